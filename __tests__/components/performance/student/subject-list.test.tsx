import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSettled } from '@/__tests__/components/settle';
import type { ComingClasses } from '@/components/performance/model/coming-plan';
import { SubjectList } from '@/components/performance/student/subject-list';
import { nextGrade } from '@/components/performance/model/need';
import { marksOf } from '@/components/performance/model/marks';
import { standingOf } from '@/components/progress/model/standing';
import { emptyStudentRecord } from '@/tools/college/empty-record';
import { academic } from '@/content/campus';
import { mathematics, physics } from '@/__tests__/components/performance/model/scale';

const { grading } = academic;

/** A class on every day of the term, except Sundays. */
const coming: ComingClasses = {
  termEnd: '2026-11-30',
  has: () => true,
  count: (_subject, from, to) => {
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
    return Math.max(0, days);
  },
  left: (subject, { day }, to) => coming.count(subject, day, to),
  examDay: () => null,
};

const item = (performance: typeof physics) => {
  const { id, name, assessments } = performance;
  const record = {
    ...emptyStudentRecord({ name: 'Aarav Sharma', id: '25CSE1042', asOf: '2026-11-20' }),
    subjects: { items: [{ ...performance, code: 'S' }] },
    assignments: { items: assessments.map((one) => ({ ...one, subject: name, subjectId: id })) },
  };
  const now = { day: '2026-11-23', time: '08:00' };
  const [standing] = standingOf(record, { threshold: 75, grading, coming, now }).subjects;
  return { id, name, facts: ['Dr. Ananya Rao', 'S'], about: ['4 credits'], performance, standing };
};

const show = (props: Partial<Parameters<typeof SubjectList>[0]> = {}) =>
  renderSettled(
    <SubjectList
      {...{ subjects: [item(mathematics), item(physics)], grading, threshold: 75, coming }}
      all={null}
      asOf="2026-11-20"
      {...props}
    />,
  );

const entry = (name: string) =>
  screen
    .getAllByRole('listitem')
    .find((one) => within(one).queryByText(name, { selector: 'bdi' }))!;

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-23T09:00:00'),
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'],
  });
});
afterEach(() => jest.useRealTimers());

test('Shows the grade, marks with the next grade, and attendance of each subject', async () => {
  await show();
  expect(entry('Mathematics')).toHaveTextContent(
    /^MathematicsDr\. Ananya Rao, SGrade: AMarks so far 61%A\+ needs 99% in the restAttendance 85%5 to spare/,
  );
  expect(screen.getByText(/^Grades and marks/)).toHaveTextContent('as of 20 Nov 2026');
  expect(entry('Physics')).toHaveTextContent(
    /Grade: –not knownMarks so far 85%A grade is shown once half is markedAttendance 70%/,
  );
});

test('Says so if a subject has no marks', async () => {
  await show({ subjects: [item({ ...mathematics, assessments: [] } as never)] });
  expect(entry('Mathematics')).toHaveTextContent('Marks so far –No marks yet');
  expect(within(entry('Mathematics')).queryByText('All marks')).not.toBeInTheDocument();
});

test('The tick is at the first grade above the present one, and the best grade has none', () => {
  const marks = marksOf(mathematics.assessments);
  const { bands } = grading;
  const ticks = bands.map(({ grade }) => nextGrade(marks, grade, grading)?.grade);
  const reachable = bands.filter(({ from }) => from !== null);
  for (const [index, tick] of ticks.entries())
    expect(tick).toBe(reachable.filter((one) => bands.indexOf(one) < index).at(-1)?.grade);
  expect(ticks[0]).toBeUndefined();
  expect(nextGrade(marks, null, grading)).toBeNull();
});

test('Says so if the grade of a subject does not pass', async () => {
  const failed = grading.bands.find(({ passes }) => !passes)!.grade;
  await show({ subjects: [item({ ...mathematics, grade: failed } as never), item(physics)] });
  expect(within(entry('Mathematics')).getByText('Failing')).toBeVisible();
  expect(within(entry('Physics')).queryByText('Failing')).not.toBeInTheDocument();
});

