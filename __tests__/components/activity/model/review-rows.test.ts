import type { ReviewRow } from '@/components/activity/model/review';
import {
  isNewRow,
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
  ...(day && { addedAt: `${day}T10:00:00.000Z` }),
  ...more,
});

const approved = { status: 'Approved' as const };
const rows = [
  row('decided', '2026-11-01', approved),
  row('certificate', '', { source: 'register', steps: [] }),
  row('recent', '2026-11-20'),
  row('oldest', '2026-10-02'),
  row('first of today', '2026-11-10', { addedAt: '2026-11-24T08:00:00.000Z' }),
  row('last of today', '2026-11-19', { addedAt: '2026-11-24T08:30:00.000Z' }),
  row('returned', '2026-09-01', {
    steps: [
      { at: '2026-09-01', what: 'submitted' },
      { at: '2026-09-02T09:00:00.000Z', what: 'returned' },
    ],
  }),
];

it('shows what was added today first, then what waits longest, and decided rows last', () => {
  expect(queueOrder(rows, now).map(({ key }) => key)).toEqual([
    'last of today',
    'first of today',
    'oldest',
    'recent',
    'certificate',
    'decided',
    'returned',
  ]);
});

it('marks a submission as new for a day, until it is decided', () => {
  const isNew = (addedAt: string, more: Partial<ReviewRow> = {}) =>
    isNewRow(row('a', '2026-11-01', { addedAt, ...more }), now);
  expect(isNew('2026-11-23T09:00:01.000Z')).toBe(true);
  expect(isNew('2026-11-23T08:59:59.000Z')).toBe(false);
  expect(isNew('2026-11-24T08:00:00.000Z', approved)).toBe(false);
});

it('says how many wait, how long and how many of them are new', () => {
  expect(waitingText(rows, now)).toBe(
    '5 waiting for your decision, the longest for 53 days, 2 of them new',
  );
  expect(waitingText(rows.slice(0, 2), now)).toBe('1 waiting for your decision');
  expect(waitingText(rows.slice(0, 1), now)).toBe('Nothing to decide');
});

it('lists for the desk what waits, longest first', () => {
  const waiting = waitingRows(rows);
  expect(waiting.map(({ key }) => key)).toEqual([
    'oldest',
    'first of today',
    'last of today',
    'recent',
    'certificate',
  ]);
  expect(waiting.map((one) => waitingDays(one, now))).toEqual([53, 14, 5, 4, null]);
});
