import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { aliveKey } from '@/lib/record/tab-session';
import { portalRoutes, routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { firstOf } from '../../full-run';
import { violations } from '../support/axe';
import {
  logOutLosing,
  nameOf,
  publish,
  signIn,
  signInShared,
  students,
  teachers,
} from '../support/person';
import { layoutShift } from '../support/layout-shift';
import { otherTab, submitActivity, visit } from '../support/steps';
import { visibleText } from '../support/toast';
import { expect, test } from '../support/watched';

const sample = JSON.parse(readFileSync('content/student/student.json', 'utf8')) as {
  name: string;
  firstName: string;
};
const [one, two] = students as [(typeof students)[0], (typeof students)[0]];
const teacher = teachers[0]!;

/** Everything that the browser stores for the site. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookies: document.cookie,
  }));

/** Every text that was painted since the page was opened, as a mutation observer sees it. */
async function recordTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = ((window as unknown as { seen: Set<string> }).seen = new Set());
    const look = () => {
      const main = document.querySelector('main');
      if (main) {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          if (node.parentElement?.checkVisibility({ visibilityProperty: true }))
            seen.add(node.textContent ?? '');
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const seenTexts = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].join('\n'));

for (const person of firstOf([one, teacher]))
  test(`every page of a ${person.kind} shows the own record`, async ({ page }) => {
    await signIn(page, person);
    const own = portalRoutes.filter(
      (name) => name.startsWith('faculty') === (person.kind === 'teacher'),
    );
    for (const name of own) {
      await visit(page, routes[name]);
      await expect(
        page.getByRole('button', { name: `Account of ${nameOf(person)}` }),
      ).toBeVisible();
      await expect(page.locator('main')).not.toContainText(sample.name);
      if (/dashboard/i.test(name)) expect(await violations(page)).toEqual([]);
    }
  });

test('the sample is not seen for a moment, not even on a slow computer', async ({ page }) => {
  await signIn(page, one);
  await recordTexts(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const address of [routes.dashboard, routes.profile]) {
    await visit(page, address);
    const texts = await seenTexts(page);
    expect(texts).toContain(nameOf(one));
    expect(texts).not.toContain(sample.name);
    expect(texts).not.toContain(sample.firstName);
  }
});

/** The keys of the copies that the browser stores. */
const copies = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.includes(':copy:'))
      .join(),
  );

test(
  'the second visit shows a copy of the page before its scripts run',
  { tag: '@slow' },
  async ({ page }) => {
    await signIn(page, one);
    await visit(page, routes.dashboard);
    await expect.poll(() => copies(page)).toContain(routes.dashboard);
    // They never arrive.
    await page.route('**/_next/static/**/*.js', () => {});
    await page.goto(routes.dashboard, { waitUntil: 'commit' });
    const copy = page.locator('#own-copy');
    await expect(copy.getByText(nameOf(one)).first()).toBeAttached();
    await expect(copy).toBeVisible();
  },
);

for (const [width, person] of [
  [375, one],
  [1440, teacher],
] as const)
  test(
    `the page of a ${person.kind} takes over from its copy without moving, ${width} px wide`,
    { tag: '@slow' },
    async ({ page }) => {
      const address = person === teacher ? routes.facultyDashboard : routes.dashboard;
      await page.setViewportSize({ width, height: 812 });
      await signIn(page, person);
      await visit(page, address);
      await expect.poll(() => copies(page)).toContain(address);
      const client = await page.context().newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await visit(page, address);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    },
  );

test('a record that is updated while the page is open shows itself', async ({ page }) => {
  await signIn(page, one);
  await visit(page, routes.profile);
  const summary = 'Published tonight.';
  await publish(page, { ...one, asOf: '2099-01-01', student: { ...one.student, summary } });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(summary)).toBeVisible();
  await expect(visibleText(page, /Your record was updated/)).toBeVisible();
});

test('an older record than this device has seen is shown with a warning', async ({ page }) => {
  await signIn(page, one);
  await publish(page, { ...one, asOf: '1960-01-01' });
  await page.reload();
  await expect(visibleText(page, /an older record than this device has seen/)).toBeVisible();
});

test('two people on one computer do not see what the other added', async ({ page }) => {
  await signIn(page, one);
  await visit(page, routes.dashboard);
  await submitActivity(page);
  await signIn(page, two);
  await visit(page, routes.dashboard);
  await expect(page.locator('main')).toContainText(nameOf(two));
  await expect(page.locator('main').getByText('Poetry Course')).toHaveCount(0);
  await signIn(page, one);
  await expect(visibleText(page, /is back/)).toBeVisible();
  await visit(page, routes.dashboard);
  await expect(page.locator('main').getByText('Poetry Course').first()).toBeVisible();
});

test('another tab follows when somebody else signs in, and when the person logs out', async ({
  page,
}) => {
  await signIn(page, one);
  const other = await otherTab(page, routes.dashboard);
  await signIn(page, two);
  await expect(other.locator('main')).toContainText(nameOf(two));
  await logOutLosing(page);
  await expect(page.getByText('You are logged out.')).toBeFocused();
  await expect(other.locator('main')).toContainText(sample.name);
});

