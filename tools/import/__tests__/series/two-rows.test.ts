import { joinHeaders } from '@/tools/import/series/two-rows';

const join = (upper: string, lower: string) =>
  joinHeaders(upper.split('|'), lower.split('|'))?.join('|');

it.each([
  [
    'courses above their parts, merged',
    'S.No|Roll No|Name|Data Structures||Algebra|',
    '|||Mid-I (30)|Best Avg (30)|Mid-I (30)|Best Avg (30)',
    'S.No|Roll No|Name|Data Structures / Mid-I (30)|Data Structures / Best Avg (30)|Algebra / Mid-I (30)|Algebra / Best Avg (30)',
  ],
  [
    'courses above their parts, repeated, with a total of all',
    'USN|Name|18CS51|18CS51|18CS52|18CS52|SGPA',
    '||IA|EA|IA|EA|',
    'USN|Name|18CS51 / IA|18CS51 / EA|18CS52 / IA|18CS52 / EA|SGPA',
  ],
  [
    'one course',
    'Roll No|Class|Physics|',
    '||Held|Attended',
    'Roll No|Class|Physics / Held|Physics / Attended',
  ],
  [
    'codes above a row of grades, with a label',
    'Subject Code ->||HS3152|MA3151',
    'Reg. Number|Stud. Name|Grade|Grade',
    'Reg. Number|Stud. Name|HS3152 / Grade|MA3151 / Grade',
  ],
  [
    'days above hours',
    '||13/10/2026||14/10/2026|',
    'Roll No|Name|P1|P2|P1|P2',
    'Roll No|Name|13/10/2026 / P1|13/10/2026 / P2|14/10/2026 / P1|14/10/2026 / P2',
  ],
  [
    'periods above their times',
    'DAY/PERIOD|1|2||3',
    '|9:10-10:00|10:00-10:50|10:50-11:00|11:00-11:50',
    'DAY/PERIOD|1 / 9:10-10:00|2 / 10:00-10:50|10:50-11:00|3 / 11:00-11:50',
  ],
])('joins %s', (_, upper, lower, header) => {
  expect(join(upper, lower)).toBe(header);
});

it.each([
  ['a row of a person', 'S.No|Roll No|Name|1|2|3', '|R1|Asha|P|P|P'],
  ['a row of maxima', 'Roll No|Name|Quiz 1|Quiz 2', '||20|20'],
  ['a row of classes held', 'Roll No|Name|Maths|Physics', '|Classes held|40|40'],
  ['a title', 'ABC College|||', 'Roll No|Name|Quiz 1|Quiz 2'],
  ['rows about the table', 'Month: July 2026||Class: CSE 3A|', 'Sl No|Roll No|Name|1'],
  ['lists beside each other', 'Section A|||Section B|', 'Roll No|Name||Roll No|Name'],
  ['the first day of a timetable', 'Day|9:00-9:50|10:00-10:50', 'Mon|DS|DS'],
  ['two rows of words', 'Course|Teacher', 'Physics|Physics'],
])('does not join a header with %s', (_, upper, lower) => {
  expect(join(upper, lower)).toBeUndefined();
});
