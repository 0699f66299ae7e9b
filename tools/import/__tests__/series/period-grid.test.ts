import fc from 'fast-check';
import { factsOf, readTable, spotOf } from './read-table';

describe('a timetable with a row per weekday', () => {
  it('becomes meetings', async () => {
    const { format, found, problems } = await readTable({
      header: ['Day', 'P1 (9:00-9:50)', 'P2 (10:00-10:50)', 'Lunch', '1:30-2:20'],
      rows: [
        ['Monday', 'CS101 A / Room 12 / Dr Rao', '-', '', 'MA102\nLab 3\nProf. Roy; PH103 (B-204)'],
        ['Tue', 'Free', 'CS101 A', 'Lunch', ''],
      ],
    });
    expect(format).toBe('timetable grid');
    expect(problems).toEqual([]);
    expect(factsOf(found, 'meeting')).toEqual([
      {
        section: 'CS101 A',
        weekdays: ['Monday'],
        start: '09:00',
        end: '09:50',
        period: 1,
        room: '12',
        teachers: ['Dr Rao'],
      },
      {
        section: 'MA102',
        weekdays: ['Monday'],
        start: '13:30',
        end: '14:20',
        room: 'Lab 3',
        teachers: ['Prof. Roy'],
      },
      { section: 'PH103', weekdays: ['Monday'], start: '13:30', end: '14:20', room: 'B-204' },
      { section: 'CS101 A', weekdays: ['Tuesday'], start: '10:00', end: '10:50', period: 2 },
    ]);
    expect(found[0]?.origin).toMatchObject({ line: 2, column: { index: 1 } });
  });

  it('of a section names its courses', async () => {
    const { found } = await readTable({
      preamble: [['Class: CSE 3A']],
      header: ['Day/Time', '9:00', '10:00', '11:00'],
      rows: [
        ['Mon', 'Physics', '', 'Maths'],
        ['', 'Physics Lab', '', ''],
      ],
    });
    expect(factsOf(found, 'meeting')).toEqual([
      { section: 'CSE 3A', course: 'Physics', weekdays: ['Monday'], start: '09:00', end: '10:00' },
      { section: 'CSE 3A', course: 'Maths', weekdays: ['Monday'], start: '11:00', end: '12:00' },
      {
        section: 'CSE 3A',
        course: 'Physics Lab',
        weekdays: ['Monday'],
        start: '09:00',
        end: '10:00',
      },
    ]);
  });

  it('reports a row that is of no weekday', async () => {
    const { found, problems } = await readTable(`Day|9:00-9:50|10:00-10:50
      Moonday|CS101|
      Monday|CS101|
      * subject to change||`);
    expect(problems.map(spotOf)).toEqual(['unknown-weekday 2:0 Moonday']);
    expect(found).toHaveLength(1);
  });
});

it('reports every row of no weekday once, at its line', async () => {
  const names = fc.constantFrom('Mon', 'Friday', 'someday', 'Week 1');
  await fc.assert(
    fc.asyncProperty(fc.array(names, { maxLength: 12 }), async (days) => {
      const rows = days.map((day) => [day, 'CS101', 'CS102']);
      const { problems, found } = await readTable({ header: ['Day', '9-10', '10-11'], rows });
      const wrong = days.flatMap((day, index) =>
        day === 'someday' || day === 'Week 1' ? [`unknown-weekday ${index + 2}:0 ${day}`] : [],
      );
      expect(problems.filter(({ stage }) => stage === 'value').map(spotOf)).toEqual(wrong);
      expect(found).toHaveLength((days.length - wrong.length) * 2);
    }),
  );
});

it('begins in the afternoon if its first period is at half past one', async () => {
  const { found } = await readTable(`Day|1:30-2:20|2:20-3:10
    Mon|CS101|`);
  expect(factsOf(found, 'meeting')).toMatchObject([{ start: '13:30', end: '14:20' }]);
});

it('takes the section or the teacher from the title', async () => {
  const grid = { header: ['Day', '9:00-9:50', '10:00-10:50'], rows: [['Mon', 'CS101', '']] };
  const ofSection = await readTable({ ...grid, preamble: [['Time Table of CSE 3A']] });
  expect(factsOf(ofSection.found, 'meeting')[0]).toMatchObject({
    section: 'CSE 3A',
    course: 'CS101',
  });
  const ofTeacher = await readTable({ ...grid, preamble: [['Timetable for Dr Rao']] });
  expect(factsOf(ofTeacher.found, 'meeting')[0]).toMatchObject({
    section: 'CS101',
    teachers: ['Dr Rao'],
  });
});

describe('a timetable with a column per weekday', () => {
  it('becomes meetings', async () => {
    const { found, problems } = await readTable(`Period|Time|Mon|Tue|Wed
      1|11:30 - 12:20|CS101 A||CS101 A
      |Lunch|Lunch|Lunch|Lunch
      2|12:50-1:40||CS102|
      |5:30-6:30||CS102|
      |6:45-7:45||CS102|
      3|later||CS103|`);
    expect(problems.map(spotOf)).toEqual(['unknown-time 7:1 later']);
    expect(factsOf(found, 'meeting')).toEqual([
      { section: 'CS101 A', weekdays: ['Monday'], start: '11:30', end: '12:20' },
      { section: 'CS101 A', weekdays: ['Wednesday'], start: '11:30', end: '12:20' },
      { section: 'CS102', weekdays: ['Tuesday'], start: '12:50', end: '13:40' },
      { section: 'CS102', weekdays: ['Tuesday'], start: '17:30', end: '18:30' },
      { section: 'CS102', weekdays: ['Tuesday'], start: '18:45', end: '19:45' },
    ]);
  });
});

it.each([
  ['a table of meetings', ['Section', 'Day', 'Start', 'End']],
  ['weekdays beside other columns', ['Course', 'Mon', 'Tue', 'Wed', 'Room']],
  ['a table of persons', ['ID', 'Name', 'Email']],
  ['a table of ranges', ['', '0-10', '10-20']],
])('%s is no timetable grid', async (_, header) => {
  expect((await readTable({ header, rows: [] })).format).toBeUndefined();
});

it('is not read if it has numbers of periods but no times', async () => {
  const { format } = await readTable(`Period|Mon|Tue|Wed
    1|CS101||`);
  expect(format).toBeUndefined();
});
