import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { countStored } from '../support/count-stored';
import { toast } from '../support/toast';
import { visit } from '../support/steps';
import { expect, test } from '../support/watched';

const title = 'Bring your card';
const saved = /^“Bring your card”/;

const all = (page: Page) => page.getByRole('dialog', { name: 'All notices' });

test(
  'by keyboard alone: errors are listed, the draft is saved, the notice published, opened and deleted',
  { tag: '@slow' },
  async ({ page }) => {
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
  },
);