test('Shows no grade so far before half of the subject is marked', async () => {
  const [quiz] = mathematics.assessments;
  const early = { ...mathematics, grade: undefined, assessments: [{ ...quiz!, score: 1 }] };
  await show({ subjects: [item(early as typeof mathematics)] });
  expect(entry('Mathematics')).toHaveTextContent(/Grade: –not knownMarks so far 10%/);
});

test('Shows a grade so far once assessments with half of the weight are marked', async () => {
  const assessments = physics.assessments.map((one) => ({ ...one, weight: 60 }));
  await show({ subjects: [item({ ...physics, assessments } as typeof physics)] });
  expect(entry('Physics')).toHaveTextContent(/Grade so far: A\+Marks so far 85%/);
});

test('Shows what can be missed or has to be attended from now, and nothing without a minimum', async () => {
  const { unmount } = await show();
  expect(within(entry('Mathematics')).getByText('5 to spare')).toBeVisible();
  expect(within(entry('Physics')).getByText('attend the next 8')).toBeVisible();
  unmount();
  await show({ threshold: null });
  expect(screen.queryByText(/to spare|attend the next/)).toBeNull();
});

test('Lists the marks with their weights, and that missing work counts as 0', async () => {
  await show();
  const table = within(entry('Mathematics')).getByRole('table', {
    name: 'Marks in Mathematics',
    hidden: true,
  });
  expect(table).toHaveTextContent(/Quizdue 14.Sep10%8.of.10/);
  expect(table).toHaveTextContent('Problems10%Missing');
  expect(table).toHaveTextContent(/End-semesterdue 11.Dec50%To.come/);
  expect(entry('Mathematics')).toHaveTextContent('Missing work counts as 0.');
});

test('Shows what is needed for each grade, and never one that cannot be reached', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(screen.getByRole('button', { name: 'What do I need in Mathematics?' }));
  const dialog = await screen.findByRole('dialog', { name: 'What you need in Mathematics' });
  expect(dialog).toHaveTextContent('You have 61% in the 50% of the subject that is marked.');
  const rows = within(dialog).getAllByRole<HTMLTableRowElement>('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['O90%Cannot be reached', 'A+80%99%', 'P40%19%']),
  );
  // The present grade and the next one.
  const marked = rows.filter(({ className }) => className.includes('bg-brand-soft'));
  expect(marked.map(({ cells }) => cells[0]?.textContent)).toEqual(['A+', 'A']);
});

test('Asks how much is to come where no weights are published', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(screen.getByRole('button', { name: 'What do I need in Physics?' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('table')).toBeNull();
  const share = dialog.getByLabelText(/still to come, in percent/);
  await user.type(share, '140');
  expect(share).toHaveAccessibleDescription(/Enter a number from 0 to 100/);
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/Enter a number/));
  await user.clear(share);
  await user.type(share, '40');
  expect(dialog.getByRole('row', { name: /^O 90% 97.5%$/ })).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/O: 97.5%/));
});

test('Plans the classes before a chosen day', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(screen.getByRole('button', { name: 'What do I need in Mathematics?' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Before which day'), '2026-11-30');
  expect(
    dialog.getByText(
      'You can miss 6 of the 9 Mathematics classes since 20 Nov 2026 (2 of them over) before 30 Nov 2026.',
    ),
  ).toBeVisible();
});

test('Shows an error and no plan for a day after the term, and neither while a year is typed', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(screen.getByRole('button', { name: 'What do I need in Mathematics?' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText('Before which day');
  const plan = () => dialog.queryByText(/^You (can miss|must attend)/);
  expect(plan()).toBeVisible();
  fireEvent.change(field, { target: { value: '0002-11-30' } });
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(plan()).toBeNull();
  fireEvent.change(field, { target: { value: '2028-11-30' } });
  expect(field).toHaveAccessibleDescription(/Choose a day of the term that is still to come/);
  expect(plan()).toBeNull();
});
