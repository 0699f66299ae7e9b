import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { inventedPdfs } from '@/__tests__/fixture/integrity/invented-pdf';
import { routes } from '@/lib/site/routes';
import { readPdf } from '../support/pdf-text';
import { openDialog, saveFile, setAssignment, visit } from '../support/steps';
import { expect, test } from '../support/watched';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Compare texts/ });

async function openForAssignment(page: Page) {
  await setAssignment(page);
  await visit(page, routes.facultyAssignments);
  const managed = await openDialog(page, 'Manage Unit 1 problems');
  await managed.getByRole('button', { name: 'Compare texts' }).press('Enter');
  return dialogOf(page);
}

async function openInvented(page: Page) {
  await visit(page, `${routes.facultyAssignments}?open=compare-texts`);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Show an invented class' }).click();
  await expect(dialog.getByRole('list', { name: 'Pairs' })).toBeVisible();
  return dialog;
}

/** Drops files on the field for the work of students. */
const drop = (dialog: Locator, files: readonly { name: string; buffer: Buffer }[]) =>
  dialog.getByLabel('Add work of students').evaluate(
    (field, dropped) => {
      const transfer = new DataTransfer();
      for (const { name, content } of dropped) {
        const bytes = Uint8Array.from(atob(content), (one) => one.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: 'application/pdf' }));
      }
      const init = { dataTransfer: transfer, bubbles: true, cancelable: true };
      field.dispatchEvent(new DragEvent('drop', init));
    },
    files.map(({ name, buffer }) => ({ name, content: buffer.toString('base64') })),
  );

test('a teacher drops PDFs and reads the pairs by keyboard', { tag: '@slow' }, async ({ page }) => {
  const dialog = await openForAssignment(page);
  const paths = new Set<string>();
  page.context().on('request', (request) => paths.add(new URL(request.url()).pathname));
  await drop(dialog, [
    ...inventedPdfs(),
    { name: 'broken.pdf', buffer: Buffer.from('%PDF-1.7 broken') },
  ]);
  await dialog.getByRole('button', { name: 'Compare 7 texts' }).press('Enter');
  const report = dialog.getByRole('group', { name: 'Report' });
  await expect(report).toBeFocused();
  await expect(report).toContainText('4 pairs share passages');
  await expect(dialog.getByRole('list', { name: 'Files that could not be read' })).toContainText(
    'broken.pdf',
  );
  expect([...paths].sort()).toEqual(['/compare-texts.js', '/read-text.js']);

  const open = dialog.getByRole('button', { name: 'Show Asha and Bilal side by side' });
  await open.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Back to the report' })).toBeFocused();
  await expect(dialog.getByText('Passage 1 of 1: 30 words, page 2 of both')).toBeVisible();
  await expect(dialog.locator('mark')).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(open).toBeFocused();
  await dialog.getByRole('button', { name: 'What is left out' }).press('Enter');
  await expect(dialog.getByRole('heading', { name: 'What is left out' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Compare other files' }).press('Enter');
  await expect(dialog.getByText('7 files chosen')).toBeVisible();
});

test(
  'the report saves as one HTML file that loads nothing, and prints every passage',
  { tag: '@slow' },
  async ({ page }) => {
    const dialog = await openInvented(page);
    const path = await saveFile(page, dialog.getByRole('button', { name: 'Download HTML file' }));
    const html = await readFile(path, 'utf8');
    expect(html).toContain("default-src 'none'");
    expect(html).not.toMatch(/<script|<link|src=/);
    expect(html.match(/<mark/g)!.length).toBeGreaterThanOrEqual(8);
    const { pages, tagged } = readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));
    expect(tagged).toBe(true);
    const text = pages.map((sheet) => sheet.text).join('');
    expect(text).toContain('multipliesthetwovaluesonlyaftertheinnercallhasreturned');
    expect(text).not.toContain('DownloadHTML');
  },
);
