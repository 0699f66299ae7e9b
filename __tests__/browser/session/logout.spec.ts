import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import {
  logOutKeeping,
  logOutLosing,
  nameOf,
  openLogout,
  signIn,
  signInShared,
  students,
  submitLogin,
} from '../support/person';
import { openDialog, otherTab, submitActivity, visit } from '../support/steps';
import { visibleText } from '../support/toast';
import { expect, test } from '../support/watched';

const [one, two] = students as [(typeof students)[0], (typeof students)[0]];

/** Begins to sign somebody else in, and returns the button that logs the first person out. */
async function replacePerson(page: Page) {
  await submitLogin(page, two);
  const button = page.getByRole('button', { name: `Log out ${nameOf(one)}` });
  await button.waitFor();
  return button;
}

/** The content of both storages as one text. */
const storedText = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Makes the browser refuse to store records of one kind, as on a full disk. */
const fillDisk = (page: Page, store: string) =>
  page.evaluate((refused) => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args) {
      if (this.name === refused) throw new DOMException('The disk is full.', 'QuotaExceededError');
      return put.apply(this, args);
    };
  }, store);

/** Makes the next writes of a page wait, as on a slow disk. */
const delayWrites = (page: Page) =>
  page.evaluate(async () => {
    const { name } = (await indexedDB.databases()).find((one) => /:[0-9a-f]{16}$/.test(one.name!))!;
    const opening = indexedDB.open(name!);
    await new Promise((resolve) => (opening.onsuccess = resolve));
    opening.result.onversionchange = () => opening.result.close();
    const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
    const end = Date.now() + 2500;
    const hold = () => {
      if (Date.now() < end) store.count().onsuccess = hold;
      else opening.result.close();
    };
    hold();
  });

async function startActivity(page: Page, name: string) {
  await visit(page, routes.dashboard);
  const dialog = await openDialog(page, 'Submit for Approval');
  await dialog.getByLabel('Name').fill(name);
}

test('a half-written draft on a shared computer does not outlive the tab', async ({ page }) => {
  await signInShared(page, one);
  await page.evaluate(() => {
    for (let size = 2 ** 22; size > 0; size = Math.floor(size / 2))
      try {
        sessionStorage.setItem(`full ${size}`, 'x'.repeat(size));
      } catch {
        // The next size may fit.
      }
  });
  await startActivity(page, 'Half a poem');
  const other = await page.context().newPage();
  await page.close({ runBeforeUnload: true });
  await visit(other, routes.landing);
  expect(await storedText(other)).not.toContain('Half a poem');
});

test(
  'Logout leaves nothing of a form that is open in another tab',
  { tag: '@slow' },
  async ({ page }) => {
    await signIn(page, one);
    await submitActivity(page);
    const other = await otherTab(page, routes.dashboard, async (tab) => {
      await visit(tab, routes.dashboard);
      await fillDisk(tab, 'drafts');
      const form = await openDialog(tab, 'Submit for Approval');
      await form.getByLabel('Name').fill('Half a poem');
    });
    const dialog = await openLogout(page);
    await dialog.getByRole('button', { name: 'Logout and lose it' }).click();
    await expect(page).toHaveURL(/:\d+\/#logged-out$/);
    await expect(other.getByRole('button', { name: `Account of ${nameOf(one)}` })).toHaveCount(0);
    await waitUntilReady(other);
    expect(await storedText(other)).not.toMatch(/Half a poem|:copy:/);
  },
);

test(
  'what another tab writes while somebody else signs in comes back',
  { tag: '@slow' },
  async ({ page }) => {
    await signIn(page, one);
    await submitActivity(page);
    const other = await otherTab(page, routes.dashboard, (tab) => startActivity(tab, 'Half a'));
    const button = await replacePerson(page);
    await other.bringToFront();
    await delayWrites(other);
    await other.getByRole('dialog').getByLabel('Name').pressSequentially(' poem');
    await page.bringToFront();
    await button.click();
    await page.waitForURL('**/Dashboard/');
    await other.close();
    await logOutLosing(page);
    await signIn(page, one);
    await expect(visibleText(page, /is back/)).toBeVisible();
    await visit(page, routes.dashboard);
    const form = await openDialog(page, 'Submit for Approval');
    await expect(form.getByLabel('Name')).toHaveValue('Half a poem');
  },
);

test(
  'on a full disk nobody is logged out for another person',
  { tag: '@slow' },
  async ({ page }) => {
    await signIn(page, one);
    await submitActivity(page);
    const other = await otherTab(page, routes.dashboard);
    const button = await replacePerson(page);
    await fillDisk(page, 'kept');
    await button.click();
    await expect(page.getByText(/The person before you could not be logged out/)).toBeVisible();
    await visit(page, routes.dashboard);
    await expect(page.locator('main').getByText('Poetry Course').first()).toBeVisible();
    await expect(other.getByRole('button', { name: `Account of ${nameOf(one)}` })).toBeVisible();
  },
);

test(
  'what cannot be brought back on a full disk stays encrypted, also after another Logout',
  { tag: '@slow' },
  async ({ page }) => {
    await signIn(page, one);
    await submitActivity(page);
    await logOutKeeping(page);
    // Until the tab's storage says that space was freed.
    await page.addInitScript(() => {
      if (sessionStorage.getItem('full') === null) return;
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...args) {
        if (this.name === 'activities')
          throw new DOMException('The disk is full.', 'QuotaExceededError');
        return put.apply(this, args);
      };
    });
    await page.evaluate(() => sessionStorage.setItem('full', ''));
    await signIn(page, one);
    await expect(visibleText(page, /could not be restored/)).toBeVisible();
    await visit(page, routes.profile);
    await page.evaluate(() => sessionStorage.removeItem('full'));
    await visit(page, routes.dashboard);
    await expect(visibleText(page, /is back/)).toBeVisible();
    await expect(page.locator('main').getByText('Poetry Course').first()).toBeVisible();
  },
);

