import { screen, within } from '@testing-library/react';
import { FacultyProgressPage } from '@/app/(faculty)/faculty-progress/faculty-progress';
import { academic, activityRules } from '@/content/campus';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { put } from '@/lib/store/record';
import { demoPeople } from '@/tools/college/demo';
import { drawCharts, drawnChart, tableOf } from '../components/drawn-chart';
import { month, registered } from '../components/progress/register';
import { renderSettled, startAt, writeToDevice } from '../components/settle';

const today = '2026-11-23';
const asOf = '2026-11-20';

startAt(`${today}T10:00:00Z`);
afterEach(() => jest.restoreAllMocks());

const demo = demoPeople('content', today).find(
  (one): one is TeacherRecord => one.kind === 'teacher' && one.register.items.length > 0,
)!;

interface Box {
  low: number;
  middle: number;
  high: number;
}

/** As pages show it: to the nearest tenth. */
const formatShort = (value: number) => String(Math.round(value * 10) / 10);

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

const names = ['Quiz 1', 'Quiz 2', 'Test'];

/** Students with a mark in each assessment, and one of them without the last, over five weeks. */
const section = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    registered(`Student ${index}`, {
      attendance: [month('2026-11', 12 + (index % 8), 8 - (index % 8))],
      log: {
        from: '2026-10-19',
        weeks: Array.from({ length: 5 }, (__, week) => [(index + week) % 5, 4 + (week % 2)]),
      },
      marks: names
        .slice(0, index === 0 ? 2 : 3)
        .map((name, at) => ({ name, score: 3 + ((index * 7 + at) % 17), maximum: 20 })),
    }),
  );

test.each([
  { count: 12, isSpread: true },
  { count: 9, isSpread: false },
])('of $count students, the table of each chart has what is drawn', async ({ count, isSpread }) => {
  drawCharts();
  const items = section(count);
  await show({ ...demo, asOf, overview: undefined, register: { items } });
  const percent = (value: unknown) => `${formatShort(value as number)}%`;
  const dots = await drawnChart(/^Marks by assessment/);
  const lines = await drawnChart(/^Attendance so far/);
  const { items: boxes } = (dots.options.plugins as { boxes: { items: Box[] } }).boxes;
  const points = dots.data.datasets.flatMap(({ data }) => data as { x: number }[]);
  const [, ...marks] = tableOf(/^Marks by assessment$/);
  expect(boxes).toHaveLength(isSpread ? names.length : 0);
  for (const [at, [name, low, middle, high, students]] of marks.entries()) {
    expect(name).toBe(names[at]);
    expect(points.filter(({ x }) => Math.round(x) === at)).toHaveLength(Number(students));
    if (isSpread)
      expect([low, middle, high]).toEqual(
        [boxes[at]!.low, boxes[at]!.middle, boxes[at]!.high].map(percent),
      );
    else expect([low, high]).toEqual(['–', '–']);
  }
  const [, ...weeks] = tableOf(/^Attendance so far, by week$/);
  const [middles, lows, highs] = lines.data.datasets.map(({ data }) => data);
  for (const [at, [label, low, middle, high]] of weeks.entries()) {
    expect(label).toBe(lines.data.labels![at]);
    expect(middle).toBe(percent(middles![at]));
    if (isSpread) expect([low, high]).toEqual([lows![at], highs![at]].map(percent));
    else expect([low, high, lows]).toEqual(['–', '–', undefined]);
  }
});

test('assessments of several subjects with one name are told apart by the initials', async () => {
  drawCharts();
  const marks = ['Data Systems: Test', 'Algebra: Test', 'Quiz'].map((name) => ({
    ...{ name, score: 10, maximum: 20 },
  }));
  await show({ ...demo, asOf, register: { items: [registered('Asha', { marks })] } });
  const { data } = await drawnChart(/^Marks by assessment/);
  expect(data.labels).toEqual(['DS Test', 'Alg Test', 'Quiz']);
});
