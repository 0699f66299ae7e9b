import { routes } from '@/lib/site/routes';
import { screens, violations } from '../support/axe';
import { backup, chooseFile, openWithSample, putRecord, pressToastButton } from '../support/backup';
import { expect, test } from '../support/watched';

test('a notification is marked as read, also in a second tab, and as unread again', async ({
  page,
  context,
}) => {
  await page.goto(routes.dashboard);
  const second = await context.newPage();
  await second.goto(routes.dashboard);
  const card = page.getByRole('region', { name: 'Notifications' });
  await card.getByRole('button', { name: /^Mark as read: Library/ }).click();
  const unread = card.getByRole('button', { name: /^Mark as unread: Library/ });
  await expect(unread).toBeFocused();
  await expect(
    second.getByRole('button', { name: /^Mark as unread: Library/ }).first(),
  ).toBeVisible();
  await page.reload();
  await unread.press('Enter');
  await expect(card.getByRole('button', { name: /^Mark as read: Library/ })).toBeVisible();
});

test('View All marks everything as read, with undo', async ({ page }) => {
  await page.goto(routes.dashboard);
  await page.getByRole('button', { name: 'View All notifications' }).click();
  const all = page.getByRole('dialog', { name: 'All notifications' });
  await all.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(all.getByRole('button', { name: /^Mark as unread/ })).toHaveCount(5);
  await expect(all.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await pressToastButton(page, /marked as read/, 'Undo');
  await page.getByRole('button', { name: 'View All notifications' }).click();
  await expect(all.getByRole('button', { name: /^Mark as read/ })).toHaveCount(5);
});

test('the bell shows the unread count and links to events of this device, by keyboard', async ({
  page,
}) => {
  await openWithSample(page);
  const bell = page.getByRole('button', { name: 'Notifications, 6 unread' });
  await bell.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Robotics Primer was submitted' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Notifications, 5 unread' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(routes.dashboard);
  const card = page.getByRole('region', { name: 'Notifications' });
  await expect(card.getByRole('heading', { level: 3 }).first()).toHaveText(
    'Robotics Primer was submitted',
  );
});

test("the faculty's bell shows nothing", async ({ page }) => {
  await openWithSample(page);
  await page.goto(routes.facultyDashboard);
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(page.getByText('No notifications yet')).toBeVisible();
});

for (const { size, viewport } of screens)
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('This device and its dialogs pass axe', { tag: '@slow' }, async ({ page }) => {
      await openWithSample(page);
      await putRecord(page, 'achievements', { id: 'broken', at: 'yesterday' });
      await page.reload();
      await expect(page.getByText(/could not be read$/)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await chooseFile(page, '{}');
      await expect(page.getByText(/cannot be imported/)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await chooseFile(page, backup({}));
      await expect(page.getByText('How should it be imported?')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Erase everything' }).click();
      await expect(page.getByRole('dialog', { name: 'Erase everything' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Erase', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Restore everything' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test(
      'the bell and View All with notifications pass axe',
      { tag: '@slow' },
      async ({ page }) => {
        await openWithSample(page);
        await page.getByRole('button', { name: 'Notifications, 6 unread' }).click();
        await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.goto(routes.dashboard);
        await page.getByRole('button', { name: 'View All notifications' }).click();
        expect(await violations(page)).toEqual([]);
      },
    );
  });
