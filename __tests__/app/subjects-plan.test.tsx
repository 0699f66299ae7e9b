import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SubjectsPage } from '@/app/(student)/Subjects/subjects';
import { academic } from '@/content/campus';
import { change } from '@/lib/store/record';
import { emptyStudentRecord } from '@/tools/college/empty-record';
import { renderSettled, wipeDevice, writeToDevice } from '../components/settle';

const timeZone = 'Asia/Kolkata';

const record = {
  ...emptyStudentRecord({ name: 'Aarav Sharma', id: '25CSE1042', asOf: '2099-11-20' }),
  subjects: {
    items: [
      {
        ...{ id: 'maths', code: 'MA1', name: 'Mathematics' },
        attendance: { present: 36, absent: 4, total: 40, asOf: '2099-11-20' },
      },
    ],
  },
  timetable: {
    term: { name: 'Autumn', from: '2099-08-03', to: '2099-11-30' },
    meetings: [
      {
        ...{ id: 'maths-1', start: '09:00', end: '09:55', section: '1CSE33' },
        ...{ course: 'Mathematics', subject: 'maths', weekdays: ['Monday' as const] },
      },
    ],
    ...{ days: [], changes: [], exams: [] },
  },
};

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2099-11-21T09:00:00'),
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'],
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await wipeDevice();
});

test('The page leads to the week, and a class that is cancelled on this device is not in the plan', async () => {
  await renderSettled(
    <SubjectsPage
      sample={record}
      {...{ signedOut: null, empty: null, threshold: 75, duty: 'leftOut' }}
      grading={academic.grading}
      week={{ timeZone, weekStart: 'Monday' }}
      calendarHost={{ host: 'college.example', timeZone }}
    />,
  );
  const link = screen.getByRole('link', { name: 'The whole week' });
  expect(link).toHaveAttribute('href', '#week');
  const week = screen.getByRole('region', { name: 'Week' }).parentElement;
  expect(week).toHaveClass('hidden');
  fireEvent.click(link);
  window.location.hash = '#week';
  await waitFor(() => expect(week).not.toHaveClass('hidden'));
  expect(week).toHaveFocus();
  expect(screen.getByText('all 2 left')).toBeVisible();
  await writeToDevice(
    change('cancellations', 'maths-1:2099-11-23', () => ({
      ...{ id: 'maths-1:2099-11-23', session: 'maths-1', day: '2099-11-23' },
      ...{ title: '1CSE33 Mathematics', start: '09:00', end: '09:55' },
      ...{
        reason: 'Conference',
        at: '2099-11-21T04:00:00.000Z',
        by: 'Dr. Ananya Rao',
        restored: null,
        sequence: 1,
      },
    })),
  );
  expect(screen.getByText('1 to spare')).toBeVisible();
});
