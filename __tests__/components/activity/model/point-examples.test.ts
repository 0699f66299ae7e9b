import { readFileSync } from 'node:fs';
import { pointsOf } from '@/components/activity/model/points';
import { problemsOf } from '@/content/parse';
import { activityRules, type ActivityRules } from '@/content/schema/activity-rules';
import type { Activity } from '@/lib/activity/activity';

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
