import { ReaderPool } from '@/components/integrity/reader/read-text';
import { languageTexts } from '@/__tests__/fixture/integrity/language-text';
import { readPath, wordsOf } from '@/__tests__/fixture/integrity/read-words';
import { threadWorkers } from '@/__tests__/fixture/integrity/thread-worker';

let pool: ReaderPool;

beforeAll(async () => {
  pool = new ReaderPool(await threadWorkers(), { workers: 1, pause: 10_000, time: 20_000 });
});

afterAll(() => pool.close());

test.each([
  ['Hindi', 'LibreOffice', 0, 1],
  ['Hindi', 'Chromium', 0, 1],
  ['Tamil', 'LibreOffice', 0, 1],
  ['Tamil', 'Chromium', 0, 1],
  ['Arabic', 'Chromium', 0, 1],
  ['Urdu', 'LibreOffice', 0, 5],
  ['Urdu', 'Chromium', 2, 3],
  ['Urdu', 'LibreOffice with two fonts', 0, 2],
  ['Hindi', 'LibreOffice with two fonts', 0, 1],
])('A PDF in %s that %s wrote has every word', async (language, program, from, to) => {
  const name = `${language}-${program.replace('with ', '').replaceAll(' ', '-')}.pdf`.toLowerCase();
  const pages = await readPath(pool, `__tests__/fixture/integrity/pdf/${name}`);
  expect(pages.flatMap(({ text }) => wordsOf(text))).toEqual(
    wordsOf(languageTexts[language]?.paragraphs.slice(from, to).join('\n') ?? ''),
  );
});
