import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { screens, violations } from '../support/axe';
import { countStored } from '../support/count-stored';
import { toast, visibleText } from '../support/toast';
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
    await expect(row(page, 'Poetry Course')).toContainText('on this device');
    await expect(toast(page, 'Saved on this device')).toHaveText(
      /“Poetry Course” is waiting for approval\. Nothing was sent to a server\./,
    );
    await expect(page.getByRole('button', { name: 'Submit for Approval' })).toBeFocused();
    await expect(names(other).first()).toContainText('Poetry Course');
    await page.reload();
    await expect(names(page).first()).toContainText('Poetry Course');
    await expect(names(page)).toHaveCount(9);
  });

  test('works with the keyboard alone', async ({ page }) => {
    page.on('filechooser', (chooser) => void chooser.setFiles(pdf()));
    await page.goto(routes.dashboard);
    await page.getByRole('button', { name: 'Submit for Approval' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    const { keyboard } = page;
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

  test('keeps the draft when the dialog closes or the page is left, until it is discarded', async ({
    page,
  }) => {
    await page.goto(routes.dashboard);
    let dialog = await openDialog(page, 'Submit for Approval');
    await fillIn(dialog);
    await page.keyboard.press('Escape');
    await expectClosed(dialog);
    await expect(toast(page, 'Your draft is saved on this device.')).toBeVisible();
    dialog = await openDialog(page, 'Submit for Approval');
    await expect(dialog.getByLabel('Name')).toHaveValue('Poetry Course');
    await dialog.getByLabel('Note').fill('Typed just before the page went.');
    await page.reload();
    dialog = await openDialog(page, 'Submit for Approval');
    await expect(visibleText(dialog, /^Your draft from /)).toBeVisible();
    await expect(dialog.getByLabel('Note')).toHaveValue('Typed just before the page went.');
    await expect(dialog.getByLabel('Category')).toHaveValue('Course');
    await expect(dialog.getByText('certificate.pdf')).toBeVisible();
    await dialog.getByRole('button', { name: 'Discard draft' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('');
    await expect(visibleText(dialog, 'The draft was discarded.')).toBeVisible();
    await page.reload();
    dialog = await openDialog(page, 'Submit for Approval');
    await expect(dialog.getByLabel('Name')).toHaveValue('');
    await expect(visibleText(dialog, /^Your draft/)).toHaveCount(0);
  });

  test('explains what is wrong with a file, and accepts one dropped anywhere on the form', async ({
    page,
  }) => {
    await page.goto(routes.dashboard);
    const dialog = await openDialog(page, 'Submit for Approval');
    const field = dialog.getByLabel('Evidence');
    await field.setInputFiles(pdf('fake.pdf', 'hello'));
    await expect(field).toHaveAccessibleDescription(/fake\.pdf is named a PDF but its content/);
    await field.setInputFiles({ ...pdf('photo.png', 'hello'), mimeType: 'image/png' });
    await expect(field).toHaveAccessibleDescription(
      /photo\.png is named a picture but its content/,
    );
    await field.setInputFiles({ ...pdf('photo.gif'), mimeType: 'image/gif' });
    await expect(field).toHaveAccessibleDescription(
      /photo\.gif is not a PDF, JPEG, PNG or WebP file/,
    );
    const large = `%PDF-${' '.repeat(5 * 1024 * 1024)}`;
    await field.setInputFiles(pdf('large.pdf', large));
    await expect(field).toHaveAccessibleDescription(/large\.pdf is 5\.1 MB.*at most 5 MB/);
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['%PDF-1.7'], 'dropped.pdf', { type: 'application/pdf' }));
      return transfer;
    });
    await dialog.getByLabel('Note').dispatchEvent('drop', { dataTransfer: dropped });
    await expect(dialog.getByText('dropped.pdf')).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-invalid');
  });

  test('links the error summary to the field', async ({ page }) => {
    await page.goto(routes.dashboard);
    const dialog = await openDialog(page, 'Submit for Approval');
    await dialog.getByLabel('Name').fill('Poetry Course');
    await dialog.getByLabel('Date').fill('2999-01-01');
    await dialog.getByRole('button', { name: 'Submit for Approval' }).click();
    const summary = dialog.getByRole('group', { name: 'Check the form' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(4);
    await summary.getByRole('link', { name: /date is in the future/ }).click();
    await expect(dialog.getByLabel('Date')).toBeFocused();
    await expect(names(page)).toHaveCount(8);
  });

  test('opens from a link', async ({ page }) => {
    await page.goto(`${routes.dashboard}?open=submit-activity`);
    await expect(page.getByRole('dialog', { name: 'Submit for Approval' })).toBeVisible();
    await expect(page).toHaveURL(/\/Dashboard\/$/);
  });
});

test.describe('managing an activity', () => {
  test('shows its evidence, opens it in a new tab and downloads it unchanged', async ({ page }) => {
    await page.goto(routes.dashboard);
    await submit(page);
    const dialog = await openDialog(page, 'Manage Poetry Course');
    await expect(dialog.getByText(/^SHA-256 [0-9a-f]{64}$/)).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download certificate.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('certificate.pdf');
    expect(await readFile(await (await download).path(), 'utf8')).toBe('%PDF-1.4 a certificate');
    const view = dialog.getByRole('link', { name: 'View certificate.pdf in a new tab' });
    await expect(view).toHaveAttribute('href', /^blob:/);
    await expect(view).toHaveAttribute('target', '_blank');
  });

  test('changes an approved one, with a warning and a history', async ({ page }) => {
    await page.goto(routes.dashboard);
    let dialog = await openDialog(page, 'Manage Cloud Foundations Workshop');
    await expect(dialog.getByText('Approved by Dr. Ananya Rao, 16 Sep 2025')).toBeVisible();
    await dialog.getByRole('button', { name: 'Edit and resubmit' }).press('Enter');
    await expect(dialog.getByText(/will need approval again/)).toBeVisible();
    await dialog.getByLabel('Credits').fill('3');
    await dialog.getByRole('button', { name: 'Resubmit for approval' }).press('Enter');
    await expectClosed(dialog);
    await expect(
      page.getByRole('button', { name: 'Manage Cloud Foundations Workshop' }),
    ).toBeFocused();
    await page.reload();
    await expect(row(page, 'Cloud Foundations')).toContainText('Pending');
    await expect(row(page, 'Cloud Foundations')).toContainText('changed on this device');
    dialog = await openDialog(page, 'Manage Cloud Foundations Workshop');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Resubmitted' })).toContainText(
      'Credits: from “1” to “3”',
    );
  });

  test('withdraws one, and submits it again from below the table', async ({ page }) => {
    await page.goto(routes.dashboard);
    const dialog = await openDialog(page, 'Manage Smart India Hackathon');
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expectClosed(dialog);
    await expect(names(page)).toHaveCount(7);
    await expect(visibleText(page, '7 activities')).toBeFocused();
    await page.reload();
    await page.getByText('Withdrawn (1)').click();
    await page.getByRole('button', { name: 'Resubmit Smart India Hackathon' }).press('Enter');
    await expect(names(page)).toHaveCount(8);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(names(page)).toHaveCount(7);
  });

  test('deletes one after asking, and restores it with its file', async ({ page }) => {
    await page.goto(routes.dashboard);
    await submit(page);
    let dialog = await openDialog(page, 'Manage Poetry Course');
    await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Delete it' }).press('Enter');
    await expectClosed(dialog);
    await expect(names(page)).toHaveCount(8);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(names(page)).toHaveCount(9);
    await expect.poll(() => countStored(page, 'activities')).toBe(1);
    await page.reload();
    dialog = await openDialog(page, 'Manage Poetry Course');
    await expect(dialog.getByRole('link', { name: 'Download certificate.pdf' })).toBeVisible();
  });

  test('keeps an unfinished change', async ({ page }) => {
    await page.goto(routes.dashboard);
    let dialog = await openDialog(page, 'Manage Robotics Primer');
    await dialog.getByRole('button', { name: 'Edit and resubmit' }).click();
    await dialog.getByLabel('Note').fill('I was there.');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expectClosed(dialog);
    await page.reload();
    dialog = await openDialog(page, 'Manage Robotics Primer');
    await expect(dialog.getByText(/^Changes from .* are not saved yet/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Edit and resubmit' }).click();
    await expect(dialog.getByLabel('Note')).toHaveValue('I was there.');
  });
});

test('the export has the filtered and sorted rows, safe for spreadsheets', async ({ page }) => {
  await page.goto(routes.dashboard);
  await submit(page, '=HYPERLINK("x"), "quoted"');
  await page.goto(`${routes.dashboard}?status=Pending&sort=name&order=desc`);
  const saved = async (form: string) => {
    const dialog = await openDialog(page, 'Export');
    await expect(dialog).toContainText('3 activities');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: `Download ${form}` }).press('Enter');
    expect((await download).suggestedFilename()).toMatch(/^activities-\d{4}-\d\d-\d\d\.\w+$/);
    await expectClosed(dialog);
    return readFile(await (await download).path(), 'utf8');
  };
  const lines = (await saved('CSV')).split('\r\n');
  expect(lines[0]).toMatch(
    /^\ufeffName,Status,Category,Date Added,Issuing body,Date,Level,Hours,Credits,Proof,/,
  );
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([
    'Smart India Hackathon',
    'Responsive Web Design',
    `"'=HYPERLINK(""x"")`,
  ]);
  expect(lines[3]).toContain('"\'=HYPERLINK(""x""), ""quoted""",Pending,Course,');
  const records = JSON.parse(await saved('JSON')) as { Name: string; Recorded: string }[];
  expect(records[2]).toMatchObject({
    Name: '=HYPERLINK("x"), "quoted"',
    Credits: 2,
    Recorded: 'On this device',
  });
});

for (const { size, viewport } of screens)
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('every open dialog passes axe', async ({ page }) => {
      await page.goto(routes.dashboard);
      const check = async () => expect(await violations(page)).toEqual([]);
      const close = async () => {
        await page.keyboard.press('Escape');
        await expectClosed(page.getByRole('dialog'));
      };
      let dialog = await openDialog(page, 'Submit for Approval');
      await dialog.getByRole('button', { name: 'Submit for Approval' }).click();
      await expect(dialog.getByRole('group', { name: 'Check the form' })).toBeFocused();
      await check();
      await fillIn(dialog);
      await close();
      dialog = await openDialog(page, 'Submit for Approval');
      await check();
      await dialog.getByRole('button', { name: 'Submit for Approval' }).click();
      await expectClosed(dialog);
      dialog = await openDialog(page, 'Manage Poetry Course');
      await check();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await check();
      await dialog.getByRole('button', { name: 'Keep it' }).click();
      await dialog.getByRole('button', { name: 'Withdraw' }).click();
      await expectClosed(dialog);
      await page.getByText('Withdrawn (1)').click();
      await check();
      dialog = await openDialog(page, 'Manage Cloud Foundations Workshop');
      await dialog.getByRole('button', { name: 'Edit and resubmit' }).click();
      await check();
      await close();
      await openDialog(page, 'Export');
      await check();
    });
  });
