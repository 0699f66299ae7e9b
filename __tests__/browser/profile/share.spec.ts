import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { countStored } from '../support/count-stored';
import { visibleText } from '../support/toast';
import { expect, test } from '../support/watched';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share Profile Via Link' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Link' });
const notVerified = (page: Page) =>
  page.getByRole('region', { name: 'Shared profile, not verified' });

async function open(page: Page): Promise<string> {
  await page.goto(`${routes.profile}?open=share`);
  await expect(dialog(page)).toBeVisible();
  return field(page).inputValue();
}

const forge = (value: unknown) =>
  `${routes.profile}#shared=1.${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;
const least = { name: 'Asha Rao', college: 'Another College', bio: '' };

test.describe('making a link', () => {
  test('starts in the menu of any page and ends in a copied link', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(routes.chats);
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('link', { name: 'Share Profile Via Link' }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(/\/MyProfile\/$/);
    const url = await field(page).inputValue();
    await dialog(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(visibleText(page, 'Link copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await expect(field(page)).toHaveAccessibleDescription(
      `${url.length.toLocaleString('en')} characters`,
    );
  });

  test('starts in the profile menu with the keyboard alone, and focus returns to it', async ({
    page,
  }) => {
    await page.goto(routes.profile);
    const account = page.getByRole('button', { name: /^Account/ });
    await account.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Share Profile Via Link' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    const before = await field(page).inputValue();
    await page.getByRole('checkbox', { name: 'Contact details' }).focus();
    await page.keyboard.press('Space');
    await expect(field(page)).not.toHaveValue(before);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(account).toBeFocused();
  });
});

test.describe('opening a link', () => {
  test('shows the chosen sections only, without contact details unless they were chosen', async ({
    page,
    browser,
  }) => {
    await open(page);
    const whole = await field(page).inputValue();
    await page.getByRole('checkbox', { name: 'Projects' }).uncheck();
    await expect(field(page)).not.toHaveValue(whole);
    const url = await field(page).inputValue();
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(url);
    await expect(notVerified(stranger)).toContainText('profile of Aarav Sharma');
    const cards = stranger.getByRole('main').getByRole('heading', { level: 2 });
    await expect(cards).toHaveText([
      'Summary',
      'Academics',
      'Achievements',
      'Interests and Languages',
      'Internships and Activities',
      'Activities Listed as Approved',
    ]);
    const main = stranger.getByRole('main');
    await expect(main).not.toContainText('@');
    await expect(main).not.toContainText('25CSE1042');
    await expect(main).not.toContainText('Mess Menu Board');
    await expect(stranger).toHaveTitle('Aarav Sharma (not verified) | Shared profile');
    const storageCount = await stranger.evaluate(() => localStorage.length + sessionStorage.length);
    expect([storageCount, await countStored(stranger)]).toEqual([0, 0]);
    await stranger.context().close();
  });

  test("never shows the user's own profile while loading", async ({ page }) => {
    await page.addInitScript(() => {
      const checkFrame = () => {
        const own = document.querySelector<HTMLElement>('main button, main canvas, main figure');
        if (own && getComputedStyle(own).visibility === 'visible')
          document.documentElement.dataset['flashed'] = 'yes';
        requestAnimationFrame(checkFrame);
      };
      requestAnimationFrame(checkFrame);
    });
    await page.goto(forge(least));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Rao');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
    await expect(page.locator('html')).not.toHaveAttribute('data-shared');
  });

  test("follows the address, and leads back to the user's own profile", async ({ page }) => {
    await page.goto(forge(least));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Rao');
    await page.evaluate(
      (hash) => {
        window.location.hash = hash;
      },
      forge({ ...least, name: 'Bela' }).split('#')[1] ?? '',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bela');
    await expect(page).toHaveTitle(/^Bela/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Rao');
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: /skip/i }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Rao');
    await notVerified(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aarav Sharma');
    await expect(page).toHaveTitle(/^My Profile/);
  });

  test("the navigation leads to the user's own profile, and the menu to its dialogs", async ({
    page,
  }) => {
    await page.goto(forge(least));
    await expect(notVerified(page)).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'My Profile' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aarav Sharma');
    await page.goto(forge({ ...least, name: 'Bela' }));
    await expect(notVerified(page)).toBeVisible();
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('link', { name: 'Share Profile Via Link' }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aarav Sharma');
  });
});

test('a hostile link stays on the page when the palette is opened with Ctrl+K and closed', async ({
  page,
}) => {
  await page.goto(forge({ ...least }));
  await expect(notVerified(page)).toBeVisible();
  const address = page.url();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search pages and actions' });
  await expect(palette).toBeVisible();
  await expect(notVerified(page)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(notVerified(page)).toBeVisible();
  expect(page.url()).toBe(address);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("a link shows the user's own profile, and no button is inactive", async ({ page }) => {
    await page.goto(forge(least));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aarav Sharma');
    await expect(page.getByRole('button', { name: /Export as CV|Share Profile/ })).toHaveCount(0);
  });
});
