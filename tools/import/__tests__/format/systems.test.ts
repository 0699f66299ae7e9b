import { factsOf, readFormat, readPlain, readWith, table } from './read-table';
import { emptyMapping } from '@/tools/import/mapping/mapping';
import { findReader, isQuestion } from '@/tools/import/mapping/find-reader';

it('does not take attendance for the enrolments of Clever', async () => {
  const rows = table(`attendance.csv
    School_id|Section_id|Student_id|Date|Status
    S1|K1|7|2026-09-01|P`);
  expect((await readFormat(rows)).format).toBeUndefined();
  expect(factsOf(await readPlain(rows), 'attendance')).toMatchObject([
    { person: '7', section: 'K1', status: 'present' },
  ]);
});

it.each([
  ['users.csv', 'id|name|email', '1|Mira|m@x.edu'],
  ['marks.csv', 'Username|Last Name|First Name|Quiz', 'a|b|c|1'],
])('does not take %s with the columns %s for the export of a system', async (...lines) => {
  expect((await readFormat(table(...lines))).format).toBeUndefined();
});

it('does not take any list of students for one of School Data Sync that lacks columns', async () => {
  const rows = table('students.csv', 'id|first_name|last_name|username', '7|Meera|Nair|meera');
  expect((await readFormat(rows)).format).toBeUndefined();
});

it.each([
  [
    'of FET',
    'Activity Id|Day|Hour|Students Sets|Subject|Teachers|Room',
    '1|Monday|1|A|Maths|Rao|R1',
  ],
  ['of any system', 'Section|Day|Period|Course Code|Faculty|Room', 'A|Monday|Period 1|MA1|Rao|R1'],
])(
  'reads a timetable %s with numbered hours if the college says when they are',
  async (_, ...lines) => {
    const rows = table('timetable.csv', ...lines);
    const readBy = async (periods?: Record<string, string>) => {
      const reader = findReader(rows, { ...emptyMapping, ...(periods && { periods }) });
      return readWith(isQuestion(reader) ? undefined : reader, rows);
    };
    const unknown = await readBy();
    expect(unknown.problems.map(({ code }) => code)).toEqual(['unknown-hour']);
    expect(factsOf(unknown, 'meeting')).toEqual([]);
    expect(factsOf(await readBy({ 1: '08:00-08:45' }), 'meeting')).toMatchObject([
      { start: '08:00', end: '08:45' },
    ]);
  },
);
