import { cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import { DashboardPage } from '@/app/(student)/Dashboard/dashboard';
import { ProgressPage } from '@/app/(student)/Progress/progress';
import { SubjectsPage } from '@/app/(student)/Subjects/subjects';
import { useSuggestions } from '@/components/shell/suggestions';
import { academic, activityRules, calendar } from '@/content/campus';
import type { Grading } from '@/content/schema/academic';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { emptyStudentRecord } from '@/tools/college/empty-record';
import { classDayChanges, linesOf } from '@/components/roll-call/model/roll-letter';
import { renderSettled, wipeDevice, writeToDevice } from '../components/settle';

const timeZone = 'Asia/Kolkata';
const calendarHost = { host: 'college.example', timeZone };

const scales: readonly Grading[] = [
  academic.grading,
  { ...academic.grading, maximum: 4 },
  { ...academic.grading, unit: 'percent', maximum: 100 },
];

const kinds = ['fresh', 'old', 'empty', 'exam tomorrow', 'everything over', 'lateral'] as const;

interface Case {
  index: number;
  kind: (typeof kinds)[number];
  grading: Grading;
  record: StudentRecord;
}

const cases = Array.from({ length: 20 }, (_, index): Case => {
  const kind = kinds[index % kinds.length]!;
  const asOf = kind === 'old' ? '2026-11-02' : '2026-11-20';
  const basis = { name: 'Asha Rao', id: `26CSE${index}`, asOf };
  const empty = emptyStudentRecord(basis);
  const grading = scales[index % scales.length]!;
  if (kind === 'empty') return { index, kind, grading, record: empty };
  const names = ['Physics', 'Graphics', 'English'];
  const items = names.map((name, place) => {
    const total = 16 + ((index * 7 + place * 5) % 17);
    const absent = (index * 3 + place * 4) % 9;
    return {
      ...{ id: `s${place}`, code: `C${place}`, name },
      attendance: { present: total - absent, absent, total, asOf },
    };
  });
  const timetable = {
    term: {
      ...{ name: 'Autumn', from: '2026-08-03' },
      to: kind === 'everything over' ? '2026-11-20' : '2026-12-18',
    },
    meetings: items.map(({ id, name }) => ({
      ...{ id: `m-${id}`, start: '08:00', end: '08:55', section: '1CSE33' },
      ...{ course: name, subject: id, weekdays: ['Monday' as const, 'Thursday' as const] },
    })),
    ...{ days: [], changes: [] },
    exams:
      kind === 'exam tomorrow'
        ? names.map((course, place) => ({
            ...{ id: `e${place}`, course, day: '2026-11-24', start: '09:30', end: '12:30' },
          }))
        : [],
  };
  const student = { ...empty.student, ...(kind === 'lateral' && { lateral: true as const }) };
  return { index, kind, grading, record: { ...empty, student, subjects: { items }, timetable } };
});

beforeEach(() => {
  jest.useFakeTimers({
    // 9:00AM at the college: the classes of the day are over.
    now: new Date('2026-11-23T03:30:00Z'),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
      ...(['setImmediate', 'queueMicrotask', 'nextTick'] as const),
    ],
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await wipeDevice();
});

const spareWords =
  /^(?:· )?(\d+ to spare|all \d+ left|no class left|attend the next \d+|\d+% cannot be reached)$/;

/** Each subject's share and what can be missed, as the page that is shown says them. */
const figuresIn = (list: HTMLElement, record: StudentRecord) =>
  record.subjects.items.map(({ name }) => {
    const item = within(list).getByText(name, { selector: 'bdi' }).closest('li')!;
    const spare = within(item).queryByText(spareWords)?.textContent.replace(' · ', '') ?? null;
    return [name, within(item).getByText(/^[\d.]+%$/).textContent, spare];
  });

/** The same of the table on Progress, whose chips have the number alone. */
const figuresInTable = (table: HTMLElement) => {
  const [head, ...rows] = within(table).getAllByRole('row');
  const names = within(head!)
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent);
  return rows.map((row) => {
    const cell = (name: string) => row.children[names.indexOf(name)]?.textContent ?? null;
    const subject = within(row).getByRole('rowheader').querySelector('bdi')!.textContent;
    const spare = cell('To spare')?.replace(/^\d+$/, '$& to spare') ?? null;
    return [subject, cell('So far'), spare];
  });
};

const duty = 'leftOut' as const;

test.each(cases)(
  'Dashboard, search, Subjects and Progress show the same figures of record $index ($kind)',
  async ({ kind, grading, record }) => {
    const site = { calendarHost, timeZone, grading, threshold: 75, duty, signedOut: null };
    await renderSettled(
      <DashboardPage sample={record} {...{ calendar, map: null, activityRules }} {...site} />,
    );
    const current = screen.getByRole('region', { name: 'Current Attendance' });
    if (kind === 'empty') {
      expect(current).toHaveTextContent('Not Known Yet');
      return;
    }
    const counts = record.subjects.items.map(({ attendance }) => attendance!);
    const present = counts.reduce((sum, one) => sum + one.present, 0);
    const total = counts.reduce((sum, one) => sum + one.total, 0);
    const exact = (100 * present) / total;
    const [shown = ''] = /[\d.]+(?=%)/.exec(current.textContent) ?? [];
    expect(Math.abs(Number(shown) - exact)).toBeLessThan(0.1);
    expect(Number(shown) < 75).toBe(4 * present < 3 * total);
    const { result: search } = renderHook(() =>
      useSuggestions(record, undefined, { threshold: 75, timeZone, duty }),
    );
    expect(search.current.find(({ id }) => id === 'suggestion-attendance')?.detail).toBe(
      `${shown}%`,
    );
    const onDashboard = figuresIn(
      screen.getByRole('list', { name: 'Attendance by subject' }),
      record,
    );
    cleanup();
    await renderSettled(
      <SubjectsPage
        sample={record}
        empty={null}
        week={{ timeZone, weekStart: 'Monday' }}
        {...site}
      />,
    );
    const onSubjects = figuresIn(screen.getByRole('list', { name: 'Subjects' }), record);
    expect(onSubjects).toEqual(onDashboard);
    cleanup();
    await renderSettled(
      <ProgressPage
        sample={record}
        {...{ empty: null, comparison: null, by: 'subject', rules: activityRules }}
        {...site}
      />,
    );
    expect(screen.getByRole('region', { name: 'Attendance so far' })).toHaveTextContent(
      `${shown}%`,
    );
    expect(figuresInTable(screen.getByRole('table', { name: 'By subject' }))).toEqual(onDashboard);
    const words = onDashboard.map(([, , spare]) => spare);
    if (kind === 'old') expect(words).toEqual([null, null, null]);
    else expect(words.every(Boolean)).toBe(true);
    // Nothing can be missed in classes that are over.
    if (kind === 'exam tomorrow' || kind === 'everything over')
      for (const spare of words) expect(spare).toMatch(/no class left|cannot be reached/);
  },
);

test.each([
  ['absent', 'A', 'leftOut', 0, 1],
  ['on duty, which is left out', 'D', 'leftOut', 0, 0],
  ['on duty, which is attended', 'D', 'present', 1, 1],
] as const)(
  'A teacher’s register of a later day counts on all pages, beside the day of the college’s figures: %s',
  async (_, status, rule, attended, counted) => {
    const { record } = cases[0]!;
    const rules = { grading: academic.grading, threshold: 75, duty: rule };
    const site = { calendarHost, timeZone, ...rules, signedOut: null };
    const of = record.subjects.items.map(({ attendance }) => attendance!);
    const [present, total] = [
      of.reduce((sum, one) => sum + one.present, 0) + attended,
      of.reduce((sum, one) => sum + one.total, 0) + counted,
    ];
    const day = '2026-11-23';
    const rollCall = {
      ...{ id: `m-s0:${day}`, meeting: 'm-s0', day, start: '08:00', end: '08:55' },
      ...{ section: '1CSE33', course: 'Physics', at: `${day}T02:30:00.000Z` },
      students: ['26CSE0'],
      marks: { '26CSE0': status },
    };
    const { head, rows } = linesOf([rollCall]);
    await renderSettled(
      <DashboardPage sample={record} {...{ calendar, map: null, activityRules }} {...site} />,
    );
    await writeToDevice(...classDayChanges({ head, line: rows[0]![1] }, 'FAC-1'));
    const current = screen.getByRole('region', { name: 'Current Attendance' });
    expect(await within(current).findByText(/with 1 more by teachers’ registers/)).toBeVisible();
    expect(current).toHaveTextContent(`${present} of ${total} classes`);
    const [percent] = /[\d.]+%/.exec(current.textContent)!;
    const { result: search } = renderHook(() =>
      useSuggestions(record, undefined, { threshold: 75, timeZone, duty: rule }),
    );
    await waitFor(() =>
      expect(search.current.find(({ id }) => id === 'suggestion-attendance')?.detail).toBe(percent),
    );
    const onDashboard = figuresIn(
      screen.getByRole('list', { name: 'Attendance by subject' }),
      record,
    );
    cleanup();
    await renderSettled(
      <SubjectsPage
        sample={record}
        empty={null}
        week={{ timeZone, weekStart: 'Monday' }}
        {...site}
      />,
    );
    await screen.findByText(/with 1 more by teachers’ registers/);
    expect(figuresIn(screen.getByRole('list', { name: 'Subjects' }), record)).toEqual(onDashboard);
    cleanup();
    await renderSettled(
      <ProgressPage
        sample={record}
        {...{ empty: null, comparison: null, by: 'subject', rules: activityRules }}
        {...{ ...rules, timeZone, signedOut: null }}
      />,
    );
    const table = screen.getByRole('table', { name: 'By subject' });
    await waitFor(() => expect(figuresInTable(table)).toEqual(onDashboard));
  },
);
