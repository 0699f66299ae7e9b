import type { Page } from 'puppeteer-core';
import { formatCode } from '@/lib/record/access-code';
import { routes } from '@/lib/site/routes';
import { personOf, type PersonRecord } from '@/tools/college/person-of';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { codeOf, nameOf, students, teachers } from '../browser/support/person';
import { firstOf } from '../full-run';
import { expectText, fill, named, press, visit } from './steps';
import { expect, launch, test, watch } from './watched';

const [one, two] = students as [(typeof students)[0], (typeof students)[0]];
const sampleName = 'Aarav Sharma';

/** Opens the login page of a person and submits the code of the card. */
async function submitLogin(tab: Page, record: PersonRecord): Promise<void> {
  const { kind, id } = personOf(record);
  await visit(tab, kind === 'student' ? routes.login : routes.facultyLogin);
  await tab.type('#username', id);
  await tab.type('#password', formatCode(codeOf(record)));
  await tab.keyboard.press('Enter');
}

/** Signs a person in and waits for the first page. */
async function signIn(tab: Page, record: PersonRecord): Promise<void> {
  await submitLogin(tab, record);
  await waitForHome(tab);
}

async function waitForHome(tab: Page): Promise<void> {
  await expect.poll(() => tab.url(), { timeout: 15_000 }).toMatch(/Dashboard|faculty-dashboard/);
  await waitUntilReady(tab);
}

const expectPerson = (tab: Page, record: PersonRecord) =>
  named(tab, 'button', `Account of ${nameOf(record)}`);

/** Chooses an entry of the account menu. */
async function chooseEntry(tab: Page, record: PersonRecord, entry: string): Promise<void> {
  await press(tab, 'button', `Account of ${nameOf(record)}`);
  await press(tab, '#profile-menu button', entry);
}

const storedNames = (tab: Page) =>
  tab.evaluate(async () => ({
    storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));

const pagesOf = {
  student: [routes.dashboard, routes.subjects, routes.assignments, routes.chats, routes.settings],
  teacher: [routes.facultyClassroom, routes.facultyAssignments, routes.facultySettings],
};

for (const person of firstOf([one, teachers[0]!]))
  test(`a ${person.kind} signs in, and each page shows the own record, also after a reload`, async ({
    tab,
  }) => {
    await signIn(tab, person);
    await expectPerson(tab, person);
    for (const page of pagesOf[person.kind]) {
      await visit(tab, page);
      await expectPerson(tab, person);
      await expectText(tab, 'h1', /./);
      expect(await tab.$eval('main', (main) => main.textContent)).not.toContain(sampleName);
    }
    await tab.reload({ waitUntil: 'load' });
    await waitUntilReady(tab);
    await expectPerson(tab, person);
  });

test(
  'another tab follows when somebody else signs in, and the draft of the person before stays',
  { tag: '@slow' },
  async ({ tab }) => {
    test.slow();
    await signIn(tab, one);
    await visit(tab, routes.dashboard);
    await press(tab, 'button', 'Submit for Approval');
    await fill(tab, 'Name', 'Half a poem');
    const other = await tab.browserContext().newPage();
    await submitLogin(other, two);
    await (await other.waitForSelector('#ask[open] button[value=log-out]'))!.click();
    await waitForHome(other);
    await expectPerson(tab, two);
    await waitUntilReady(tab);
    await tab.bringToFront();
    await press(tab, 'button', 'Submit for Approval');
    const name = await tab.waitForSelector('dialog[open] input');
    expect(await name!.evaluate((input) => (input as HTMLInputElement).value)).toBe('');
    await tab.keyboard.press('Escape');
    await submitLogin(tab, one);
    await (await tab.waitForSelector('#ask[open] button[value=log-out]'))!.click();
    await waitForHome(tab);
    await expectPerson(tab, one);
    await expectText(tab, 'body', 'is back');
    await visit(tab, routes.dashboard);
    await waitUntilReady(tab);
    await press(tab, 'button', 'Submit for Approval');
    await expect
      .poll(() => tab.$eval('dialog[open] input', (input) => (input as HTMLInputElement).value))
      .toBe('Half a poem');
  },
);

test('Logout leaves nothing, and the back button does not show the record', async ({ tab }) => {
  await signIn(tab, one);
  await visit(tab, routes.dashboard);
  await chooseEntry(tab, one, 'Logout');
  await press(tab, 'dialog[open] button', 'Logout');
  // If the page stays, its dialog says why.
  const shown = () =>
    tab
      .evaluate(() => `${location.pathname} ${document.querySelector('dialog')?.textContent ?? ''}`)
      .catch(() => 'between two pages');
  await expect.poll(shown, { timeout: 30_000 }).toBe('/ ');
  const { storage, databases } = await storedNames(tab);
  expect(storage).toEqual([]);
  expect(databases).toEqual(['edify:/:sessions']);
  await tab.goBack({ waitUntil: 'load' });
  await expectText(tab, 'main', sampleName);
  expect(await tab.$eval('body', (body) => body.textContent)).not.toContain(nameOf(one));
});

test(
  'a private window shows the own record, also after a reload',
  { tag: '@slow' },
  async ({ baseURL, theme }) => {
    const browser = await launch(theme, { 'browser.privatebrowsing.autostart': true });
    try {
      const [tab] = (await browser.pages()) as [Page];
      const problems = watch(tab, baseURL);
      await submitLogin(tab, one);
      await waitForHome(tab);
      await tab.reload({ waitUntil: 'load' });
      await waitUntilReady(tab);
      await expectPerson(tab, one);
      expect(problems).toEqual([]);
    } finally {
      await browser.close();
    }
  },
);
