import { screen, within } from '@testing-library/react';
import { FacultyProgressPage } from '@/app/(faculty)/faculty-progress/faculty-progress';
import { academic, activityRules } from '@/content/campus';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { put } from '@/lib/store/record';
import { demoPeople } from '@/tools/college/demo';
import { month, registered } from '../components/help/register';
import { renderSettled, startAt, writeToDevice } from '../components/settle';

const today = '2026-11-23';
const asOf = '2026-11-20';

startAt(`${today}T10:00:00Z`);
afterEach(() => jest.restoreAllMocks());

const demo = demoPeople('content', today).find(
  (one): one is TeacherRecord => one.kind === 'teacher' && one.register.items.length > 0,
)!;

const show = (record: TeacherRecord) =>
  renderSettled(
    <FacultyProgressPage
      sample={record}
      signedOut={null}
      help={academic.help}
      {...{ rules: activityRules, attendance: 75, decisionDays: 14 }}
      {...{ timeZone: 'Asia/Kolkata', duty: 'leftOut' }}
    />,
  );

const meeting = {
  ...{ id: 'm', period: 1, start: '09:00', end: '09:55', section: '1CSE33', course: 'Mathematics' },
  students: 2,
};

test('the registers of this device count in the figures, and the page says so', async () => {
  window.history.replaceState(null, '', '?view=marks');
  await show({
    ...{ ...demo, asOf, schedule: undefined, classes: { items: [meeting] } },
    register: {
      items: ['Asha', 'Meera'].map((name) =>
        registered(name, { attendance: [month('2026-11', 15, 5)] }),
      ),
    },
  });
  const table = screen.getByRole('table', { name: 'Students' });
  expect(within(table).queryByText('71.4%')).toBeNull();
  await writeToDevice(
    put('rollCalls', {
      ...{ id: `m:${today}`, meeting: 'm', day: today, start: '09:00', end: '09:55' },
      ...{ section: '1CSE33', course: 'Mathematics', at: `${today}T04:00:00.000Z` },
      ...{ students: ['25-ASHA', '25-MEERA'], marks: { '25-ASHA': 'A' } },
    }),
  );
  expect(within(table).getByText('71.4%')).toBeVisible();
  expect(screen.getByText(/^College’s figures up to/)).toHaveTextContent(
    'College’s figures up to Fri 20 Nov, with 1 more by teachers’ registers',
  );
});

test('a head sees the sections of the department, those with most students below the limit first', async () => {
  await show(demo);
  const card = within(screen.getByRole('region', { name: 'Sections of the department' }));
  const names = card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual([
    'CSE-B · Engineering Mathematics',
    'CSE-A · Engineering Mathematics',
    'CSE-C · Programming in C',
  ]);
  expect(card.getByText('17 below 75%')).toBeVisible();
  expect(card.getByText('fewer than 5 below 75%')).toBeVisible();
  const [, marks] = card.getAllByRole('list');
  expect(within(marks!).getAllByRole('listitem')[0]).toHaveTextContent(
    'Quiz 162%, middle half of the class 50% to 75%',
  );
  const table = card.getByRole('table', { name: /^Attendance of CSE-B/, hidden: true });
  const [, first] = within(table).getAllByRole('row', { hidden: true });
  const week = demo.overview!.find(({ section }) => section === 'CSE-B')!.attendance!.weeks[0]!;
  expect([...first!.children].slice(1).map((cell) => cell.textContent)).toEqual(
    week.map((value) => `${value}%`),
  );
});
