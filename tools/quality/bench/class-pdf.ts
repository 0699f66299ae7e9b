import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { corpusLanguages, type CorpusLanguage } from '../corpus/language';
import { sentencesToText, writeSentences } from '../corpus/write-text';

/** The pages of each PDF of a class. */
export const pagesEach = 8;

/** Classmates who share a page are at most a tenth of the class: what more of them share is left out. */
const groups = 10;

/** The pairs of a class that share a page, for a class whose size is a multiple of ten. */
export const sharingPairs = (count: number): number => (count * (count / groups - 1)) / 2;

const wordsOfPage = 350;
const writers = 2;

/**
 * Writes the PDFs of a class into a folder and returns their paths. The browser writes them itself, with its own fonts.
 * All share their first page, and a tenth of the class its last one.
 */
export async function writeClassPdfs(
  context: BrowserContext,
  folder: string,
  count: number,
): Promise<string[]> {
  const [language] = corpusLanguages;
  if (!language) return [];
  await mkdir(folder, { recursive: true });
  const paths = Array.from({ length: count }, (_, index) =>
    join(folder, `student-${index + 1}.pdf`),
  );
  const waiting = [...paths.entries()];
  const write = async () => {
    const page = await context.newPage();
    for (let next; (next = waiting.shift());) {
      const [index, path] = next;
      await page.setContent(essay(language, index));
      await writeFile(path, await page.pdf({ format: 'A4' }));
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  return paths;
}

function essay(language: CorpusLanguage, index: number): string {
  const text = (seed: string) =>
    sentencesToText(writeSentences(language, wordsOfPage, seed), language);
  // Random numbers of any two seeds are parts of one cycle; with these seeds, no two of a class share a part.
  const own = Array.from({ length: pagesEach - 2 }, (_, page) => text(`own page ${index} ${page}`));
  const pages = [text('page of all'), ...own, text(`page of group ${index % groups}`)];
  const sections = pages.map((page) => `<section><p>${page}</p></section>`).join('');
  return `<style>section{break-after:page;font:11pt/1.5 serif}section:last-child{break-after:auto}</style>${sections}`;
}
