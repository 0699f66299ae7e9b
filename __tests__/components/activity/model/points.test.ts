import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { headTexts } from '@/components/activity/model/point-text';
import { pointsOf } from '@/components/activity/model/points';
import { problemsOf } from '@/content/parse';
import { type ActivityRules, activityRules } from '@/content/schema/activity-rules';
import type { Activity } from '@/lib/activity/activity';
import { runsOf } from '@/__tests__/full-run';

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
      { numRuns: runsOf(500) },
    );
  });
});

const readRules = (name: string) =>
  JSON.parse(readFileSync(`docs/examples/activity-rules-${name}.json`, 'utf8')) as ActivityRules;

const aicte = readRules('aicte');
const ktu = readRules('ktu');
const ktu2024 = readRules('ktu-2024');

const approved = (category: string, change: Partial<Activity> = {}): Activity => ({
  ...{ id: category, name: category, status: 'Approved', category },
  ...{ dateAdded: '2026-01-10', ...change },
});

const each = (activities: readonly Activity[], rules: ActivityRules) =>
  pointsOf(activities, rules).activities.map(({ points }) => points);

test.each([
  ['AICTE', aicte, /2018 scheme/],
  ['KTU', ktu, /schemes of 2015 and 2019/],
  ['KTU for students admitted from 2024', ktu2024, /2024 scheme/],
])('The example of %s is valid content and names its source and scheme', (_, rules, scheme) => {
  expect(problemsOf(activityRules, 'activity-rules.json', rules)).toEqual([]);
  expect(rules.source?.href).toMatch(/^https:/);
  expect(rules.source?.text).toMatch(scheme);
  const isNew = rules === ktu2024;
  expect(rules).toMatchObject({ required: isNew ? 120 : 100, lateral: isNew ? 90 : 75 });
});

describe('AICTE’s activity points', () => {
  const heads = aicte.categories.map(({ name }) => name);

  test('are 20 for 80 hours under one of 15 heads, and no more', () => {
    expect(heads).toHaveLength(15);
    for (const name of heads) {
      expect(each([approved(name, { hours: 79 })], aicte)).toEqual([0]);
      expect(each([approved(name, { hours: 80 })], aicte)).toEqual([20]);
      expect(each([approved(name, { hours: 400 })], aicte)).toEqual([20]);
    }
  });

  test('are complete with five heads, which are 400 hours', () => {
    const five = heads.slice(0, 5).map((name) => approved(name, { hours: 80 }));
    expect(pointsOf(five, aicte)).toMatchObject({ total: 100, missing: 0, isComplete: true });
    expect(pointsOf(five.slice(1), aicte)).toMatchObject({ total: 80, missing: 20 });
  });
});

describe('KTU’s activity points', () => {
  const levels = [
    'Level I: College',
    'Level II: Zonal',
    'Level III: State or university',
    'Level IV: National',
    'Level V: International',
  ];
  const atEachLevel = (category: string) =>
    levels.map((level) => each([approved(category, { level })], ktu)[0]);

  test.each([
    ['Sports', [8, 15, 25, 40, 60]],
    ['Games', [8, 15, 25, 40, 60]],
    ['Music', [8, 12, 20, 40, 60]],
    ['Performing arts', [8, 12, 20, 40, 60]],
    ['Literary arts', [8, 12, 20, 40, 60]],
    ['First prize, sports and games', [10, 10, 10, 20, 20]],
    ['Second prize, cultural activities', [8, 8, 8, 16, 16]],
    ['Third prize, sports and games', [5, 5, 5, 12, 12]],
    ['Tech fest or tech quiz', [10, 20, 30, 40, 50]],
    ['Competition of a professional society', [10, 15, 20, 30, 40]],
  ])('of “%s” depend on the level', (category, points) => {
    expect(atEachLevel(category)).toEqual(points);
  });

  test.each([
    ['MOOC with final assessment certificate', [50, 0]],
    ['Conference or workshop at an IIT or NIT', [15, 15, 0]],
    ['Conference or workshop at KTU or affiliated', [6, 6, 0]],
    ['Industrial training or internship', [20, 0]],
    ['Industrial or exhibition visit', [5, 5, 0]],
    ['Foreign language test', [50, 0]],
    ['Start-up company, registered', [60, 0]],
    ['Patent filed', [30, 30, 0]],
    ['Patent licensed', [80, 0]],
    ['Societal innovation', [50, 0]],
  ])('of “%s” count up to their maximum', (category, points) => {
    expect(
      each(
        points.map(() => approved(category)),
        ktu,
      ),
    ).toEqual(points);
  });

  test('of a student with a full record are exact', () => {
    const record = [
      approved('NSS', { level: 'Two years' }),
      approved('Sports', { level: levels[0] }),
      approved('First prize, sports and games', { level: levels[0] }),
      approved('Industrial training or internship'),
      approved('Hobby club', { level: 'Volunteer' }),
    ];
    const points = pointsOf(record, ktu);
    expect(points).toMatchObject({ total: 103, missing: 0, isComplete: true });
    expect(points.heads.map((head) => [head.head.id, head.points])).toEqual([
      ['national', 60],
      ['sports', 18],
      ['cultural', 0],
      ['professional', 20],
      ['entrepreneurship', 0],
      ['leadership', 5],
    ]);
  });

  test('of a head are at most 80, and of taking part in sports at most 60', () => {
    const record = [
      approved('Sports', { level: levels[4] }),
      approved('Sports', { level: levels[4] }),
      approved('First prize, sports and games', { level: levels[4] }),
      approved('First prize, sports and games', { level: levels[3] }),
    ];
    expect(each(record, ktu)).toEqual([60, 0, 20, 0]);
  });
});

describe('KTU’s activity points of 2024', () => {
  test.each([
    ['Tech fest, prize', { level: 'Level III: State' }, [20, 20, 0]],
    ['Sports, games or arts, taking part', { level: 'Level I: College' }, [1, 1]],
    ['NSS volunteer for two years', {}, [30, 10]],
    ['Patent', { level: 'Published' }, [30, 10]],
    ['Skilling certificate', { hours: 30 }, [30, 10]],
  ])('of “%s” count up to their maximum', (category, change, points) => {
    const record = points.map(() => approved(category, change));
    expect(each(record, ktu2024)).toEqual(points);
  });

  const three = [
    approved('NSS volunteer for two years'),
    approved('Tech fest, prize', { level: 'Level V: International' }),
    approved('Societal innovation'),
  ];

  test('are complete only with 40 in each group, and 30 after lateral entry', () => {
    expect(pointsOf(three, ktu2024)).toMatchObject({ total: 110, missing: 10, isComplete: false });
    expect(pointsOf(three, ktu2024, { isLateral: true })).toMatchObject({ isComplete: true });
    const many = [...three, approved('Patent', { level: 'Granted' })];
    expect(pointsOf(many, ktu2024)).toMatchObject({ total: 150, missing: 0, isComplete: false });
    expect(
      pointsOf([...many, approved('Blood donation'), approved('Hobby club')], ktu2024),
    ).toMatchObject({ isComplete: true });
  });
});
