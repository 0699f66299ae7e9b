import type { Locator, Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { countStored } from '../support/count-stored';
import { toast } from '../support/toast';
import { otherTab, visit } from '../support/steps';
import { expect, test } from '../support/watched';

const title = 'Bring your card';
const text = 'Nobody is let in without it.';
const saved = /^Saved on this device: “Bring your card”/;

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const titles = (page: Page, name: string) =>
  card(page, name).locator('h3').filter({ visible: true });
const all = (page: Page) => page.getByRole('dialog', { name: 'All notices' });

async function begin(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Write a notice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a notice' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function write(page: Page, audience = 'students', lastDay = '') {
  const dialog = await begin(page);
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('textbox', { name: /^Text/ }).fill(text);
  await dialog.getByLabel('For', { exact: true }).selectOption(audience);
  if (lastDay) await dialog.getByLabel('Last day (optional)').fill(lastDay);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(toast(page, saved)).toBeVisible();
}

test('a notice for students appears in another tab, where it is read like the others', async ({
  page,
}) => {
  await visit(page, routes.facultyDashboard);
  const other = await otherTab(page, routes.dashboard);
  const bell = (unread: number) =>
    other.getByRole('button', { name: `Notifications, ${unread} unread` });

  await write(page);
  await expect(titles(page, 'Notices').first()).toHaveText(title);
  await expect(card(page, 'Notices')).toContainText('For students');
  await expect(titles(other, 'Notifications').first()).toHaveText(title);
  await expect(card(other, 'Notifications')).toContainText(text);
  await expect(bell(6)).toBeVisible();
  await other.bringToFront();
  await card(other, 'Notifications')
    .getByRole('button', { name: `Mark as read: ${title}` })
    .click();
  await expect(bell(5)).toBeVisible();

  await other.reload();
  await expect(
    card(other, 'Notifications').getByRole('button', { name: `Mark as unread: ${title}` }),
  ).toBeVisible();
});

test('by keyboard alone: errors are listed, the draft is saved, the notice published, opened and deleted', async ({
  page,
}) => {
  await visit(page, routes.facultyDashboard);
  const { keyboard } = page;
  const button = page.getByRole('button', { name: 'Write a notice' });
  const dialog = page.getByRole('dialog', { name: 'Write a notice' });
  const field = dialog.getByRole('textbox', { name: 'Title' });
  await button.focus();
  await keyboard.press('Enter');
  await expect(field).toBeFocused();
  await dialog.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(dialog.getByRole('group', { name: 'Check the form' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(field).toBeFocused();
  await keyboard.type(title);
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect.poll(() => countStored(page, 'drafts')).toBe(1);
  await page.reload();
  await waitUntilReady(page);
  await button.focus();
  await keyboard.press('Enter');
  await expect(field).toHaveValue(title);
  await field.press('Enter');
  await expect(toast(page, saved)).toBeVisible();
  await expect(button).toBeFocused();
  await page.getByRole('button', { name: 'View All notices' }).press('Enter');
  await all(page)
    .getByRole('button', { name: `Open ${title}` })
    .press('Enter');
  await page
    .getByRole('dialog', { name: title })
    .getByRole('button', { name: 'Delete' })
    .press('Enter');
  await page
    .getByRole('dialog', { name: title })
    .getByRole('button', { name: 'Delete it' })
    .press('Enter');
  await expect(toast(page, `“${title}” is deleted from this device.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'View All notices' })).toBeFocused();
});
