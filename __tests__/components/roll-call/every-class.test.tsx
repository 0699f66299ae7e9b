import { fireEvent, screen, within } from '@testing-library/react';
import { renderSettled, startAt } from '@/__tests__/components/settle';
import type { RollMarks } from '@/components/roll-call/model/roll-call';
import { classDayChanges, linesOf } from '@/components/roll-call/model/roll-letter';
import { EveryClass } from '@/components/roll-call/student/every-class';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { workspace } from '@/lib/store/device';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const meeting = {
  ...{ id: 'nets', start: '10:50', end: '11:45', section: 'CSE-C', course: 'Computer Networks' },
  ...{ teachers: ['Prof. Deshmukh'], room: 'B-105' },
};
const record = {
  asOf: '2026-10-09',
  subjects: { items: [{ id: 'nets', code: 'CS1', name: 'Computer Networks' }] },
  log: [
    {
      ...{ subject: 'nets', from: '2026-10-05', weeks: [[4, 5]] },
      days: [{ day: '2026-10-08', start: '10:50', status: 'absent' }],
    },
  ],
  timetable: { meetings: [meeting] },
  drop: [
    { teacher: 'fac-1', name: 'Prof. Deshmukh' },
    { teacher: 'FAC-2', name: 'Dr. Rao' },
  ],
} as unknown as StudentRecord;
const marksOf = (status: 'A' | 'L' | 'P'): RollMarks =>
  status === 'P' ? {} : { '24CSE3018': status };
const rollCall = (day: string, status: 'A' | 'L' | 'P', more: object = {}) => ({
  ...{ ...meeting, id: `nets:${day}`, meeting: 'nets', day, at: `${day}T05:30:00.000Z` },
  ...{ students: ['24CSE3018'], marks: marksOf(status), ...more },
});

const tell = (...of: Parameters<typeof rollCall>) => tellAs('FAC-1', ...of);

async function tellAs(teacher: string, ...of: Parameters<typeof rollCall>) {
  const { head, rows } = linesOf([rollCall(...of)]);
  const isUnsigned = teacher === 'FAC-1';
  await workspace.write(classDayChanges({ head, line: rows[0]![1], isUnsigned }, teacher));
}

startAt('2026-10-16T18:00:00+05:30');

test('A student sees each class that was not attended, its source, its history, and where the two differ', async () => {
  await tell('2026-10-16', 'A');
  const earlier = ['2026-10-16T05:30:00.000Z'];
  const about = ['24CSE3018'];
  await tell('2026-10-16', 'L', {
    ...{ changed: '2026-10-16T11:02:00.000Z', earlier, why: 'Was in the lab', about },
  });
  await tell('2026-10-08', 'P');
  await tellAs('FAC-2', '2026-10-16', 'A');
  await renderSettled(
    <EveryClass record={record} timeZone="Asia/Kolkata" email="office@college.test" />,
  );
  const week = await screen.findByRole('region', { name: 'This week' });
  const [late] = within(week).getAllByRole('listitem');
  expect(late).toHaveTextContent('Late');
  expect(late).toHaveTextContent('10:50AM · B-105 · Prof. Deshmukh');
  expect(late).toHaveTextContent(/absent changed by the teacher, 16.Oct, 4:32PM: Was in the lab/);
  expect(late).toHaveTextContent('Teacher’s register, not yet the college’s, not signed');
  expect(late).toHaveTextContent(
    'Dr. Rao’s register says absent. It does not count: another teacher holds the class.',
  );
  const last = screen.getByRole('region', { name: 'Last week' });
  expect(last).toHaveTextContent(
    'Differs: teacher’s register says present, the college’s record absent',
  );
  expect(within(last).getByRole('link', { name: 'Ask the office' })).toHaveAttribute(
    'href',
    expect.stringContaining(
      'mailto:office@college.test?subject=Attendance%3A%20Computer%20Networks',
    ),
  );
  fireEvent.click(screen.getByRole('radio', { name: 'All 11' }));
  expect(screen.getAllByText('No register yet').length).toBeGreaterThan(3);
  expect(screen.getByText(/comes with the college’s next record/)).toBeVisible();
});
