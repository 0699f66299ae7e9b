import { factsOf, readTable, spotOf } from './read-table';

const header = [
  'Name',
  'First join',
  'Last leave',
  'In-meeting duration',
  'Email',
  'Participant ID (UPN)',
  'Role',
];
const row = (name: string, join: string, email: string, role = 'Presenter') => [
  name,
  join,
  join,
  '19m',
  email,
  email,
  role,
];

describe('an attendance report of Teams', () => {
  const report = {
    file: 'meeting.csv',
    sheet: '2. Participants',
    header,
    rows: [
      row('Dr Rao', '14/11/22, 09:29:07', 'rao@abc.edu', 'Organizer'),
      row('Khan, Bilal', '14/11/22, 09:35:46', 'bilal@abc.edu'),
      row('Asha', '14/11/22, 09:30:46', ''),
      row('Asha', '14/11/22, 10:30:46', ''),
    ],
  };

  it('becomes attendance of who joined', async () => {
    const { format, found, problems } = await readTable(report, {}, false);
    expect(format).toBe('Microsoft Teams attendance');
    expect(problems).toEqual([]);
    expect(factsOf(found, 'attendance')).toEqual([
      { person: 'bilal@abc.edu', day: '2022-11-14', session: '09:29', status: 'present' },
      { person: 'Asha', day: '2022-11-14', session: '09:29', status: 'present' },
    ]);
  });

  it('asks for the order of its days', async () => {
    const rows = [row('Asha', '11/12/2022, 09:30:46', '')];
    const { found, problems } = await readTable({ ...report, rows });
    expect(problems.map(spotOf)).toEqual(['ambiguous-dates 2:1 11/12/2022, 09:30:46']);
    expect(found).toEqual([]);
    const told = await readTable({ ...report, rows }, { dateOrder: 'day-first' });
    expect(factsOf(told.found, 'attendance')[0]?.day).toBe('2022-12-11');
  });

  it('reports a moment that is none', async () => {
    const { problems } = await readTable({
      ...report,
      rows: [row('Asha', 'soon', ''), row('Cy', '14/11/22, 09:30:46', '')],
    });
    expect(problems.map(spotOf)).toEqual(['not-a-day 2:1 soon']);
  });

  it('is not read again from the tables beside it', async () => {
    const summary = {
      sheet: '1. Summary',
      header: ['Meeting title', 'Physics'],
      rows: [['Attended participants', '7']],
    };
    const { format, found, rows } = await readTable(summary);
    expect([format, found, rows]).toEqual(['Microsoft Teams meeting (details)', [], 1]);
    const details = {
      sheet: '3. In-Meeting activities',
      header: ['Name', 'Join time', 'Leave time', 'Duration'],
      rows: report.rows,
    };
    expect((await readTable(details)).found).toEqual([]);
  });
});

it('reads the older list of who joined and left', async () => {
  const { found } = await readTable(`Full Name|User Action|Timestamp
    Asha|Joined|14/12/2020, 12:27:24
    Asha|Left|14/12/2020, 12:45:18
    Bilal|Joined|14/12/2020, 12:20:00`);
  expect(factsOf(found, 'attendance')).toEqual([
    { person: 'Asha', day: '2020-12-14', session: '12:20', status: 'present' },
    { person: 'Bilal', day: '2020-12-14', session: '12:20', status: 'present' },
  ]);
});

it('reads the list of participants of Zoom', async () => {
  const { format, found } =
    await readTable(`Name (Original Name)|User Email|Join Time|Leave Time|Duration (Minutes)|Guest
    Asha|asha@abc.edu|10/13/2026 09:30:46 AM|10/13/2026 10:20:00 AM|50|No`);
  expect(format).toBe('Zoom attendance');
  expect(factsOf(found, 'attendance')).toEqual([
    { person: 'asha@abc.edu', day: '2026-10-13', session: '09:30', status: 'present' },
  ]);
});
