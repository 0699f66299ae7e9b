import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { toast } from '../support/toast';
import { readPdf } from '../support/pdf-text';
import { expect, test } from '../support/watched';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Record report' });
const button = (page: Page) => page.getByRole('button', { name: 'Record report' });

async function open(page: Page) {
  await page.goto(routes.facultyDashboard);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
}

/** Text of the cells, row by row. */
const cells = (page: Page) =>
  dialog(page)
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
    );

const few = 'fewer than 5';

test('the report can be read, saved as CSV and closed with the keyboard alone', async ({
  page,
}) => {
  await open(page);
  const shown = await cells(page);
  expect(shown).toEqual([
    ['Category', 'Approved', 'Pending', 'Rejected', 'Total'],
    ['Workshop', '0', '0', '0', '0'],
    ['Hackathon', '0', '0', '0', '0'],
    ['Course', '0', '0', '0', '0'],
    ['Seminar', '0', '0', '0', '0'],
    ['Internship', '0', '0', '0', '0'],
    ['Extra-curricular', '0', '0', '0', '0'],
    ['Community service', '0', '0', '0', '0'],
    ['Not stated', few, few, few, 'withheld'],
    ['Total', ...Array<string>(4).fill('withheld')],
  ]);
  const save = page.getByRole('button', { name: 'Download CSV' });
  await expect(dialog(page).getByRole('group', { name: 'Record report' })).toBeFocused();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
  await expect(save).toBeFocused();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/^record-report-\d{4}-\d\d-\d\d\.csv$/);
  const file = await readFile(await download.path());
  expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = file.toString('utf8').slice(1).split('\r\n');
  expect(lines.map((line) => line.split(',').slice(0, 5))).toEqual(shown);
  await expect(toast(dialog(page), /was made on this device/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

for (const [paper, width, height] of [
  ['a4', 595, 842],
  ['letter', 612, 792],
] as const)
  test(`the report prints on one ${paper} sheet, with only the table`, async ({ page }) => {
    await open(page);
    await page.getByLabel('Paper').selectOption(paper);
    const { pages, tagged, missingFonts } = readPdf(
      await page.pdf({ preferCSSPageSize: true, tagged: true }),
    );
    expect(pages).toHaveLength(1);
    expect({ tagged, missingFonts }).toEqual({ tagged: true, missingFonts: 0 });
    const [sheet] = pages;
    expect([sheet?.width, sheet?.height].map((side) => Math.round(side ?? 0))).toEqual([
      width,
      height,
    ]);
    expect(sheet?.text).toContain('Notstatedfewerthan5fewerthan5fewerthan5withheld');
    expect(sheet?.text).toContain('Countedfrom');
    expect(sheet?.text).not.toContain('Download');
  });
