import { readFileSync } from 'node:fs';
import { test as plain, type Page } from '@playwright/test';
import type { SignIn } from '@/content/schema/marketing/sign-in';
import { formatCode } from '@/lib/record/access-code';
import { flagKey, type SessionFlag } from '@/lib/record/session-flag';
import { routes } from '@/lib/site/routes';
import { firstOf } from '../../full-run';
import { violations } from '../support/axe';
import { submitActivity } from '../support/steps';
import { expect, test } from '../support/watched';

const signIn = JSON.parse(readFileSync('content/marketing/sign-in.json', 'utf8')) as SignIn;
const [first, second] = signIn.student.people;
const [teacher] = signIn.faculty.people;
if (!first || !second || !teacher) throw new Error('The sample names two students and a teacher.');

const username = (page: Page) => page.getByRole('textbox', { name: 'Username' });
const password = (page: Page) => page.getByLabel('Password');
const login = (page: Page) => page.getByRole('button', { name: /^Login to/ });
const question = (page: Page) => page.getByRole('dialog', { name: /^Log out .*\?$/ });
const logOutFirst = (page: Page) =>
  question(page)
    .getByRole('button', { name: `Log out ${first.name}` })
    .click();
const alert = (page: Page) => page.getByRole('alert').filter({ visible: true });

/** Opens the link on a card and logs in. */
async function openCard(page: Page, { id, code }: { id: string; code: string }): Promise<void> {
  await page.goto(`${routes.login}#${id}.${code}`);
  await login(page).click();
}

async function typeCard(page: Page, { id, code }: { id: string; code: string }): Promise<void> {
  await username(page).fill(id);
  await password(page).fill(formatCode(code));
}

/** The person who is signed in, in the tab and on the device. */
function signedIn(page: Page): Promise<Record<'tab' | 'device', string | undefined>> {
  return page.evaluate((key) => {
    const idIn = (storage: Storage) =>
      (JSON.parse(storage.getItem(key) ?? 'null') as SessionFlag | null)?.id;
    return { tab: idIn(sessionStorage), device: idIn(localStorage) };
  }, flagKey);
}

test('on a phone the whole form and the folded tour are in view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(routes.login);
  await expect(page.getByText('No card? Take the tour')).toBeInViewport({ ratio: 1 });
  await expect(login(page)).toBeInViewport({ ratio: 1 });
});

