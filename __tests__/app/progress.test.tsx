import { act, fireEvent, screen, within } from '@testing-library/react';
import { ProgressPage } from '@/app/(student)/Progress/progress';
import { academic, activityRules } from '@/content/campus';
import { sampleRecords } from '@/content/record';
import type { Grading } from '@/content/schema/academic';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { Assignment } from '@/content/schema/student/assignment';
import { demoPeople } from '@/tools/college/demo';
import { emptyStudentRecord } from '@/tools/college/empty-record';
import { drawCharts, drawnChart, tableOf } from '../components/drawn-chart';
import { renderSettled, startAt } from '../components/settle';

const today = '2026-11-23';

startAt(`${today}T04:00:00Z`);
afterEach(() => jest.restoreAllMocks());

interface Site {
  grading?: Grading;
  threshold?: number | null;
}

const show = (record: StudentRecord, { grading = academic.grading, threshold = 75 }: Site = {}) =>
  renderSettled(
    <ProgressPage
      sample={record}
      signedOut={null}
      empty="No progress yet"
      {...{
        grading,
        threshold,
        rules: activityRules,
        by: 'subject',
        duty: 'leftOut',
        timeZone: 'Asia/Kolkata',
      }}
      comparison={{ smallest: 10, show: true }}
    />,
  );

const empty = emptyStudentRecord({ name: 'Asha Rao', id: '26CSE1', asOf: '2026-11-20' });

const demo = demoPeople('content', today).find(
  (one): one is StudentRecord => one.kind === 'student' && one.log !== undefined,
)!;

const physics = { id: 's', code: 'S1', name: 'Physics' };
const attendance = { present: 15, absent: 5, total: 20, asOf: '2026-11-20' };

const work = (fields: Partial<Assignment>): Assignment => ({
  ...{ id: 'q', name: 'Quiz 1', subject: 'Physics', subjectId: 's', maximum: 20 },
  ...{ state: 'graded', score: 15, ...fields },
});

const region = (name: string | RegExp) => screen.getByRole('region', { name });

test('the table of each chart has what is drawn', async () => {
  drawCharts();
  await show(demo);
  const { data } = await drawnChart(/is needed\.$/);
  const [head, ...weeks] = tableOf(/^Attendance of .* by week$/);
  const first = head!.findIndex((text) => text.endsWith('so far'));
  expect(head!.slice(first)).toEqual(data.datasets.map(({ label }) => `${label} so far`));
  const percent = (value: unknown) => (value === null ? '–' : `${String(value)}%`);
  for (const [index, [label, ...cells]] of weeks.entries()) {
    expect(label).toBe(data.labels![index]);
    expect(cells.slice(first - 1)).toEqual(data.datasets.map((set) => percent(set.data[index])));
  }
  const [, ...rows] = tableOf(/^Marks in order$/);
  const dots = await drawnChart(/marks in order/);
  const shown = rows.flatMap(([, , mine], at) =>
    mine!.includes(' of ') ? [{ x: at, y: Number.parseFloat(mine!.split(', ')[1]!) }] : [],
  );
  expect(dots.data.datasets[0]!.data).toEqual(shown);
  const { items } = (dots.options.plugins as { boxes: { items: object[] } }).boxes;
  expect(items).toHaveLength(rows.filter(([, , , middle]) => middle !== '–').length);
});

test('the class is shown until it is switched off, on every table, and the switch is remembered', async () => {
  const view = await show(demo);
  expect(screen.getAllByRole('columnheader', { name: 'Median', hidden: true }).length).toBe(2);
  const control = screen.getByRole('switch', { name: 'Class beside me' });
  expect(control).toBeChecked();
  await act(async () => void fireEvent.click(control));
  expect(screen.queryByRole('columnheader', { name: 'Median', hidden: true })).toBeNull();
  view.unmount();
  await show(demo);
  expect(screen.getByRole('switch', { name: 'Class beside me' })).not.toBeChecked();
  expect(screen.queryByRole('columnheader', { name: 'Median', hidden: true })).toBeNull();
  expect(document.body).not.toHaveTextContent('middle half');
});

