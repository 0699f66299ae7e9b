import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { SignIn } from '@/content/schema/marketing/sign-in';
import { routes } from '@/lib/site/routes';
import { firstOf } from '../../full-run';
import { violations } from '../support/axe';
import { nameOf, signIn, students } from '../support/person';
import { fillInActivity, visit } from '../support/steps';
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

const strip = (page: Page) => page.getByRole('region', { name: 'Tour' });

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

test('a visitor reaches the day of a student with two presses, and the queue of a teacher with two more', async ({
  page,
  browser,
}) => {
  await page.goto(routes.landing);
  await page.getByRole('banner').getByRole('link', { name: 'Take a Tour' }).click();
  await asStudent(page).click();
  await expect(page).toHaveURL(routes.dashboard);
  await expect(page.getByText('You are Pranav, a student.')).toBeVisible();
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
  await expect(page).toHaveURL(routes.dashboard);
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
  await expect(page).toHaveURL(routes.dashboard);
});

test('Leave and Logout ask, and leave nothing of the tour on the device', async ({ page }) => {
  await page.goto(routes.facultyLogin);
  await fold(page).click();
  await asStudent(page).click();
  await expect(strip(page)).toContainText('You are Pranav, a student.');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Leave the tour?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await strip(page).getByRole('button', { name: 'Leave' }).click();
  await expect(question).toContainText('What you tried is deleted.');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Leave the tour' }).click();
  await page.waitForURL(({ pathname }) => pathname === routes.landing);
  expect(await traces(page)).toEqual({ databases: [], entries: [] });
});

test(
  'an empty page of the sample opens as a sample person with one press, and Back does not sign in again',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(routes.subjects);
    await page.getByRole('link', { name: 'See this page with a sample student' }).click();
    await expect(page).toHaveURL(routes.subjects);
    await expect(page.getByText('A sample record of a fictitious person.')).toBeVisible();
    await expect(page.getByText('No Subjects Yet')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(routes.login);
    await asTeacher(page).click();
    await expect(page).toHaveURL(routes.facultyDashboard);
    await expect(strip(page)).toContainText('You are Prof. Deshmukh, a teacher.');
  },
);

test('a person who is signed in is asked before a tour', async ({ page }) => {
  await signIn(page, students[1]!);
  await page.goto(`${routes.login}#tour=${routes.subjects}`);
  const question = page.getByRole('dialog', { name: `Log out ${nameOf(students[1]!)}?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(routes.login);
});

for (const width of firstOf([375, 1440]))
  test(`the offers are whole and accessible at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto(routes.login);
    await fold(page).click();
    await expect(asStudent(page)).toBeInViewport();
    await expect(asTeacher(page)).toBeInViewport();
    expect(await violations(page)).toEqual([]);
  });

test(
  'the note of an empty page is at most 140 pixels high on a phone',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    for (const name of [
      'subjects',
      'assignments',
      'chats',
      'settings',
      'facultyClassroom',
    ] as const) {
      await page.goto(routes[name]);
      await expect(page.getByRole('link', { name: /^See this page with a sample/ })).toBeVisible();
      const note = page.getByText(/^Not? .+ (Yet|Here)$/).locator('xpath=../..');
      expect((await note.boundingBox())!.height).toBeLessThanOrEqual(140);
    }
  },
);

for (const width of firstOf([375, 1440]))
  test(`the whole loop takes one tab, no file and at most 8 presses after the form, ${width} px wide`, async ({
    page,
  }) => {
    test.slow();
    const says = (text: string) =>
      expect(strip(page).getByRole('status')).toHaveText(text, { timeout: 20_000 });
    await page.setViewportSize({ width, height: 812 });
    const saved: string[] = [];
    page.on('download', (file) => saved.push(file.suggestedFilename()));
    await page.goto(routes.login);
    await fold(page).click();
    await asStudent(page).click();
    let presses = 0;
    const press = async (target: Locator) => {
      await target.click();
      presses++;
    };
    const step = (name: string) => strip(page).getByRole('link', { name });

    await step('Submit for Approval').click();
    const dialog = page.getByRole('dialog', { name: 'Submit for Approval' });
    await fillInActivity(dialog, { name: 'Robotics for Everyone' });
    await press(dialog.getByRole('button', { name: `Send to ${teacher.name}` }));
    await says('“Robotics for Everyone” is with Prof. Deshmukh.');
    const row = page.locator('main').getByText(`With ${teacher.name} since today`);
    await expect(row.first()).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await press(step('Decide it as the teacher'));
    await says('1 request from Pranav has arrived. In a college it comes as a letter or a file.');
    expect(await violations(page)).toEqual([]);
    await press(step('Review it'));
    await expect(page.getByRole('heading', { name: 'Robotics for Everyone' })).toBeVisible();
    await press(page.getByRole('button', { name: 'Approve', exact: true }));
    await says('You approved “Robotics for Everyone”.');

    await press(strip(page).getByRole('link', { name: 'Student', exact: true }));
    await says('Prof. Deshmukh approved it.');
    await page.reload();
    await says('Prof. Deshmukh approved it.');
    await press(step('See what an employer sees'));
    await expect(page.getByText('Checked: signed in this tour')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
    await expect(strip(page).getByRole('link', { name: 'Employer', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await violations(page)).toEqual([]);
    expect(presses).toBeLessThanOrEqual(8);
    expect(saved).toEqual([]);
    await expect(
      page.locator('.text-rejected, .bg-rejected-fill').filter({ visible: true }),
    ).toHaveCount(0);
  });

const filled = {
  student: ['profile', 'dashboard', 'subjects', 'assignments', 'chats'],
  teacher: ['facultyDashboard', 'facultyRegister', 'facultyAssignments'],
} as const;
for (const [kind, names] of Object.entries(filled))
  test(`no page of the tour's ${kind} is empty`, async ({ page }) => {
    test.slow();
    await page.goto(`${kind === 'student' ? routes.login : routes.facultyLogin}#tour=`);
    await expect(strip(page)).toBeVisible();
    for (const name of names) {
      await visit(page, routes[name]);
      await expect(strip(page).getByRole('status')).toBeVisible();
      await expect(page.locator('main')).not.toContainText(/\bNo .+ (Yet|Here|yet)\b/);
    }
  });
