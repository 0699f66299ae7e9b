import type { Locator, Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { screens, violations } from '../support/axe';
import { countStored } from '../support/count-stored';
import { toast } from '../support/toast';
import { otherTab, submitActivity, visit } from '../support/steps';
import { undo } from '../support/undo';
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

async function open(page: Page): Promise<Locator> {
  await card(page, 'Notices')
    .getByRole('button', { name: `Open ${title}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
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

test('a notice is edited, pinned, deleted and restored, and another tab updates', async ({
  page,
}) => {
  await visit(page, routes.facultyDashboard);
  await write(page);
  const other = await otherTab(page, routes.dashboard);
  await page.reload();
  let dialog = await open(page);
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('textbox', { name: /^Text/ }).fill('The office prints a new one.');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(card(other, 'Notifications')).toContainText('The office prints a new one.');
  dialog = await open(page);
  await dialog.getByRole('button', { name: 'Pin' }).click();
  await expect(card(other, 'Notifications')).toContainText('Pinned');

  dialog = await open(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete it' }).click();
  await expect(card(other, 'Notifications')).not.toContainText(title);
  await undo(page, `“${title}” is deleted from this device.`);
  await expect(titles(other, 'Notifications').first()).toHaveText(title);
  await expect(titles(page, 'Notices').first()).toHaveText(title);
});

test('a notice only for the faculty stays on their side and out of the bell', async ({ page }) => {
  await visit(page, routes.facultyDashboard);
  await write(page, 'faculty');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await visit(page, routes.dashboard);
  await expect(card(page, 'Notifications')).not.toContainText(title);
});

test(
  'an expired notice leaves both sides, and gets a later last day from View All',
  { tag: '@slow' },
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T11:00:00'));
    await visit(page, routes.facultyDashboard);
    await write(page, 'everyone', '2026-11-23');
    await expect(titles(page, 'Notices').first()).toHaveText(title);
    await page.clock.setFixedTime(new Date('2026-11-24T00:00:30'));
    await visit(page, routes.dashboard);
    await expect(card(page, 'Notifications')).toContainText('Mid-semester');
    await expect(card(page, 'Notifications')).not.toContainText(title);
    await visit(page, routes.facultyDashboard);
    await expect(titles(page, 'Notices').first()).toContainText('Invigilation');
    await page.getByRole('button', { name: 'View All notices' }).click();
    await expect(all(page)).toContainText('Until 23 Nov 2026');
    await all(page)
      .getByRole('button', { name: `Open ${title}` })
      .click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel('Last day (optional)').fill('2026-12-01');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, saved)).toBeVisible();
    await expect(titles(page, 'Notices').first()).toHaveText(title);
    await visit(page, routes.dashboard);
    await expect(card(page, 'Notifications')).toContainText(title);
  },
);

test('a college notice can be hidden on this device and shown again', async ({ page }) => {
  await visit(page, routes.facultyDashboard);
  const name = 'Faculty meeting moved to the seminar hall';
  await card(page, 'Notices')
    .getByRole('button', { name: `Open ${name}` })
    .first()
    .click();
  await page
    .getByRole('dialog', { name })
    .getByRole('button', { name: 'Hide on this device' })
    .click();
  await expect(toast(page, `“${name}” is hidden on this device.`)).toBeVisible();
  await expect(titles(page, 'Notices').filter({ hasText: name })).toHaveCount(0);
  await page.getByRole('button', { name: 'View All notices' }).click();
  await all(page)
    .getByRole('button', { name: `Show ${name} again` })
    .click();
  await expect(all(page).getByText('Hidden on this device')).toHaveCount(0);
  await expect.poll(() => countStored(page, 'notices')).toBe(0);
  await page.reload();
  await expect(titles(page, 'Notices').filter({ hasText: name })).toHaveCount(1);
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

test("a student's submission appears in the faculty's bell, which links to their dashboard", async ({
  page,
}) => {
  await submitActivity(page, { name: 'Machine Learning Bootcamp' });
  await visit(page, routes.facultyClassroom);
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page
    .getByRole('link', { name: 'Aarav Sharma submitted “Machine Learning Bootcamp”' })
    .click();
  await expect(page).toHaveURL(routes.facultyDashboard);
});

for (const { size, viewport } of screens)
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test("the form, the notice, View All and the students' view pass axe", async ({ page }) => {
      await visit(page, routes.facultyDashboard);
      const form = await begin(page);
      await form.getByRole('button', { name: 'Publish' }).click();
      await expect(form.getByRole('group', { name: 'Check the form' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await form.getByRole('button', { name: 'Close' }).click();
      await write(page);
      const dialog = await open(page);
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Pin' }).click();
      await expect(toast(page, `“${title}” is pinned on this device.`)).toBeVisible();
      await page.getByRole('button', { name: 'View All notices' }).click();
      expect(await violations(page)).toEqual([]);
      await visit(page, routes.dashboard);
      await page.getByRole('button', { name: 'Notifications, 6 unread' }).click();
      expect(await violations(page)).toEqual([]);
    });
  });