test(
  'Logout ends a session of a tab whose browser blocks other storage',
  { tag: '@slow' },
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Storage is blocked.', 'SecurityError');
          },
        });
    });
    await submitLogin(page, one);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/Dashboard/');
    await submitActivity(page);
    await logOutLosing(page);
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
  },
);

/** The entries that the browser stores of a person who is not signed in. */
const leftOf = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('edify:/:sessions');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const counting = opening.result.transaction('sessions').objectStore('sessions').count();
    await new Promise((resolve) => (counting.onsuccess = resolve));
    opening.result.close();
    return {
      sessions: counting.result,
      databases: (await indexedDB.databases()).filter(({ name }) => /:[0-9a-f]{16}$/.test(name!))
        .length,
      entries: Object.keys(localStorage).filter((key) => /:[0-9a-f]{16}/.test(key)),
      isSignedIn: localStorage.getItem('edify:/:person') !== null,
    };
  });

test(
  'a Logout that ends with the browser leaves no session, and the next page finishes it',
  { tag: '@slow' },
  async ({ page }) => {
    await signIn(page, one);
    await submitActivity(page);
    // As another tab that takes its time to save.
    const other = await otherTab(page, routes.landing, (tab, address) => tab.goto(address).then());
    await other.evaluate(async () => {
      const { name } = (await indexedDB.databases()).find((one) =>
        /:[0-9a-f]{16}$/.test(one.name!),
      )!;
      const hold = () => new Promise(() => {});
      void navigator.locks.request(`${name}:page`, { mode: 'shared' }, hold);
    });
    await (await replacePerson(page)).click();
    await expect.poll(async () => (await leftOf(other)).sessions).toBe(0);
    await page.close();
    const left = await leftOf(other);
    expect(left).toMatchObject({ sessions: 0, databases: 1, isSignedIn: false });
    expect(left.entries.join()).not.toContain(':copy:');

    await visit(other, routes.facultyDashboard);
    await expect
      .poll(() => leftOf(other))
      .toEqual({ sessions: 0, databases: 0, entries: [], isSignedIn: false });
    await signIn(other, one);
    await expect(visibleText(other, /is back/)).toBeVisible();
    await visit(other, routes.dashboard);
    await expect(other.locator('main').getByText('Poetry Course').first()).toBeVisible();
  },
);

test(
  'Logout is possible although the browser does not open what is stored',
  { tag: '@slow' },
  async ({ page }) => {
    await signIn(page, one);
    await submitActivity(page);
    await page.addInitScript(() => {
      const open = IDBFactory.prototype.open;
      // A request that never ends, as in Safari after a database was cut off while it was made.
      IDBFactory.prototype.open = function (name, ...rest) {
        const request = open.call(this, name, ...rest);
        if (/:[0-9a-f]{16}$/.test(name))
          for (const type of ['success', 'upgradeneeded', 'error', 'blocked'])
            request.addEventListener(type, (event) => event.stopImmediatePropagation());
        return request;
      };
    });
    await visit(page, routes.dashboard);
    const dialog = await openLogout(page);
    await expect(visibleText(dialog, /does not say what you added/)).toBeVisible({
      timeout: 15_000,
    });
    await dialog.getByRole('button', { name: 'Logout and lose it' }).click();
    await page.waitForURL(({ pathname }) => pathname === routes.landing);
    expect(await storedText(page)).not.toContain(nameOf(one));
  },
);
