import fc from 'fast-check';
import { headTexts } from '@/components/activity/model/point-text';
import { pointsOf } from '@/components/activity/model/points';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { Activity } from '@/lib/activity/activity';

const rules: ActivityRules = {
  name: 'Points',
  required: 50,
  lateral: 40,
  heads: [
    { id: 'learning', name: 'Learning', required: 20, lateral: 10, cap: 30 },
    { id: 'service', name: 'Service', hours: { from: 40, to: 80 } },
  ],
  categories: [
    {
      ...{ id: 'workshop', name: 'Workshop', head: 'learning', cap: 12, needs: ['level'] },
      points: {
        per: 'level',
        levels: [
          { name: 'College', points: 4 },
          { name: 'National', points: 8 },
        ],
      },
      proof: ['Certificate', 'Letter'],
    },
    {
      ...{ id: 'course', name: 'Course', head: 'learning', proof: ['Certificate'] },
      ...{ points: { per: 'hours', hours: 10, points: 2.5 }, needs: ['hours'] },
    },
    {
      ...{ id: 'service', name: 'Service', head: 'service', proof: ['Letter'], needs: ['hours'] },
      points: { per: 'hours', hours: 4, points: 1 },
    },
    {
      ...{ id: 'hobby', name: 'Hobby', head: null, proof: [], needs: [] },
      points: { per: 'activity', points: 0 },
    },
  ],
};

let number = 0;

const one = (change: Partial<Activity>): Activity => {
  number += 1;
  return {
    ...{ id: `activity-${number}`, name: 'Course', status: 'Approved', category: 'Course' },
    proof: 'Certificate',
    dateAdded: '2026-01-10',
    ...change,
  };
};

const reasons = (...changes: Partial<Activity>[]) =>
  pointsOf(changes.map(one), rules).activities.map(({ points, reason }) => [points, reason]);

describe('activity points', () => {
  test('depend on the level or on the hours', () => {
    const { total, heads } = pointsOf(
      [one({ category: 'Workshop', level: 'National' }), one({ hours: 25 })],
      rules,
    );
    expect(total).toBe(13);
    expect(heads[0]).toMatchObject({ points: 13, claimed: 13, required: 20, missing: 7 });
  });

  test('add up the hours of several activities before full blocks are counted', () => {
    expect(reasons({ hours: 5 }, { hours: 5 }, { hours: 19.5 })).toEqual([
      [0, 'few-hours'],
      [2.5, null],
      [2.5, null],
    ]);
  });

  test('count the oldest first, so that the newest are over a limit', () => {
    const newest = { category: 'Workshop', level: 'National', date: '2026-03-01' };
    const oldest = { category: 'Workshop', level: 'National', date: '2026-02-01' };
    expect(reasons(newest, oldest)).toEqual([
      [4, 'category-cap'],
      [8, null],
    ]);
    expect(reasons({ hours: 130, date: '2026-01-01' }, oldest)).toEqual([
      [30, 'head-cap'],
      [0, 'head-cap'],
    ]);
  });

  test('say why an activity does not count', () => {
    expect(
      reasons(
        { status: 'Pending', hours: 10 },
        { status: 'Rejected', hours: 10 },
        { status: 'Approved', hours: 10, withdrawn: true },
        { category: 'Party' },
        { category: 'Hobby' },
        { category: 'Course' },
        { category: 'Course', hours: null },
        { category: 'Workshop' },
        { category: 'Workshop', level: 'Galactic' },
        { hours: 9 },
      ),
    ).toEqual([
      [0, 'pending'],
      [0, 'rejected'],
      [0, 'withdrawn'],
      [0, 'unknown-category'],
      [0, 'no-points'],
      [0, 'no-hours'],
      [0, 'no-hours'],
      [0, 'no-level'],
      [0, 'unknown-level'],
      [0, 'few-hours'],
    ]);
  });

  test('under a head with a minimum of hours count only from this minimum', () => {
    const service = (hours: number) => one({ category: 'Service', hours, proof: 'Letter' });
    const short = pointsOf([service(39)], rules);
    expect(short.total).toBe(0);
    expect(short.heads[1]).toMatchObject({ points: 0, claimed: 9, hours: 39, missingHours: 1 });
    expect(short.activities[0]?.reason).toBe('head-hours');
    const enough = pointsOf([service(39), service(1)], rules);
    expect(enough.total).toBe(10);
    expect(enough.heads[1]).toMatchObject({ points: 10, missingHours: 0 });
  });

  test('say what pending activities would add, within the limits', () => {
    const { pending, heads } = pointsOf(
      [one({ hours: 110 }), one({ hours: 40, status: 'Pending' })],
      rules,
    );
    expect(pending).toBe(2.5);
    expect(heads[0]).toMatchObject({ points: 27.5, pending: 2.5 });
  });

  test('are fewer for a student of lateral entry', () => {
    const points = pointsOf([one({ hours: 40 })], rules, { isLateral: true });
    expect(points).toMatchObject({ required: 40, missing: 30, isComplete: false });
    expect(points.heads[0]).toMatchObject({ required: 10, missing: 0 });
  });

  test('count without an accepted proof, but say that it is missing', () => {
    const { activities, total } = pointsOf(
      [one({ hours: 10, proof: '' }), one({ hours: 10, proof: 'A letter' }), one({ hours: 10 })],
      rules,
    );
    expect(total).toBe(7.5);
    expect(activities.map(({ lacksProof }) => lacksProof)).toEqual([true, true, false]);
  });

  test('name the proofs that a head accepts once each', () => {
    const [learning, service] = pointsOf([], rules).heads;
    expect(learning?.proofs).toEqual(['Certificate', 'Letter']);
    expect(service?.proofs).toEqual(['Letter']);
  });

  test('are the sum of the heads and of the activities, within every limit', () => {
    const activity = fc.record({
      status: fc.constantFrom('Approved', 'Pending', 'Rejected'),
      category: fc.constantFrom('Workshop', 'Course', 'Service', 'Hobby', 'Party'),
      level: fc.constantFrom('College', 'National', 'Galactic', ''),
      hours: fc.option(fc.double({ min: 0, max: 200, noNaN: true })),
      date: fc.constantFrom('2026-01-01', '2026-02-01', null),
    });
    fc.assert(
      fc.property(fc.array(activity, { maxLength: 40 }), (changes) => {
        const points = pointsOf(
          changes.map((change) => one(change as Partial<Activity>)),
          rules,
        );
        const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
        expect(points.total).toBeCloseTo(sum(points.heads.map((head) => head.points)), 6);
        expect(points.total).toBeCloseTo(sum(points.activities.map((each) => each.points)), 6);
        expect(points.heads[0]!.points).toBeLessThanOrEqual(30);
        expect(points.activities).toHaveLength(changes.length);
        for (const each of points.activities) expect(each.points).toBeLessThanOrEqual(each.claimed);
        for (const head of points.heads) {
          const [said] = headTexts(head).flatMap(
            (text) => /(?:count: |^)([\d.]+)(?: points?)? do(?:es)? not/.exec(text)?.[1] ?? [],
          );
          const uncounted = head.missingHours > 0 ? 0 : head.claimed - head.points;
          expect(Number(said ?? 0)).toBeCloseTo(uncounted, 6);
        }
      }),
      { numRuns: 500 },
    );
  });
});
