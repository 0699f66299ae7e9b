import { hostilePdfs, ordinaryLine } from '@/__tests__/fixture/integrity/hostile-pdf';
import { pdfDocument } from '@/__tests__/fixture/integrity/pdf-document';
import { routes } from '@/lib/site/routes';
import { readerScript, type WithReader } from '@/tools/quality/bench/reader-script';
import type { Page } from '@playwright/test';
import { visit } from '../support/steps';
import { expect, test } from '../support/watched';

/** Reads a file as the page would, and returns its text by page, or the fault. */
function read(page: Page, pdf: Buffer) {
  return page.evaluate(async (base64) => {
    const content = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const { reader } = globalThis as unknown as WithReader;
    const result = await reader.readText(new File([content], 'essay.pdf'), 'work');
    return typeof result === 'string' ? result : result.pages.map(({ text }) => text);
  }, pdf.toString('base64'));
}

test('Reads a PDF in a worker of the own site, and requests nothing else', async ({ page }) => {
  await visit(page, routes.facultyAssignments);
  await page.evaluate(await readerScript());
  const requests: string[] = [];
  page.context().on('request', (request) => requests.push(new URL(request.url()).pathname));
  const text = await read(page, pdfDocument({ pages: [['First'], [ordinaryLine]] }));
  expect(text).toEqual(['First', ordinaryLine]);
  expect(requests).toEqual(['/read-text.js']);
});

test('Survives hostile PDFs: each is read or refused, and none requests anything', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await visit(page, routes.facultyAssignments);
  await page.evaluate(await readerScript());
  await read(page, pdfDocument({ pages: [['First']] }));
  const requests: string[] = [];
  page.context().on('request', (request) => requests.push(request.url()));
  const results: [string, string | string[]][] = [];
  for (const [name, make] of Object.entries(hostilePdfs))
    results.push([name, await read(page, make())]);
  const faults = /^(?:damaged|too-(?:slow|large|many-pages)|no-text)$/;
  for (const [name, result] of results)
    expect(typeof result === 'string' ? result : 'read', name).toMatch(
      typeof result === 'string' ? faults : /read/,
    );
  // A worker that was ended is started again from the own site.
  expect(requests.filter((url) => !url.endsWith('/read-text.js'))).toEqual([]);
});
