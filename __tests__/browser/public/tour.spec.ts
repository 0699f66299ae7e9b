import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { SignIn } from '@/content/schema/marketing/sign-in';
import { routes } from '@/lib/site/routes';
import { firstOf } from '../../full-run';
import { violations } from '../support/axe';
import { nameOf, openLogout, signIn, students } from '../support/person';
import { submitActivity } from '../support/steps';
import { expect, test } from '../support/watched';

const { student, faculty } = JSON.parse(
  readFileSync('content/marketing/sign-in.json', 'utf8'),
) as SignIn;
const [first] = student.people;
const [teacher] = faculty.people;
if (!first || !teacher) throw new Error('The sample names a student and a teacher.');

const fold = (page: Page) => page.getByText('No card? Take the tour');
const asStudent = (page: Page) => page.getByRole('button', { name: `As a student: ${first.name}` });
const asTeacher = (page: Page) =>
  page.getByRole('button', { name: `As a teacher: ${teacher.name}` });

/** Databases with keys or records of people, and entries about a person in both storages. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases())
      .map(({ name }) => name)
      .filter((name) => /:(sessions|[0-9a-f]{16})$/.test(name!)),
    entries: [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage).filter((key) => /:person$|:record-key$|[0-9a-f]{16}/.test(key)),
    ),
  }));

test('a visitor reaches the marks of a student with two presses, and the queue of a teacher with two more', async ({
  page,
  browser,
}) => {
  await page.goto(routes.landing);
  await page.getByRole('banner').getByRole('link', { name: 'Take a Tour' }).click();
  await asStudent(page).click();
  await expect(page).toHaveURL(routes.subjects);
  await expect(page.getByText('Marks so far').first()).toBeVisible();
  await expect(
    page.getByText('A sample record of a fictitious person. Figures as of'),
  ).toBeVisible();
  const other = await browser.newPage();
  await other.goto(new URL(routes.landing, page.url()).href);
  await other.getByRole('banner').getByRole('link', { name: 'Take a Tour' }).click();
  await asTeacher(other).click();
  await expect(other).toHaveURL(new RegExp(`${routes.facultyDashboard}$`));
  await expect(other.getByRole('heading', { name: 'Student Profiles' })).toBeVisible();
  await expect(other.getByRole('table').first()).toContainText('Pending');
  await other.close();
});

test('a press or an Enter counts before any script file has arrived', async ({ page }) => {
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/*.js*', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(routes.login, { waitUntil: 'commit' });
  await page.getByLabel('Username').fill('x');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Signing in…')).toBeVisible();
  await page.goto(routes.login, { waitUntil: 'commit' });
  await fold(page).click();
  await asStudent(page).click();
  answer();
  await expect(page).toHaveURL(routes.subjects);
});

test('the keyboard alone is enough for a tour', async ({ page }) => {
  await page.goto(routes.login);
  const focused = page.locator(':focus');
  do await page.keyboard.press('Tab');
  while (!/No card/.test(await focused.innerText()));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(asStudent(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(routes.subjects);
});

test('Logout of a sample person leaves nothing on the device', async ({ page }) => {
  await page.goto(routes.facultyLogin);
  await fold(page).click();
  await asStudent(page).click();
  await expect(page).toHaveURL(routes.subjects);
  await submitActivity(page);
  const dialog = await openLogout(page);
  await expect(dialog).toContainText('You are signed in only in this tab');
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/:\d+\/#logged-out$/);
  await expect(page.getByText('You are logged out.')).toBeFocused();
  expect(await traces(page)).toEqual({ databases: [], entries: [] });
});

test('an empty page of the sample opens as a sample person with one press, and Back does not sign in again', async ({
  page,
}) => {
  await page.goto(routes.subjects);
  await page.getByRole('link', { name: 'See this page with a sample student' }).click();
  await expect(page).toHaveURL(routes.subjects);
  await expect(page.getByText('A sample record of a fictitious person.')).toBeVisible();
  await expect(page.getByText('No Subjects Yet')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(routes.login);
  await expect(page.getByRole('link', { name: `Continue as ${first.name}` })).toBeVisible();
});

test('a person who is signed in is asked before a tour', async ({ page }) => {
  await signIn(page, students[1]!);
  await page.goto(`${routes.login}#tour=${routes.subjects}`);
  const question = page.getByRole('dialog', { name: `Log out ${nameOf(students[1]!)}?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(routes.login);
});

for (const width of [375, 1440])
  test(`the offers are whole and accessible at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto(routes.login);
    await fold(page).click();
    await expect(asStudent(page)).toBeInViewport();
    await expect(asTeacher(page)).toBeInViewport();
    expect(await violations(page)).toEqual([]);
  });

const notes = ['subjects', 'assignments', 'chats', 'settings', 'facultyClassroom'] as const;
for (const page of firstOf(notes, 2))
  test(`the note of an empty ${page} page is at most 140 pixels high on a phone`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width: 375, height: 812 });
    await tab.goto(routes[page]);
    await expect(tab.getByRole('link', { name: /^See this page with a sample/ })).toBeVisible();
    const note = tab.getByText(/^Not? .+ (Yet|Here)$/).locator('xpath=../..');
    expect((await note.boundingBox())!.height).toBeLessThanOrEqual(140);
  });
