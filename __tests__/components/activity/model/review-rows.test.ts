import type { ReviewRow } from '@/components/activity/model/review';
import {
  queueOrder,
  waitingDays,
  waitingRows,
  waitingText,
} from '@/components/activity/model/review-rows';

const now = '2026-11-24T09:00:00.000Z';

/** A submission that its student sent on this day, and that a file brought at `addedAt`. */
const row = (key: string, day: string, more: Partial<ReviewRow> = {}): ReviewRow => ({
  key,
  source: 'submission',
  id: key,
  student: key,
  rollNumber: key,
  certificationBy: 'NPTEL',
  status: 'Pending',
  steps: [{ at: day, what: 'submitted' }],
  submitted: null,
  ...more,
});

const approved = { status: 'Approved' as const };
const rows = [
  row('decided', '2026-11-01', approved),
  row('certificate', '', { source: 'register', steps: [] }),
  row('recent', '2026-11-20'),
  row('oldest', '2026-10-02'),
  row('second', '2026-11-10'),
  row('third', '2026-11-19'),
  row('returned', '2026-09-01', {
    steps: [
      { at: '2026-09-01', what: 'submitted' },
      { at: '2026-09-02T09:00:00.000Z', what: 'returned' },
    ],
  }),
];

it('shows what waits longest first, and decided rows last', () => {
  expect(queueOrder(rows).map(({ key }) => key)).toEqual([
    'oldest',
    'second',
    'third',
    'recent',
    'certificate',
    'decided',
    'returned',
  ]);
});

it('says how many wait, and how long', () => {
  expect(waitingText(rows, now)).toBe('5 waiting for your decision, the longest for 53 days');
  expect(waitingText(rows.slice(0, 2), now)).toBe('1 waiting for your decision');
  expect(waitingText(rows.slice(0, 1), now)).toBe('Nothing to decide');
});

it('lists for the desk what waits, longest first', () => {
  const waiting = waitingRows(rows);
  expect(waiting.map(({ key }) => key)).toEqual([
    'oldest',
    'second',
    'third',
    'recent',
    'certificate',
  ]);
  expect(waiting.map((one) => waitingDays(one, now))).toEqual([53, 14, 5, 4, null]);
});
