import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { expect, test } from '../support/watched';

const box = { name: 'Pages, actions and activities' };

/** Presses Ctrl+K and waits for the code, which loads on first use. */
async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', box)).toBeFocused();
}

test.describe('the command palette', () => {
  test('opens on Ctrl+K, finds a page by a few letters and goes there on Enter', async ({
    page,
  }) => {
    await page.goto(routes.dashboard);
    await openPalette(page);
    await page.keyboard.type('subj');
    await expect(page.getByRole('dialog').getByRole('option')).toHaveText([
      'SubjectsPage',
      /^Marks of each subject/,
    ]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/Subjects\/$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('has every letter that is typed while it opens', async ({ page }) => {
    await page.goto(routes.dashboard);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('subj');
    await expect(page.getByRole('combobox', box)).toHaveValue('subj');
  });

  test(
    'finds an activity of the record and shows it in the table',
    { tag: '@slow' },
    async ({ page }) => {
      await page.goto(routes.settings);
      await page.getByRole('button', { name: 'Search pages and actions' }).click();
      await page.getByRole('combobox', box).fill('robotics');
      await page
        .getByRole('dialog')
        .getByRole('option', { name: /Robotics Primer/ })
        .click();
      await expect(page).toHaveURL(/\/Dashboard\/\?q=Robotics\+Primer$/);
      await expect(page.getByRole('rowheader')).toHaveText([/Robotics Primer/]);
    },
  );

  test('opens a dialog of this page, and of another page', { tag: '@slow' }, async ({ page }) => {
    await page.goto(routes.chats);
    await openPalette(page);
    await page.keyboard.type('raise');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Raise a Query' })).toBeVisible();
    await page.keyboard.press('Escape');
    await openPalette(page);
    await page.keyboard.type('submit');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/Dashboard\/$/);
    await expect(page.getByRole('dialog', { name: 'Submit for Approval' })).toBeVisible();
  });
});

test.describe('Raise a Query', () => {
  test('composes an email with the page and the version, and copies it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(routes.assignments);
    await page.getByRole('button', { name: 'Raise a Query' }).click();
    const dialog = page.getByRole('dialog', { name: 'Raise a Query' });
    await expect(dialog.getByText(/Page: .*\/Assignments\/$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Copy the text' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Your question' })).toBeFocused();
    await expect(dialog.getByText('Enter your question.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Your question' }).fill('Where is my mark?');
    await dialog.getByRole('button', { name: 'Copy the text' }).click();
    await expect(dialog.getByRole('status').getByText(/^Copied/)).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^To: records@peepalgrove\.example\nSubject: A query about my record\n/);
    expect(copied).toMatch(/Where is my mark\?\n\n--\nPage: http.*\/Assignments\/\nSite: Edify \d/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });
});
