/** @jest-environment node */
import { ReaderPool } from '@/components/integrity/reader/reader-pool';
import { languageTexts } from '@/__tests__/fixture/integrity/language-text';
import { readPath, wordsOf } from '@/__tests__/fixture/integrity/read-words';
import { threadWorkers } from '@/__tests__/fixture/integrity/thread-worker';

jest.setTimeout(60_000);

let pool: ReaderPool;

beforeAll(async () => {
  pool = new ReaderPool(await threadWorkers(), { workers: 1, pause: 10_000, time: 20_000 });
});

afterAll(() => pool.close());

test.each([
  ['Hindi', 'LibreOffice'],
  ['Hindi', 'Chromium'],
  ['Tamil', 'LibreOffice'],
  ['Tamil', 'Chromium'],
  ['Arabic', 'Chromium'],
])('A PDF in %s that %s wrote has every word', async (language, program) => {
  const name = `${language}-${program}.pdf`.toLowerCase();
  const pages = await readPath(pool, `__tests__/fixture/integrity/pdf/${name}`);
  expect(pages.flatMap(({ text }) => wordsOf(text))).toEqual(
    wordsOf(languageTexts[language]?.paragraphs[0] ?? ''),
  );
});
