import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { corpusLanguages, type CorpusLanguage } from '../corpus/language';
import { sentencesToText, writeSentences } from '../corpus/write-text';

/** The pages of each PDF of a class; the last one is the same in all. */
export const pagesEach = 8;

const wordsOfPage = 350;
const writers = 2;

/**
 * Writes the PDFs of a class into a folder and returns their paths. The browser writes them itself, with its own fonts.
 * Every two of them share their last page, so that the report has as many pairs as it can have.
 */
export async function writeClassPdfs(
  browser: Browser,
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
    const page = await browser.newPage();
    for (let next; (next = waiting.shift());) {
      const [index, path] = next;
      await page.setContent(essay(language, index));
      await writeFile(path, await page.pdf({ format: 'A4' }));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: writers }, write));
  return paths;
}

function essay(language: CorpusLanguage, index: number): string {
  const text = (seed: string) =>
    sentencesToText(writeSentences(language, wordsOfPage, seed), language);
  const pages = Array.from({ length: pagesEach }, (_, page) =>
    text(page === pagesEach - 1 ? 'page of all' : `essay ${index} ${page}`),
  );
  const sections = pages.map((page) => `<section><p>${page}</p></section>`).join('');
  return `<style>section{break-after:page;font:11pt/1.5 serif}section:last-child{break-after:auto}</style>${sections}`;
}
