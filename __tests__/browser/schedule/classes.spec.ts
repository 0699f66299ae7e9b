import type { Locator, Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { countStored } from '../support/count-stored';
import { toast, visibleText } from '../support/toast';
import { otherTab, visit } from '../support/steps';
import { undo } from '../support/undo';
import { expect, test } from '../support/watched';

const reason = 'The hall is closed for repairs.';
const cancelled = /1CSE31 DECO is cancelled\.$/;

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const period = (page: Page, number: number) =>
  card(page, 'Periods of the day')
    .getByRole('listitem')
    .nth(number - 1);
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Cancel Class' });

/** Opens a page at 11:00 on a Monday in college time, or at another time. */
async function visitAt(page: Page, address: string, time = '2026-11-23T11:00:00') {
  await page.clock.setFixedTime(new Date(`${time}+05:30`));
  await visit(page, address);
}

async function open(page: Page, number = 3): Promise<Locator> {
  await period(page, number)
    .getByRole('button', { name: /^Cancel Class/ })
    .click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

async function cancel(page: Page) {
  const dialog = await open(page);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: 'Cancel Class' }).click();
  await expect(toast(page, cancelled)).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('buttons scroll to the classes that do not fit', { tag: '@slow' }, async ({ page }) => {
    // Before the first class: later, the strip begins at the current one.
    await visitAt(page, routes.facultyDashboard, '2026-11-23T08:00:00');
    await expect(page.getByRole('button', { name: 'No earlier classes' })).toBeVisible();
    const later = page.getByRole('button', { name: 'Later classes', exact: true });
    const end = page.getByRole('button', { name: 'No later classes' });
    await expect(async () => {
      if (await later.isVisible()) await later.click({ timeout: 1000 });
      await expect(end).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(period(page, 4)).toBeInViewport();
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  });
});

test(
  'a class is cancelled with a reason, shown to students in another tab, and restored',
  { tag: '@slow' },
  async ({ page }) => {
    await visitAt(page, routes.facultyDashboard);
    const other = await otherTab(page, routes.dashboard, visitAt);
    const notifications = card(other, 'Notifications');

    await cancel(page);
    await expect(period(page, 3)).toContainText(reason);
    await expect(notifications.getByRole('heading', { level: 3 }).first()).toHaveText(
      'Cancelled: 1CSE31 DECO, 23 Nov 2026, 11:45AM to 12:40PM',
    );
    await expect(notifications).toContainText(reason);
    await expect(other.getByRole('button', { name: 'Notifications, 6 unread' })).toBeVisible();

    await page.reload();
    await expect(period(page, 3)).toContainText('Cancelled');
    await expect(period(page, 3)).not.toContainText('in 45 min');
    await period(page, 3)
      .getByRole('button', { name: /^Restore class/ })
      .click();
    await expect(toast(page, '1CSE31 DECO is on again.')).toBeVisible();
    await expect(period(page, 3)).toContainText('in 45 min');
    await expect(notifications).toContainText('On again: 1CSE31 DECO');
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  },
);

test('by keyboard alone: refused without a reason, saved as a draft, cancelled, undone', async ({
  page,
}) => {
  await visitAt(page, routes.facultyDashboard);
  const { keyboard } = page;
  const button = period(page, 3).getByRole('button');
  await button.focus();
  await keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(dialogOf(page).getByText(/^Enter the reason/)).toBeVisible();
  await expect(dialogOf(page).getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await keyboard.type(reason);
  await keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect.poll(() => countStored(page, 'drafts')).toBe(1);

  await page.reload();
  await waitUntilReady(page);
  await button.focus();
  await keyboard.press('Enter');
  await expect(visibleText(dialogOf(page), /^Your draft from/)).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Cancel Class' }).press('Enter');
  await expect(toast(page, cancelled)).toBeVisible();
  await expect(button).toBeFocused();
  await expect(button).toHaveText('Restore class');
  await undo(page, cancelled);
  await expect(button).toHaveText('Cancel Class');
  await expect.poll(() => countStored(page, 'cancellations')).toBe(0);
});