test('a subject is chosen by a chip, and its classes are in the table', async () => {
  await show(demo);
  const { name, attendance: counts } = demo.subjects.items[0]!;
  const chips = within(screen.getByRole('group', { name: 'Subject' }));
  fireEvent.click(chips.getByRole('radio', { name }));
  const [head, ...rows] = tableOf(new RegExp(`^Attendance of ${name} by week$`));
  expect(head).toContain('Not in time');
  const known = rows.filter(([, cell]) => cell !== 'not known');
  const attended = known.reduce((sum, [, cell]) => sum + Number.parseInt(cell!, 10), 0);
  expect(attended).toBe(counts!.present + (counts!.late ?? 0));
  const exceptions = rows.flatMap(([, , cell]) => (cell === '–' ? [] : cell!.split('; ')));
  expect(exceptions.filter((text) => text.startsWith('absent'))).toHaveLength(counts!.absent);
});

test('the sample has a line by month, its newest facts and no marks yet', async () => {
  await show(sampleRecords.student);
  expect(region('Attendance by month')).toHaveTextContent('You can miss 32 more classes');
  expect(region('Newest in the sample')).toHaveTextContent('approved');
  expect(region('Marks in order')).toHaveTextContent('No marks yet');
  expect(screen.queryByRole('region', { name: 'Terms' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'By subject' })).toBeNull();
});

test('of a new student, the page says that there is nothing yet', async () => {
  await show(empty);
  expect(screen.getByText('No progress yet')).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
});

test('fewer than four weeks are a figure without a line, and nothing is missed by a chart', async () => {
  const log = [{ subject: 's', from: '2026-11-16', weeks: [[15, 20]] as [number, number][] }];
  await show({ ...empty, subjects: { items: [{ ...physics, attendance }] }, log });
  expect(region('Attendance so far')).toHaveTextContent('75%A line needs four weeks');
  expect(region('What matters most now')).toHaveTextContent(
    'Physics: 1 more absence and you are below 75%',
  );
});

test('without a minimum there is neither a limit nor a sentence about absences', async () => {
  await show({ ...demo, assignments: { items: [] } }, { threshold: null });
  expect(region(/Attendance so far/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nothing is pressing' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'To spare' })).toBeNull();
});

test('old figures allow nothing', async () => {
  const old = { ...attendance, asOf: '2026-11-01' };
  await show({
    ...empty,
    asOf: '2026-11-01',
    subjects: { items: [{ ...physics, attendance: old }] },
  });
  expect(screen.queryByText(/to spare|more absence/i)).toBeNull();
  expect(region('By subject')).toHaveTextContent('75%');
  expect(region('Attendance so far')).toHaveTextContent('As of 01 Nov.');
});

test.each([
  ['ten', { count: 10, low: 50, middle: 60, high: 70 }, ['50% to 70%', '60%', '10']],
  ['ten of whom half have one mark', { count: 10, middle: 60 }, ['60%', '60%', '10']],
  ['nine', undefined, []],
])('a mark of a class of %s has its text', async (_, figures, cells) => {
  const items = [work(figures ? { class: figures } : {})];
  await show({ ...empty, subjects: { items: [physics] }, assignments: { items } });
  expect(tableOf(/^Marks in order$/)[1]).toEqual(['Quiz 1', 'Physics', '15 of 20, 75%', ...cells]);
  expect(screen.queryAllByRole('switch')).toHaveLength(figures ? 1 : 0);
});

const term = (id: string, percentage: number, sgpa: number) => ({
  ...{ id, name: id, sgpa },
  subjects: [{ id: 'p', name: 'Physics', credits: 4, percentage }],
});

test('one term is a number, two are a line with the change', async () => {
  const results = { asOf: '2026-11-20', basis: 'Results', terms: [term('Semester 1', 82, 8.05)] };
  const view = await show({ ...empty, results });
  expect(region('Terms')).toHaveTextContent('out of 10CGPA, Semester 18.05');
  expect(within(region('Terms')).queryByText('Show as a table')).toBeNull();
  view.unmount();
  await show({
    ...empty,
    results: { ...results, terms: [...results.terms, term('Semester 2', 75, 8.3)] },
  });
  expect(region('Terms')).toHaveTextContent('last SGPA, +0.25');
  expect(tableOf(/^SGPA and CGPA by term$/).slice(1)).toEqual([
    ['Semester 1', '8.05', '8.05'],
    ['Semester 2', '8.30', '8.18'],
  ]);
});

test('a scale of percentages has its own names', async () => {
  const grading: Grading = { ...academic.grading, unit: 'percent', maximum: 100 };
  const results = { asOf: '2026-11-20', basis: 'Results', terms: [term('Semester 1', 82, 82)] };
  await show({ ...empty, results }, { grading });
  expect(region('Terms')).toHaveTextContent('Overall average, Semester 182.00%');
  expect(region('Terms')).not.toHaveTextContent('out of');
});
