import { ordinaryLine, triedHostilePdfs } from '@/__tests__/fixture/integrity/hostile-pdf';
import { pdfDocument } from '@/__tests__/fixture/integrity/pdf-document';
import { routes } from '@/lib/site/routes';
import { readerScript, type WithReader } from '../support/reader-script';
import type { Page } from '@playwright/test';
import { visit } from '../support/steps';
import { expect, test } from '../support/watched';

const shared =
  'The frame of the inner call is finished before the frame of the outer call can be, which is why the return addresses come back in the reverse order of the calls.';

/** Opens the page without its service worker, whose policy for addresses of workers the script of the test would make again. */
async function visitWithReader(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await visit(page, routes.facultyAssignments);
  await page.evaluate(await readerScript());
}

/** Reads a file as the page would, and returns its text by page, or the problem. */
function read(page: Page, pdf: Buffer) {
  return page.evaluate(async (base64) => {
    const content = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const { reader } = globalThis as unknown as WithReader;
    const result = await reader.readText(new File([content], 'essay.pdf'), 'work');
    return typeof result === 'string' ? result : result.pages.map(({ text }) => text);
  }, pdf.toString('base64'));
}

test('Reads a PDF in a worker of the own site, and requests nothing else', async ({ page }) => {
  await visitWithReader(page);
  const requests: string[] = [];
  page.context().on('request', (request) => requests.push(new URL(request.url()).pathname));
  const text = await read(page, pdfDocument({ pages: [['First'], [ordinaryLine]] }));
  expect(text).toEqual(['First', ordinaryLine]);
  expect(requests).toEqual(['/read-text.js']);
});

test(
  'Survives hostile PDFs: each is read or refused, and none requests anything',
  { tag: '@slow' },
  async ({ page }) => {
    test.setTimeout(300_000);
    await visitWithReader(page);
    await read(page, pdfDocument({ pages: [['First']] }));
    const requests: string[] = [];
    page.context().on('request', (request) => requests.push(request.url()));
    const results: [string, string | string[]][] = [];
    for (const [name, make] of triedHostilePdfs) results.push([name, await read(page, make())]);
    const problems = /^(?:damaged|packed|too-(?:slow|large|many-pages)|no-text)$/;
    for (const [name, result] of results)
      expect(typeof result === 'string' ? result : 'read', name).toMatch(
        typeof result === 'string' ? problems : /read/,
      );
    // A worker that was ended is started again from the own site.
    expect(requests.filter((url) => !url.endsWith('/read-text.js'))).toEqual([]);
  },
);

test('Compares in a worker of the own site; both workers are asked for again after a release', async ({
  page,
}) => {
  await visit(page, `${routes.facultyAssignments}?open=compare-texts`);
  const requests: string[] = [];
  page.context().on('request', (request) => requests.push(new URL(request.url()).pathname));
  const dialog = page.getByRole('dialog', { name: 'Compare texts' });
  await dialog.getByLabel('Add work of students').setInputFiles(
    ['asha', 'kabir'].map((name) => ({
      name: `${name}.pdf`,
      mimeType: 'application/pdf',
      buffer: pdfDocument({ pages: [[ordinaryLine, `Only ${name} wrote this line.`], [shared]] }),
    })),
  );
  await dialog.getByRole('button', { name: 'Compare 2 texts' }).click();
  await expect(dialog.getByText(/^1 pair shares passages/)).toBeVisible();
  const workers = requests.filter((path) => !path.startsWith('/_next/static/chunks/'));
  expect([...new Set(workers)].sort()).toEqual(['/compare-texts.js', '/read-text.js']);
  for (const path of ['/read-text.js', '/compare-texts.js']) {
    const response = await page.request.get(path);
    expect(response.headers()['cache-control'], path).toBe('no-cache');
  }
});
