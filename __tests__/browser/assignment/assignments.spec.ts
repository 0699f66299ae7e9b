import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { countStored } from '../support/count-stored';
import { toast } from '../support/toast';
import { expectClosed, openDialog, pdf, setAssignment, visit } from '../support/steps';
import { undo } from '../support/undo';
import { expect, test } from '../support/watched';

const list = (page: Page) => page.getByRole('list', { name: /^Assignments/ });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an assignment is sent, listed, pending, in the calendar, handed in, seen and deleted in one tab', async ({
  page,
}) => {
  await setAssignment(page);
  await visit(page, routes.facultyAssignments);
  await expect(list(page).getByRole('listitem')).toContainText(['Due 20 Nov 2027']);

  await visit(page, routes.dashboard);
  await expect(card(page, 'Assignments Pending')).toContainText('7');
  await expect(card(page, 'Assignments Pending')).toContainText('next due 20 Nov 2027');
  await expect(card(page, 'Academic Calendar')).toContainText('20 November 2027: Unit 1 problems');
  const due = '20 November 2027: Unit 1 problems';
  await expect(card(page, 'Academic Calendar').getByRole('cell', { name: due })).toBeVisible();
  await expect(card(page, 'Notifications')).toContainText('New assignment: Unit 1 problems');

  await visit(page, routes.assignments);
  let dialog = await openDialog(page, 'Open Unit 1 problems');
  await expect(dialog).toContainText('Show your work.');
  await dialog
    .getByLabel('Add PDF: Unit 1 problems')
    .setInputFiles(pdf('answers.pdf', '%PDF-1.7 answers'));
  await dialog.getByRole('button', { name: 'Hand in answers.pdf' }).click();
  await expect(dialog.getByText(/^Handed in .* With Dr\. Rao\.$/)).toBeVisible();
  await expect(dialog.getByText(/^SHA-256 [0-9a-f]{64}$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toContainText('With Dr. Rao');
  await visit(page, routes.dashboard);
  await expect(card(page, 'Assignments Pending')).toContainText('6');

  await visit(page, routes.facultyAssignments);
  dialog = await openDialog(page, 'Manage Unit 1 problems');
  await expect(dialog).toContainText('answers.pdf');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete it' }).click();
  await expectClosed(dialog);
  await expect(page.getByText('No Assignments Yet', { exact: true })).toBeVisible();
  await visit(page, routes.assignments);
  await expect(page.getByText('No Assignments Yet', { exact: true })).toBeVisible();
  await page.getByText('Work for withdrawn assignments (1)').click();
  await page.getByRole('button', { name: 'Remove answers.pdf' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText(/^Work for withdrawn assignments/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove answers.pdf' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Restore answers.pdf' })).toBeVisible();
});

test(
  'an assignment is edited, closed, reopened, deleted and restored with its file',
  { tag: '@slow' },
  async ({ page }) => {
    await setAssignment(page);
    await visit(page, routes.facultyAssignments);
    let dialog = await openDialog(page, 'Manage Unit 1 problems');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download unit-1.pdf' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toBe('%PDF-1.7 problems');
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel('Due date').fill('2027-10-30');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectClosed(dialog);
    await expect(list(page)).toContainText('Due 30 Oct 2027');
    await expect(page.getByRole('button', { name: 'Manage Unit 1 problems' })).toBeFocused();
    await visit(page, routes.dashboard);
    await expect(card(page, 'Assignments Pending')).toContainText('next due 30 Oct');

    await visit(page, routes.facultyAssignments);
    dialog = await openDialog(page, 'Manage Unit 1 problems');
    await dialog.getByRole('button', { name: 'Close assignment' }).click();
    await expect(list(page)).toContainText('Closed');
    // Shown once it is stored, so the page may be left.
    await expect(toast(page, 'is closed on this device.')).toBeVisible();
    await visit(page, routes.dashboard);
    await expect(card(page, 'Assignments Pending')).toContainText('6');
    await visit(page, routes.assignments);
    dialog = await openDialog(page, 'Open Unit 1 problems');
    await expect(dialog).toContainText('closed and accepts no more work');
    await expect(dialog.getByLabel(/^Add PDF/)).toHaveCount(0);

    await visit(page, routes.facultyAssignments);
    dialog = await openDialog(page, 'Manage Unit 1 problems');
    await dialog.getByRole('button', { name: 'Reopen assignment' }).click();
    await expectClosed(dialog);
    dialog = await openDialog(page, 'Manage Unit 1 problems');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByText('No Assignments Yet', { exact: true })).toBeVisible();
    await undo(page, '“Unit 1 problems” is deleted from this device.');
    await expect.poll(() => countStored(page, 'assignments')).toBe(1);
    await page.reload();
    dialog = await openDialog(page, 'Manage Unit 1 problems');
    await expect(dialog.getByRole('button', { name: 'Download unit-1.pdf' })).toBeVisible();
  },
);
