import type { StudentRecord } from '@/content/schema/record/student-record';
import { portalRoutes, routes } from '@/lib/site/routes';
import { publish, signIn, students } from '../support/person';
import { visit } from '../support/steps';
import { expect, test } from '../support/watched';

const one = students[0]!;
const studentPages = portalRoutes.filter((name) => !name.startsWith('faculty'));

const named = (name: string): StudentRecord => ({
  ...one,
  student: { ...one.student, name, firstName: name.split(' ')[0]! },
});

const names = {
  Arabic: 'محمد عبد الرحمن الأنصاري',
  'very long': 'Venkatanarasimharajuvaripeta Krishnamoorthysubramaniam Thiruvenkatachalapathyrao',
};

for (const [kind, name] of Object.entries(names))
  test(`a ${kind} name fits on a narrow phone`, { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await publish(page, named(name));
    await signIn(page, one);
    for (const address of studentPages) {
      await visit(page, routes[address]);
      const wider = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      expect(await wider(), address).toBeLessThanOrEqual(0);
    }
    const isolated = await page
      .getByText(name.split(' ')[0]!, { exact: true })
      .first()
      .evaluate((element) => element.closest('bdi') !== null);
    expect(isolated).toBe(true);
  });

test('a record of 5 MB opens, now and from the device', { tag: '@slow' }, async ({ page }) => {
  const [first] = one.activities.items;
  const count = Math.ceil(6_000_000 / JSON.stringify(first).length);
  const items = Array.from({ length: count }, (_, index) => ({
    ...first!,
    id: `large-${index}`,
    name: `Workshop ${index}`,
  }));
  const large = { ...one, activities: { ...one.activities, items } };
  expect(JSON.stringify(large).length).toBeGreaterThan(5_000_000);
  await publish(page, large);
  await signIn(page, one);
  await visit(page, routes.dashboard);
  await expect(page.getByRole('row', { name: /Workshop 0/ })).toBeVisible();
  await page.route('**/people/**', (route) => route.abort());
  await visit(page, routes.dashboard);
  await expect(page.getByRole('row', { name: /Workshop 0/ })).toBeVisible();
});

test(
  'a record with nothing in its lists opens on every page',
  { tag: '@slow' },
  async ({ page }) => {
    const without = Object.fromEntries(
      Object.entries(one).map(([name, part]) => {
        if (Array.isArray(part)) return [name, []];
        if (name === 'student' || typeof part !== 'object') return [name, part];
        const fields = Object.entries(part as object);
        return [
          name,
          Object.fromEntries(
            fields.map(([key, value]) => [key, Array.isArray(value) ? [] : value]),
          ),
        ];
      }),
    ) as unknown as StudentRecord;
    await publish(page, without);
    await signIn(page, one);
    for (const address of studentPages) {
      await visit(page, routes[address]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Something went wrong')).toHaveCount(0);
    }
  },
);
