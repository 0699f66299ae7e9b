import { routes } from '@/lib/site/routes';
import { openWithSample } from '../support/backup';
import { expect, test } from '../support/watched';

test(
  'the bell shows the unread count and links to events of this device, by keyboard',
  { tag: '@slow' },
  async ({ page }) => {
    await openWithSample(page);
    const bell = page.getByRole('button', { name: 'Notifications, 6 unread' });
    await bell.focus();
    await page.keyboard.press('Enter');
    // The first Tab is at the button that closes the list.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
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
  },
);
