import { factsOf, readFormat, readPlain, table } from './read-table';
import { readTable, factsOf as foundOf } from '../wide/read-table';

it('reads the grades of Gradescope with the highest scores of their own columns', async () => {
  const { format, found, problems } = await readTable({
    header: [
      ...['First Name', 'Last Name', 'SID', 'Email', 'Sections', 'Quiz 1', 'Quiz 1 - Max Points'],
      ...['Quiz 1 - Submission Time', 'Quiz 1 - Lateness (H:M:S)', 'Total Lateness (H:M:S)'],
    ],
    rows: [
      [
        'Meera',
        'Nair',
        'S1',
        'm@x.edu',
        '',
        '18.5',
        '20.0',
        '2026-09-01 10:00:00 +0530',
        '00:00:00',
        '00:00:00',
      ],
      ['Asha', 'Sen', 'S2', 'a@x.edu', '', '', '20.0', '', '', '00:00:00'],
    ],
  });
  expect(format).toBe('Gradescope grades');
  expect(problems).toEqual([]);
  expect(foundOf(found, 'assignment')).toMatchObject([{ title: 'Quiz 1', maximum: 20 }]);
  expect(foundOf(found, 'result')).toMatchObject([{ person: 'S1', score: 18.5 }]);
});

it('reads School Data Sync with only the columns that it requires', async () => {
  const read = await readFormat(
    table('Student.csv', 'SIS ID|School SIS ID|Username', '7|S1|meera@x.edu'),
  );
  expect(read.format).toBe('Microsoft SDS Student.csv');
  expect(factsOf(read, 'person')).toMatchObject([{ id: '7', name: 'meera@x.edu' }]);
});

it('does not take attendance for the enrolments of Clever', async () => {
  const rows = table(
    'attendance.csv',
    'School_id|Section_id|Student_id|Date|Status',
    'S1|K1|7|2026-09-01|P',
  );
  expect((await readFormat(rows)).format).toBeUndefined();
  expect(factsOf(await readPlain(rows), 'attendance')).toMatchObject([
    { person: '7', section: 'K1', status: 'present' },
  ]);
});
