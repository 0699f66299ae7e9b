import { assert, integer, property } from 'fast-check';
import { isBelow } from '@/components/attendance/model/share';
import { formatComingPlan, planComing } from '@/components/performance/model/coming-plan';

const small = integer({ min: 0, max: 60 });
const percents = integer({ min: 1, max: 100 });

test('A plan allows as many missed classes as every choice of classes shows', () => {
  assert(
    property(small, small, small, percents, (present, missed, coming, percent) => {
      const total = present + missed;
      const plan = planComing({ present, total }, coming, percent);
      // Brute force: the most of the coming classes that can be missed.
      let most = -1;
      for (let absent = 0; absent <= coming; absent++)
        if (100 * (present + coming - absent) >= percent * (total + coming)) most = absent;
      if (most < 0) expect(plan.kind).toBe('outOfReach');
      else
        expect(plan).toEqual({
          ...{ kind: 'canMiss', classes: most, isMet: 100 * present >= percent * total },
        });
    }),
  );
});

test('The best share is what all coming classes give, and below the minimum', () => {
  assert(
    property(small, small, small, percents, (present, missed, coming, percent) => {
      const total = present + missed;
      const plan = planComing({ present, total }, coming, percent);
      if (plan.kind !== 'outOfReach') return;
      expect(plan.best).toEqual({ part: present + coming, whole: total + coming });
      expect(isBelow(plan.best, percent)).toBe(true);
    }),
  );
});

const days = { over: 0, since: '20 November 2026', end: 'before 30 November 2026' };

test.each([
  [
    30,
    40,
    4,
    3,
    'You can miss 1 of the 4 Mathematics classes since 20 November 2026 (3 of them over)',
  ],
  [28, 40, 9, 9, 'Attend all 9 Mathematics classes since 20 November 2026 (all are over)'],
  [
    10,
    40,
    5,
    1,
    'with all 5 Mathematics classes since 20 November 2026 (1 of them over) attended.',
  ],
  [39, 40, 1, 1, 'miss the only Mathematics class since 20 November 2026 (it is over).'],
])('%d of %d classes, %d to come, %d of them over: %s', (present, total, coming, over, part) => {
  const text = { subject: 'Mathematics', coming, ...days, over, percent: 75 };
  expect(formatComingPlan(planComing({ present, total }, coming, 75), text)).toContain(part);
});

test.each([
  [34, 40, 12, 'You can miss 7 more Mathematics classes before 30 November 2026.'],
  [30, 40, 4, 'You can miss 1 more Mathematics class before 30 November 2026.'],
  [30, 40, 2, 'Attend all 2 Mathematics classes before 30 November 2026 to stay at 75%.'],
  [28, 40, 9, 'Attend all 9 Mathematics classes before 30 November 2026 to reach 75%.'],
  [28, 40, 20, 'Attend 17 of the 20 Mathematics classes before 30 November 2026 to reach 75%.'],
  [
    ...([10, 40, 5] as const),
    '75% can no longer be reached before 30 November 2026: at most 33.3%, with all 5 Mathematics classes attended.',
  ],
  [
    ...([39, 40, 3] as const),
    'You stay at 75% or above before 30 November 2026, even if you miss all 3 Mathematics classes.',
  ],
  [34, 40, 0, 'No more Mathematics classes before 30 November 2026.'],
  [
    ...([28, 40, 0] as const),
    'No more Mathematics classes before 30 November 2026: the attendance stays below 75%.',
  ],
])('%d of %d classes and %d to come: %s', (present, total, coming, sentence) => {
  const text = { subject: 'Mathematics', coming, ...days, percent: 75 };
  expect(formatComingPlan(planComing({ present, total }, coming, 75), text)).toBe(sentence);
});
