import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { toast } from '../support/toast';
import { fillInActivity, expectClosed, openDialog, otherTab, pdf } from '../support/steps';
import { expect, test } from '../support/watched';

const names = (page: Page) =>
  page.getByRole('table', { name: 'Your activities' }).getByRole('rowheader');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
async function fillIn(dialog: Locator, name?: string) {
  await fillInActivity(dialog, name ? { name } : {});
  await dialog.getByLabel('Credits').fill('2');
  await dialog.getByLabel('Note').fill('Eight weeks.');
}

async function submit(page: Page, name?: string) {
  const dialog = await openDialog(page, 'Submit for Approval');
  await fillIn(dialog, name);
  await dialog.getByRole('button', { name: 'Submit for Approval' }).click();
  await expectClosed(dialog);
}

test.describe('submitting for approval', () => {
  test('shows it on top, says where it is stored, survives a reload and appears in a second tab', async ({
    page,
  }) => {
    await page.goto(routes.dashboard);
    // The first tab stays in front, because a background tab is not redrawn.
    const other = await otherTab(page, routes.dashboard);
    await submit(page);
    await expect(names(page).first()).toContainText('Poetry Course');
    await expect(row(page, 'Poetry Course')).toContainText('Pending');
    await expect(row(page, 'Poetry Course')).toContainText('With the teacher since today');
    await expect(toast(page, '“Poetry Course”')).toHaveText(
      /“Poetry Course” is waiting for approval\./,
    );
    await expect(page.getByRole('button', { name: 'Submit for Approval' })).toBeFocused();
    await expect(names(other).first()).toContainText('Poetry Course');
    await page.reload();
    await expect(names(page).first()).toContainText('Poetry Course');
    await expect(names(page)).toHaveCount(9);
  });

  test('works with the keyboard alone', { tag: '@slow' }, async ({ page }) => {
    page.on('filechooser', (chooser) => void chooser.setFiles(pdf()));
    await page.goto(routes.dashboard);
    await page.getByRole('button', { name: 'Submit for Approval' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('group', { name: 'Submit for Approval' })).toBeFocused();
    const { keyboard } = page;
    await keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.type('Poetry Course');
    await keyboard.press('Tab');
    await keyboard.type('Cou');
    await keyboard.press('Tab');
    await keyboard.type('Arts Club');
    await keyboard.press('Tab');
    await keyboard.type('30');
    await keyboard.press('Tab');
    await expect(dialog.getByLabel('Proof')).toHaveValue('Certificate');
    await keyboard.press('Tab');
    await keyboard.type('10012025');
    await expect(dialog.getByLabel('Date')).toHaveValue('2025-10-01');
    await dialog.getByLabel('Credits').focus();
    await keyboard.type('1.5');
    await keyboard.press('Tab');
    await keyboard.type('Eight weeks.');
    await keyboard.press('Tab');
    await expect(dialog.getByLabel('Evidence')).toBeFocused();
    await keyboard.press('Space');
    await expect(dialog.getByText('certificate.pdf')).toBeVisible();
    await keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Remove certificate.pdf' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expectClosed(dialog);
    await expect(names(page).first()).toContainText('Poetry Course');
  });
});

test.describe('managing an activity', () => {
  test(
    'shows its evidence, opens it in a new tab and downloads it unchanged',
    { tag: '@slow' },
    async ({ page }) => {
      await page.goto(routes.dashboard);
      await submit(page);
      const dialog = await openDialog(page, 'Manage Poetry Course');
      await dialog.getByText('Details', { exact: true }).click();
      await expect(dialog.getByText(/^SHA-256 [0-9a-f]{64}$/)).toBeVisible();
      const download = page.waitForEvent('download');
      await dialog.getByRole('link', { name: 'Download certificate.pdf' }).click();
      expect((await download).suggestedFilename()).toBe('certificate.pdf');
      expect(await readFile(await (await download).path(), 'utf8')).toBe('%PDF-1.4 a certificate');
      const view = dialog.getByRole('link', { name: 'View certificate.pdf in a new tab' });
      await expect(view).toHaveAttribute('href', /^blob:/);
      await expect(view).toHaveAttribute('target', '_blank');
    },
  );
});