test('a student signs in by keyboard, another one after that', async ({ page }) => {
  await page.goto(routes.login);
  await username(page).focus();
  await page.keyboard.type(first.id.toLowerCase());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(password(page)).toBeFocused();
  await page.keyboard.type(formatCode(first.code).toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(routes.dashboard);
  expect(await signedIn(page)).toEqual({ tab: undefined, device: first.id });

  await page.goto(routes.login);
  await expect(page.getByRole('link', { name: `Continue as ${first.name}` })).toBeVisible();
  await username(page).fill(second.id);
  await password(page).fill(formatCode(second.code));
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('button', { name: `Log out ${first.name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(routes.dashboard);
  expect(await signedIn(page)).toEqual({ tab: undefined, device: second.id });
});

test('Tab goes through the form in the order in which it is read', async ({ page }) => {
  await page.goto(routes.login);
  await username(page).focus();
  const rest = [
    page.getByRole('button', { name: 'Show code' }),
    password(page),
    page.getByRole('checkbox', { name: 'This is a shared computer' }),
    login(page),
    page.getByRole('link', { name: 'Forgot Password' }),
    page.getByRole('link', { name: 'Faculty Login' }),
  ];
  for (const next of rest) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
});

test('no address and no request has anything that was typed', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`),
  );
  await openCard(page, first);
  await expect(page).toHaveURL(routes.dashboard);
  await openCard(page, second);
  await logOutFirst(page);
  await expect(page).toHaveURL(routes.dashboard);
  expect(sent.some((request) => request.includes('/people/people.json'))).toBe(true);
  const typed = new RegExp(
    [first, second].flatMap(({ id, code, name }) => [id, code, encodeURIComponent(name)]).join('|'),
    'i',
  );
  expect(sent.filter((request) => typed.test(request))).toEqual([]);
});

test.describe('the link on a card', () => {
  test('fills in the fields and waits for Log in, and the code does not stay in the history', async ({
    page,
  }) => {
    await page.goto(`${routes.login}#${first.id}.${first.code}`);
    await expect(password(page)).toHaveValue(first.code);
    await expect(alert(page)).toHaveText(
      'Filled in from your card. Tick the box on a shared computer.',
    );
    await expect(login(page)).toBeFocused();
    expect(await signedIn(page)).toEqual({ tab: undefined, device: undefined });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(routes.dashboard);
    await page.goBack();
    await expect(page).toHaveURL(routes.login);
    await expect(page.getByRole('link', { name: `Continue as ${first.name}` })).toBeVisible();
    await expect(password(page)).toHaveValue('');
  });

  test('opens in a page that is open already', { tag: '@slow' }, async ({ page }) => {
    await page.goto(routes.login);
    await page.evaluate((hash) => (location.hash = hash), `${first.id}.${first.code}`);
    await expect(username(page)).toHaveValue(first.id);
    await expect(page).toHaveURL(routes.login);
  });
});

test('leads to the page that was asked for', async ({ page }) => {
  await page.goto(`${routes.login}#to=${routes.subjects}`);
  await typeCard(page, first);
  await login(page).click();
  await expect(page).toHaveURL(routes.subjects);
});

test(
  'on a shared computer the browser is asked not to keep what is typed',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(routes.login);
    const kept = async () => [
      await username(page).getAttribute('autocomplete'),
      await password(page).getAttribute('autocomplete'),
    ];
    expect(await kept()).toEqual(['username', 'current-password']);
    await page.getByRole('checkbox').check();
    expect(await kept()).toEqual(['off', 'off']);
    await page.getByRole('checkbox').uncheck();
    expect(await kept()).toEqual(['username', 'current-password']);
  },
);

test.describe('a second person on one device', () => {
  test('is asked first, and can cancel or log the other one out', async ({ page }) => {
    await openCard(page, first);
    await expect(page).toHaveURL(routes.dashboard);
    await submitActivity(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(routes.facultyLogin);
    await typeCard(page, teacher);
    await login(page).click();
    await expect(question(page)).toContainText(`${first.name} is signed in here.`);
    await expect(question(page)).toContainText('stays on the device, encrypted');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('form#sign-in')).toHaveAttribute('aria-busy', 'false');
    expect((await signedIn(page)).device).toBe(first.id);
    await expect(username(page)).toHaveValue(teacher.id);
    await login(page).click();
    await logOutFirst(page);
    await expect(page).toHaveURL(routes.facultyDashboard);
    expect((await signedIn(page)).device).toBe(teacher.id);
  });

  test('of a shared computer in the same tab is logged out, and its data is deleted after a question', async ({
    page,
  }) => {
    await page.goto(routes.login);
    await typeCard(page, first);
    await page.getByRole('checkbox').check();
    await login(page).click();
    await expect(page).toHaveURL(routes.dashboard);
    await submitActivity(page);
    await page.goto(routes.login);
    await typeCard(page, second);
    await login(page).click();
    await expect(question(page)).toContainText('What was added in this tab is deleted');
    await expect(question(page)).not.toContainText('encrypted', { useInnerText: true });
    await logOutFirst(page);
    await expect(page).toHaveURL(routes.dashboard);
    expect(await signedIn(page)).toEqual({ tab: undefined, device: second.id });
    const left = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(left).not.toContain('Poetry Course');
  });
});

