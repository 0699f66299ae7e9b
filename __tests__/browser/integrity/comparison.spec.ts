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

test(
  'a teacher drops PDFs, reads the pairs by keyboard, saves the report, and deletes it',
  { tag: '@slow' },
  async ({ page }) => {
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
    await dialog.getByRole('button', { name: 'Table' }).press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Table' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Save with the assignment' }).press('Enter');
    await expect(
      dialog.getByRole('button', { name: 'Saved with the assignment', exact: true }),
    ).toBeFocused();

    await page.reload();
    const managed = await openDialog(page, 'Manage Unit 1 problems');
    await managed.getByRole('button', { name: 'Compare texts' }).click();
    await dialog.getByRole('button', { name: /^Open the report of/ }).click();
    await expect(report).toContainText('4 pairs share passages');
    await dialog.getByRole('button', { name: 'Compare other files' }).click();
    await dialog.getByRole('button', { name: /^Delete the report of/ }).press('Enter');
    await expect(dialog.getByRole('list', { name: 'Saved reports' })).toHaveCount(0);
    await dialog.getByRole('button', { name: /^Undo/ }).press('Enter');
    await expect(dialog.getByRole('list', { name: 'Saved reports' })).toContainText('4 pairs');
  },
);

test('two long texts scroll together', { tag: '@slow' }, async ({ page }) => {
  const filler = (name: string) =>
    Array.from({ length: 400 }, (_, index) => `${name}${index} alone.`).join(' ');
  const shared =
    'The frame of the inner call is finished before the frame of the outer call can be, which is why the return addresses come back in the reverse order of the calls that pushed them.';
  const dialog = await openForAssignment(page);
  await dialog.getByLabel('Add work of students').setInputFiles(
    ['left', 'right'].map((name) => ({
      name: `${name}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(
        [filler(name), shared, filler(`${name}x`), `${shared.replace('The', 'Yet the')}`].join(' '),
      ),
    })),
  );
  await dialog.getByRole('button', { name: 'Compare 2 texts' }).click();
  await dialog.getByRole('button', { name: /side by side$/ }).click();
  const [left, right] = [
    dialog.getByRole('region', { name: 'Text of left' }),
    dialog.getByRole('region', { name: 'Text of right' }),
  ];
  const top = (pane: typeof left) => pane.evaluate((element) => element.scrollTop);
  await expect.poll(() => top(right)).toBeGreaterThan(0);
  await left.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => top(left)).toBe(0);
  const before = await top(right);
  await page.keyboard.press('End');
  await expect.poll(() => top(right)).toBeGreaterThan(before);
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
