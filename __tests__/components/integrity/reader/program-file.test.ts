/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { compareSteps } from '@/components/integrity/model/compare-texts';
import type { TextPage } from '@/components/integrity/model/text';
import { comparedWord } from '@/components/integrity/model/vocabulary';
import { findWords } from '@/components/integrity/model/word';
import { ReaderPool } from '@/components/integrity/reader/reader-pool';
import { languageTexts, type LanguageText } from '@/__tests__/fixture/integrity/language-text';
import { installedPrograms } from '@/__tests__/fixture/integrity/program-file';
import { threadWorkers } from '@/__tests__/fixture/integrity/thread-worker';
import { isFull } from '@/__tests__/full-run';

jest.setTimeout(180_000);

let pool: ReaderPool;

beforeAll(async () => {
  pool = new ReaderPool(await threadWorkers(), { workers: 1, pause: 10_000, time: 20_000 });
});

afterAll(() => pool.close());

async function read(path: string): Promise<readonly TextPage[]> {
  const content = new Blob([new Uint8Array(readFileSync(path))]);
  const pages = await pool.read({ name: basename(path), content });
  if (typeof pages === 'string') throw new Error(`${path}: ${pages}`);
  return pages;
}

const wordsOf = (text: string) =>
  findWords(text).map(({ start, end }) => comparedWord(text.slice(start, end)));
const readWords = async (path: string) => (await read(path)).flatMap(({ text }) => wordsOf(text));

test.each([
  ['hindi', 'LibreOffice'],
  ['hindi', 'Chromium'],
  ['tamil', 'LibreOffice'],
  ['tamil', 'Chromium'],
  ['arabic', 'Chromium'],
])('A PDF in %s that %s wrote has every word', async (language, program) => {
  const path = `__tests__/fixture/integrity/pdf/${language}-${program.toLowerCase()}.pdf`;
  expect(await readWords(path)).toEqual(wordsOf(languageTexts[language]?.paragraphs[0] ?? ''));
});

(isFull ? describe : describe.skip)('Files of the programs that are installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'edify-files-'));
  const programs = installedPrograms();

  afterAll(() => rmSync(folder, { recursive: true }));

  test('There is such a program', () => {
    expect(programs.map(([name]) => name)).toContain('Chromium');
  });

  test.each(Object.entries<LanguageText>(languageTexts))(
    'in %s have every word, and all of them are found to be the same text',
    async (language, text) => {
      const files = [];
      const words = wordsOf(text.paragraphs.join('\n'));
      for (const [program, make] of programs) {
        const path = make(text, `${language}-${files.length}`, folder);
        expect([program, await readWords(path)]).toEqual([program, words]);
        const pages = await read(path);
        files.push({ id: program, name: program, role: 'work' as const, owner: program, pages });
      }
      const steps = compareSteps(files);
      let step = steps.next();
      while (!step.done) step = steps.next();
      expect(step.value.pairs).toHaveLength((files.length * (files.length - 1)) / 2);
    },
  );
});