test(
  'a tab never shows two people while another tab signs one after the other in',
  { tag: '@slow' },
  async ({ page }) => {
    test.slow();
    await signIn(page, one);
    await submitActivity(page);
    await visit(page, routes.dashboard);
    // The copy of the page is shown before its scripts run.
    await expect.poll(() => copies(page)).toContain(routes.dashboard);
    await page.addInitScript(
      ([first, second]) => {
        const owners = () => {
          const texts = [
            document.querySelector('header button[aria-label^="Account of"]')?.ariaLabel,
          ];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            if (node.parentElement?.checkVisibility({ visibilityProperty: true }))
              texts.push(node.textContent);
          const text = texts.join('\n');
          return [first!, second!].filter((marks) => marks.some((mark) => text.includes(mark)));
        };
        const look = () => {
          if (document.body && owners().length > 1) sessionStorage.setItem('mixed', 'yes');
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      [[nameOf(one), 'Poetry Course'], [nameOf(two)]],
    );
    await visit(page, routes.dashboard);
    const other = await otherTab(page, routes.landing, (tab, address) => tab.goto(address).then());
    for (const person of [two, one, two]) {
      await signIn(other, person);
      await expect(
        page.getByRole('button', { name: `Account of ${nameOf(person)}` }),
      ).toBeVisible();
    }
    await expect(page.locator('main')).toContainText(nameOf(two));
    await expect(page.locator('main')).not.toContainText('Poetry Course');
    await expect(async () =>
      expect(await page.evaluate(() => sessionStorage.getItem('mixed'))).toBeNull(),
    ).toPass();
  },
);

test('nothing is left after Logout, and the back button shows the sample', async ({ page }) => {
  await page.goto(routes.landing);
  const before = await stored(page);
  await signIn(page, one);
  await visit(page, routes.dashboard);
  await submitActivity(page);
  await page.getByRole('button', { name: /^Account of/ }).click();
  const menu = page.getByRole('dialog', { name: 'Account' });
  await menu.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Logout' });
  await expect(dialog.getByText('Submitted activities')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Logout and lose it' }).click();
  await page.waitForURL(/:\d+\/#logged-out$/);
  await expect(page.getByText('You are logged out.')).toBeFocused();
  const after = await stored(page);
  expect(after).toEqual({ ...before, databases: ['edify:/:sessions'] });
  await page.goBack();
  await waitUntilReady(page);
  await expect(page.locator('main')).not.toContainText(nameOf(one));
});

test('on a shared computer a reload keeps the person, and nothing outlives the tab', async ({
  page,
}) => {
  await signInShared(page, one);
  await visit(page, routes.dashboard);
  await submitActivity(page);
  await page.reload();
  await waitUntilReady(page);
  await expect(page.locator('main').getByText('Poetry Course').first()).toBeVisible();
  const other = await otherTab(page, routes.dashboard);
  await expect(other.locator('main')).toContainText(sample.name);
  const { local, databases } = await stored(other);
  expect(local).toEqual([]);
  expect(databases.filter((name) => name?.includes(':') && name !== 'edify:/')).toEqual([]);
});

/** The next page starts as in a tab that was closed and opened again: nothing was noted for a while. */
const reopenAfter = (page: Page, seconds: number) =>
  page.addInitScript(
    ([key, pause]) => {
      if (sessionStorage.getItem(key)) sessionStorage.setItem(key, String(Date.now() - pause));
    },
    [aliveKey, seconds * 1000] as const,
  );

for (const address of firstOf([routes.dashboard, routes.landing, routes.login]))
  test(`a closed tab of a shared computer that is opened again on ${address} has nothing of the person`, async ({
    page,
  }) => {
    // The login page names the first ones as a sample.
    const person = students[2]!;
    await signInShared(page, person);
    await visit(page, routes.dashboard);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByText('Log out before you leave.')).toBeVisible();
    await submitActivity(page);
    await reopenAfter(page, 21);
    await recordTexts(page);
    await page.goto(address);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Continue as/ })).toBeHidden();
    expect(await seenTexts(page)).not.toContain(nameOf(person));
    expect(await seenTexts(page)).not.toContain('Poetry Course');
    const { tab } = await stored(page);
    expect(tab.filter((key) => key.startsWith('edify:/:'))).toEqual([]);
  });

test(
  'a shared session outlives pages without a script of the portal, and a short pause',
  { tag: '@slow' },
  async ({ page }) => {
    await signInShared(page, one);
    await page.clock.install();
    await page.goto(routes.landing);
    await page.clock.runFor(60_000);
    await visit(page, routes.dashboard);
    await expect(page.locator('main')).toContainText(nameOf(one));
    await reopenAfter(page, 15);
    await visit(page, routes.dashboard);
    await expect(page.locator('main')).toContainText(nameOf(one));
  },
);

test('a student on a page for teachers is told so', { tag: '@slow' }, async ({ page }) => {
  await signIn(page, one);
  await visit(page, routes.facultyDashboard);
  await expect(page.getByRole('heading', { name: 'This page is for teachers' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open your dashboard' })).toBeVisible();
});

test(
  'a replaced access code leaves the last record, and says what to do',
  { tag: '@slow' },
  async ({ page }) => {
    await signIn(page, one);
    await page.route('**/people/*/*.jwe', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await expect(visibleText(page, /no longer publishes your record/)).toBeVisible();
    await expect(page.locator('main')).toContainText(nameOf(one));
  },
);
