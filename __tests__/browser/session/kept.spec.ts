import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '@/lib/site/routes';
import { violations } from '../support/axe';
import { codeOf, logOutKeeping, publish, signIn, students } from '../support/person';
import { expectClosed, submitActivity, visit } from '../support/steps';
import { visibleText } from '../support/toast';
import { undo } from '../support/undo';
import { expect, test } from '../support/watched';

const one = students[0]!;

/** Logs out, signs in again and waits until what was left is back. */
async function comeBack(page: Page, person: typeof one): Promise<void> {
  await logOutKeeping(page);
  await signIn(page, person);
  await expect(visibleText(page, /is back/)).toBeVisible();
}

test('a photo that was kept at Logout comes back', { tag: '@slow' }, async ({ page }) => {
  const create = { width: 64, height: 64, channels: 3, background: '#c04000' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  await signIn(page, one);
  await visit(page, routes.profile);
  await page.getByRole('button', { name: 'Change photo' }).click();
  await page.getByLabel('Picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expectClosed(page.getByRole('dialog'));
  await comeBack(page, one);
  const photo = page.getByRole('button', { name: /^Account of/ }).locator('img');
  await expect(photo).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
});

test(
  'what an earlier access code encrypted is listed in Settings, and deleted after asking',
  { tag: '@slow' },
  async ({ page }) => {
    await signIn(page, one);
    await submitActivity(page);
    await logOutKeeping(page);
    await publish(page, one, 2);
    await signIn(page, one, codeOf(one, 2));
    await expect(visibleText(page, /You can delete it in Settings/)).toBeVisible();
    await visit(page, routes.settings);
    const heading = page.getByRole('heading', { name: 'Encrypted with an earlier access code' });
    await expect(heading).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const remove = page.getByRole('button', { name: /^Delete: Left on \d\d \w{3} \d{4}/ });
    await remove.click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(remove).toBeFocused();
    await remove.click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await expect(heading).toHaveCount(0);
    await undo(page, /was deleted from this device/);
    await expect(heading).toBeVisible();
    await remove.click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await expect(heading).toHaveCount(0);
    await visit(page, routes.settings);
    await expect(page.getByText('Nothing is stored on this device yet.')).toBeVisible();
    await expect(heading).toHaveCount(0);
  },
);
