import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { countStored } from '../support/count-stored';
import { readPdf } from '../support/pdf-text';
import { visibleText } from '../support/toast';
import { expect, test } from '../support/watched';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share Profile Via Link' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Link' });
const name = (page: Page) => page.getByRole('heading', { level: 1 });

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
    await expect(name(stranger)).toHaveText('Aarav Sharma');
    const cards = stranger.getByRole('main').getByRole('heading', { level: 2 });
    await expect(cards).toHaveText([
      /^Approved activities/,
      'Summary',
      'Internships and activities',
      'Skills',
      'Languages',
      'Interests',
    ]);
    const main = stranger.getByRole('main');
    await expect(main).not.toContainText('@');
    await expect(main).not.toContainText('25CSE1042');
    await expect(main).not.toContainText('Mess Menu Board');
    await expect(stranger).toHaveTitle('Aarav Sharma | Student portfolio');
    const storageCount = await stranger.evaluate(() => localStorage.length + sessionStorage.length);
    expect([storageCount, await countStored(stranger)]).toEqual([0, 0]);
    await stranger.context().close();
  });

  test("never shows the user's own profile while loading", async ({ page }) => {
    await page.addInitScript(() => {
      const checkFrame = () => {
        const own = [...document.querySelectorAll<HTMLElement>('main :is(button, h2)')].find(
          ({ textContent }) => /Export as CV|Skill Timeline/.test(textContent),
        );
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
    await expect(page.locator('html')).toHaveAttribute('data-shared', 'shown');
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
  });

  test('is a page without the shell, for a keyboard and a screen reader as well', async ({
    page,
  }) => {
    await page.goto(forge({ ...least, contact: { email: 'asha@college.example' } }));
    await expect(name(page)).toBeVisible();
    for (const role of ['navigation', 'complementary', 'contentinfo', 'dialog'] as const)
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
    const buttons = page.getByRole('button').filter({ visible: true });
    await expect(buttons).toHaveText(['Save as PDF', 'Copy the link']);
    for (const expected of ['Save as PDF', 'Write to Asha', 'Copy the link']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(expected);
    }
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(name(page)).toHaveText('Asha Rao');
  });

  test('has the name and the first section early on a phone, and prints on one sheet', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const activities = [{ name: 'Git', category: 'Workshop', date: '2026-09-21' }];
    await page.goto(forge({ ...least, bio: 'Likes long walks.', activities }));
    const top = async (level: number) =>
      (await page.getByRole('heading', { level }).first().boundingBox())?.y ?? Infinity;
    await expect(name(page)).toBeVisible();
    expect(await top(1)).toBeLessThan(260);
    expect(await top(2)).toBeLessThan(480);
    const { pages } = readPdf(await page.pdf({ format: 'A4' }));
    expect(pages).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("a link shows the user's own profile, and no button is inactive", async ({ page }) => {
    await page.goto(forge(least));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aarav Sharma');
    await expect(page.getByRole('button', { name: /Export as CV|^Share$/ })).toHaveCount(0);
  });
});
