import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AssignmentsPending } from '@/components/assignment/student/assignments-pending';
import { publishedPending } from '@/components/assignment/model/assignment';
import { CurrentAttendance } from '@/components/attendance/current-attendance';
import { studentAudience } from '@/components/shell/audience';
import { findEntries } from '@/components/shell/model/palette';
import { takeSubject } from '@/components/shell/model/query-mail';
import { Palette } from '@/components/shell/palette';
import { paletteActions } from '@/components/shell/palette-action';
import { useSuggestions } from '@/components/shell/suggestions';
import { termAttendance } from '@/components/progress/model/standing';
import { sampleStudentRecord } from '@/content/record';
import { site } from '@/content/site';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const words: readonly [word: string, target: string][] = [
  ['attendance', 'Attendance'],
  ['present', 'Attendance'],
  ['absent', 'Attendance'],
  ['bunk', 'Attendance'],
  ['homework', 'Assignments pending'],
  ['due', 'Assignments pending'],
  ['deadline', 'Assignments pending'],
  ['marks', 'Marks of each subject'],
  ['grades', 'Marks of each subject'],
  ['results', 'Marks of each subject'],
  ['cgpa', 'Marks of each subject'],
  ['points', 'Activity points'],
  ['certificate', 'Submit for Approval'],
  ['timetable', 'Timetable of this week'],
  ['schedule', 'Timetable of this week'],
  ['room', 'Timetable of this week'],
  ['map', 'College Map'],
  ['holiday', 'Academic Calendar'],
  ['resume', 'Export as CV'],
  ['help', 'Raise a Query'],
  ['dark', 'Theme: Dark'],
];

const threshold = site.attendanceThreshold;

const suggestions = () =>
  renderHook(() =>
    useSuggestions(sampleStudentRecord, site.search, {
      threshold,
      timeZone: site.timeZone,
      duty: 'leftOut',
    }),
  ).result.current;

test.each(words)('“%s” finds %s first', (word, target) => {
  const entries = [
    ...suggestions(),
    ...paletteActions('student', studentAudience.navigation, true),
  ];
  expect(findEntries(entries, word)[0]).toMatchObject({ label: target });
});

test('the figures of the search are those of the Dashboard', () => {
  const [attendance, pending] = suggestions();
  const { assignments } = sampleStudentRecord;
  render(
    <>
      <CurrentAttendance
        standing={termAttendance(sampleStudentRecord, { threshold, coming: null, now: null })}
        {...{ threshold, today: null }}
      />
      <AssignmentsPending
        pending={publishedPending(assignments.items, assignments.pending)}
        items={assignments.items}
      />
    </>,
  );
  expect(screen.getByText(attendance!.detail!)).toBeVisible();
  expect(screen.getByText(pending!.detail!.split(',')[0]!)).toBeVisible();
});

const openPalette = () =>
  render(
    <Palette
      side="student"
      pages={studentAudience.navigation}
      sample={sampleStudentRecord}
      timeZone={site.timeZone}
      duty="leftOut"
      synonyms={site.search}
      threshold={threshold}
      label="Search"
      typed=""
      onClose={() => {}}
    />,
  );

test('six suggestions with their figures are shown before anything is typed', async () => {
  openPalette();
  await act(async () => {});
  expect(screen.getByText('Often wanted')).toBeVisible();
  expect(screen.getAllByRole('option')).toHaveLength(6);
  expect(screen.getByRole('option', { name: /^Attendance/ })).toHaveTextContent('95%');
});

test('what is not found can be asked', async () => {
  const user = userEvent.setup();
  openPalette();
  await user.type(screen.getByRole('combobox'), 'fees');
  expect(
    screen.getByText('Nothing found for “fees”. Try attendance, marks or points.'),
  ).toBeVisible();
  await user.click(screen.getByRole('option', { name: 'Raise a Query about “fees” Action' }));
  expect(takeSubject()).toBe('A query about fees');
});
