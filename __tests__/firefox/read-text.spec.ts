import { ordinaryLine, triedHostilePdfs } from '@/__tests__/fixture/integrity/hostile-pdf';
import { pdfDocument } from '@/__tests__/fixture/integrity/pdf-document';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { readerScript, type WithReader } from '../browser/support/reader-script';
import { firstOf } from '../full-run';
import { expect, test } from './watched';

test('PDFs are read in a worker, and hostile ones are read or refused', async ({
  tab,
  baseURL,
}) => {
  test.setTimeout(180_000);
  // Without its service worker the page has no policy for addresses of workers yet; the script of the test makes it.
  await tab.evaluateOnNewDocument(() =>
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  );
  await tab.goto(`${baseURL}${routes.facultyAssignments}`, { waitUntil: 'load' });
  await waitUntilReady(tab);
  await tab.evaluate(await readerScript());
  const read = (pdf: Buffer) =>
    tab.evaluate(async (base64) => {
      const content = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
      const { reader } = globalThis as unknown as WithReader;
      const result = await reader.readText(new File([content], 'essay.pdf'), 'work');
      return typeof result === 'string' ? result : result.pages.map(({ text }) => text);
    }, pdf.toString('base64'));
  expect(await read(pdfDocument({ pages: [[ordinaryLine], ['Second']] }))).toEqual([
    ordinaryLine,
    'Second',
  ]);
  for (const [name, make] of firstOf(triedHostilePdfs, 5)) {
    const result = await read(make());
    if (typeof result === 'string')
      expect(result, name).toMatch(/^(?:damaged|packed|too-(?:slow|large|many-pages)|no-text)$/);
  }
});
