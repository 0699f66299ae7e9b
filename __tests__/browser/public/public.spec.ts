import type { Locator, Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { firstOf } from '../../full-run';
import { expect, test } from '../support/watched';

const phone = { width: 320, height: 640 };

const anchors = [
  ['Features', 'Six tools, one academic record'],
  ['Testimonials', 'What colleges say'],
  ['Contact', 'Contact'],
] as const;

function headingOf(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 2, name, exact: true });
}

const desktop = { width: 1440, height: 900 };
const visitors = [
  { size: 'phone', viewport: phone, javaScriptEnabled: false },
  { size: 'desktop', viewport: desktop, javaScriptEnabled: true },
];

for (const { size, viewport, javaScriptEnabled } of firstOf(visitors))
  test.describe(`on a ${size} ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ viewport, javaScriptEnabled });

    for (const [link, heading] of anchors)
      test(`${link} scrolls to its heading`, async ({ page }) => {
        await page.goto(routes.landing);
        const nav = page.getByRole('navigation', { name: 'On this page' });
        await nav.getByRole('link', { name: link }).click();
        await expect(headingOf(page, heading)).toBeInViewport({ ratio: 1 });
      });

    test('Demo scrolls to the picture of the dashboard', async ({ page }) => {
      await page.goto(routes.landing);
      const nav = page.getByRole('navigation', { name: 'On this page' });
      await nav.getByRole('link', { name: 'Demo' }).click();
      await expect(page.getByRole('img', { name: /^The student dashboard: / })).toBeInViewport();
    });

    test('the tour leads through the login to the profile', async ({ page }) => {
      await page.goto(routes.landing);
      await page.getByRole('banner').getByRole('link', { name: 'Take a Tour' }).click();
      await expect(page).toHaveURL(`${routes.login}#tour`);
      await page.getByRole('button', { name: 'Login to Edify' }).click();
      // Without script the browser adds the mark of an empty query.
      await expect(page).toHaveURL(new RegExp(`${routes.profile}\\??$`));
    });

    test('the two logins lead to each other, and faculty to their dashboard', async ({ page }) => {
      await page.goto(routes.login);
      await page.getByRole('link', { name: 'Faculty Login' }).click();
      await expect(page).toHaveURL(routes.facultyLogin);
      await page.getByRole('link', { name: 'Student Login' }).click();
      await expect(page).toHaveURL(routes.login);
      await page.getByRole('link', { name: 'Forgot Password' }).click();
      await expect(page).toHaveURL(routes.landing);
      await page.goto(routes.facultyLogin);
      await page.getByRole('button', { name: 'Login to Edify' }).click();
      await expect(page).toHaveURL(new RegExp(`${routes.facultyDashboard}\\??$`));
    });

    test('the not-found page leads home', async ({ page }) => {
      const response = await page.goto('/nowhere/');
      expect(response?.status()).toBe(404);
      await expect(page.getByText('Did you mean')).toBeHidden();
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page).toHaveURL(routes.landing);
    });
  });

test('Enter in an empty login field follows the login link', async ({ page }) => {
  await page.goto(routes.login);
  await page.getByLabel('Password').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/MyProfile\/\??$/);
});

test('a misspelled address suggests the dashboard', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/Dashbord/?status=Pending');
  await expect(page.getByText('Did you mean /Dashboard/?')).toBeVisible();
  await page.getByRole('link', { name: '/Dashboard/' }).click();
  await expect(page).toHaveURL(`${routes.dashboard}?status=Pending`);
});

test(
  'the newsletter asks for an address before anything happens',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(routes.landing);
    const email = page.getByRole('textbox', { name: 'Email' });
    const subscribe = page.getByRole('button', { name: 'Subscribe' });
    await subscribe.click();
    await expect(email).toBeFocused();
    await email.fill('not an address');
    await subscribe.click();
    await expect(email).toBeFocused();
    expect(await email.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(
      true,
    );
    await expect(page).toHaveURL(routes.landing);
    await email.fill('aarav@college.example');
    await subscribe.click();
    await expect(page.getByText('The address is valid. Nothing was sent.')).toBeVisible();
    await expect(email).toHaveValue('aarav@college.example');
    await expect(page).toHaveURL(routes.landing);
  },
);

test.describe('by keyboard on a phone', () => {
  test.use({ viewport: phone });

  test('the first stop skips the header', async ({ page }) => {
    await page.goto(routes.landing);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Try it as a student' }).first()).toBeFocused();
  });

  test('all anchors can be reached in order without opening anything', async ({ page }) => {
    await page.goto(routes.landing);
    const nav = page.getByRole('navigation', { name: 'On this page' });
    await nav.getByRole('link', { name: 'Features' }).focus();
    for (const name of ['Demo', 'Testimonials', 'Contact']) {
      await page.keyboard.press('Tab');
      await expect(nav.getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(headingOf(page, 'Contact')).toBeInViewport({ ratio: 1 });
  });
});

test('a badge leads to the evidence for its claim, and from there home', async ({ page }) => {
  await page.goto(routes.landing);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Encrypted records' }).click();
  await expect(page).toHaveURL(`${routes.evidence}#encryption`);
  await expect(page.getByRole('region', { name: 'Encrypted records' })).toBeInViewport();
  await expect(headingOf(page, 'Encrypted records')).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(routes.landing);
});