test('finds a slip before any record is fetched, and keeps what was typed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(routes.login);
  await password(page).fill(formatCode(first.code).replace(/^..../, '$&X'));
  await login(page).click();
  await expect(username(page)).toBeFocused();
  await expect(username(page)).toHaveAccessibleDescription(
    'Enter your roll number. Your roll number',
  );
  await expect(username(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(password(page)).toHaveAccessibleDescription(
    'Group 1 of the code has 5 instead of 4 characters. The access code on your card',
  );
  expect(asked.filter((path) => path.endsWith('.jwe'))).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test(
  'shows the code on demand, and hides it before signing in',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(routes.login);
    await password(page).fill('VWVY');
    await page.getByRole('button', { name: 'Show code' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await login(page).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
  },
);

test('empty fields open the sample, or are an error on a site without one', async ({ page }) => {
  await page.goto(routes.login);
  await login(page).click();
  await expect(page).toHaveURL(routes.profile);
  await page.route(`**${routes.login}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(' data-sample=""', '');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(routes.login);
  await login(page).click();
  await expect(page.getByText('Enter your roll number.')).toBeVisible();
  await expect(page.getByText('Enter the access code on your card.')).toBeVisible();
});

test(
  'a record from a newer release offers a reload that keeps the fields',
  { tag: '@slow' },
  async ({ page }) => {
    await page.route('**/people/people.json', (route) => route.fulfill({ json: { format: 2 } }));
    await page.goto(routes.login);
    await typeCard(page, first);
    await page.getByRole('checkbox').check();
    await login(page).click();
    await expect(alert(page)).toContainText('needs a newer version of this page');
    await page.unroute('**/people/people.json');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(alert(page)).toHaveCount(0);
    await expect(username(page)).toHaveValue(first.id);
    await expect(page.getByRole('checkbox')).toBeChecked();
    await login(page).click();
    await expect(page).toHaveURL(routes.dashboard);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link opens the sample, and the page says what signing in needs', async ({ page }) => {
    await page.goto(routes.login);
    await expect(page.getByText('Signing in needs JavaScript')).toBeVisible();
    await page.getByText('No card? Take the tour').click();
    await expect(page.getByText('The tour needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveText([/^Login to /]);
    await login(page).click();
    // A form without named fields ends in an empty query.
    await expect(page).toHaveURL(`${routes.profile}?`);
  });
});

/** The browser logs failed requests: these tests do not watch what it logs. */
plain.describe('if a request fails', () => {
  const wrongCode = 'DEWABAVKTTNNJV3RPKYZP323';

  plain('a wrong code leaves the keyboard where it was, to correct it', async ({ page }) => {
    await page.goto(routes.login);
    await typeCard(page, { id: first.id, code: wrongCode });
    await page.keyboard.press('Enter');
    await expect(alert(page)).toContainText('No record opens with this roll number and code.');
    await expect(password(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(first.code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(routes.dashboard);
  });

  for (const path of firstOf([`/login/%23`, `/login%23`, `/faculty-login/%23`]))
    plain(`the 404 page repairs ${path}`, async ({ page }) => {
      const card = path.startsWith('/faculty') ? teacher : first;
      await page.goto(`${path}${card.id}.${card.code}`);
      await expect(page.getByText('Ask for a new card.')).toBeVisible();
      await login(page).click();
      await expect(page).toHaveURL(card === first ? routes.dashboard : routes.facultyDashboard);
    });

  for (const what of firstOf(['open-record.js*', 'people/people.json', 'people/*/*.jwe']))
    plain(`without ${what} it says so, and a second try signs in`, async ({ page }) => {
      await page.route(`**/${what}`, (route) => route.abort());
      await page.goto(routes.login);
      await typeCard(page, first);
      await login(page).click();
      await expect(alert(page)).toContainText('The site cannot be reached.');
      await page.unroute(`**/${what}`);
      await login(page).click();
      await expect(page).toHaveURL(routes.dashboard);
    });
});
