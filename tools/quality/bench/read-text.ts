import { readFileSync } from 'node:fs';
import type { Browser, CDPSession } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { createRandom } from '../../college/demo/random';
import { markdownTable } from '../markdown-table';
import { readerScript, type WithReader } from './reader-script';

/** What reading the work of a large class costs: times in milliseconds, memory in MB. */
export interface ReadTextResult {
  files: number;
  pages: number;
  time: number;
  /** From a press to the next frame, the slowest while the files are read. */
  press: number;
  /** All processes of the browser together, at most, less what they had before. */
  memory: number;
}

const files = 300;
const pagesOfFile = 8;
const differentFiles = 10;
const wordsOfPage = 420;
const limits = { time: 60_000, press: 200, memory: 600 };

/** Reads 300 PDFs of 8 pages on a page of the portal. The browser writes them itself, with its own fonts. */
export async function benchReadText(browser: Browser, origin: string): Promise<ReadTextResult> {
  const pdfs = await writePdfs(browser);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origin}${routes.facultyAssignments}`, { waitUntil: 'networkidle' });
    await page.evaluate(await readerScript());
    const memory = await watchMemory(await browser.newBrowserCDPSession());
    const { time, press, pages } = await page.evaluate(
      async ({ pdfs, files }) => {
        const { reader } = globalThis as unknown as WithReader;
        const contents = pdfs.map((pdf) => Uint8Array.from(atob(pdf), (one) => one.charCodeAt(0)));
        const isFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        let press = 0;
        let isDone = false;
        const button = document.body.appendChild(document.createElement('button'));
        button.addEventListener('click', () => (button.textContent = String(press)));
        const pressing = (async () => {
          while (!isDone) {
            const began = performance.now();
            button.click();
            await isFrame();
            press = Math.max(press, performance.now() - began);
          }
        })();
        const began = performance.now();
        const results = await Promise.all(
          Array.from({ length: files }, (_, index) => {
            const content = contents[index % contents.length] ?? new Uint8Array();
            return reader.readText(new File([content], `${index}.pdf`), 'work');
          }),
        );
        const time = performance.now() - began;
        isDone = true;
        await pressing;
        const pages = results.map((result) => (typeof result === 'string' ? [] : result.pages));
        return { time, press, pages: pages.flat().filter(({ text }) => text.length > 1000).length };
      },
      { pdfs, files },
    );
    return { files, pages, time, press, memory: await memory() };
  } finally {
    await context.close();
  }
}

async function writePdfs(browser: Browser): Promise<string[]> {
  const page = await browser.newPage();
  const pdfs: string[] = [];
  for (let index = 0; index < differentFiles; index++) {
    await page.setContent(essay(index));
    const pdf = await page.pdf({ format: 'A4' });
    pdfs.push(pdf.toString('base64'));
  }
  await page.close();
  return pdfs;
}

function essay(index: number): string {
  const random = createRandom('bench', `essay ${index}`);
  const words = Array.from({ length: 2000 }, () =>
    Array.from({ length: random.int(2, 9) }, () => random.pick([...'aeiounrstlmdk'])).join(''),
  );
  const pages = Array.from({ length: pagesOfFile }, (_, number) => {
    const text = Array.from({ length: wordsOfPage }, () => random.pick(words)).join(' ');
    return `<section><h2>${number + 1}</h2><p>${text}</p></section>`;
  });
  return `<style>section{break-after:page;font:11pt/1.5 serif}section:last-child{break-after:auto}</style>${pages.join('')}`;
}

/** Measures the memory of all processes of the browser; the function that it returns ends that. */
async function watchMemory(session: CDPSession): Promise<() => Promise<number>> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const ids = processInfo.map(({ id }) => id);
  const before = ids.reduce((sum, id) => sum + residentSize(id), 0);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(
      most,
      ids.reduce((sum, id) => sum + residentSize(id), 0),
    );
  }, 250);
  return async () => {
    clearInterval(timer);
    await session.detach();
    return (most - before) / 1_000_000;
  };
}

/** In bytes; 0 if the process has ended or the system does not tell. */
function residentSize(id: number): number {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    return Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** The figures as a Markdown table. */
export function readTextTable({ files, pages, time, press, memory }: ReadTextResult): string {
  return markdownTable(
    ['PDFs', 'Pages', 'Read in (s)', 'Slowest press (ms)', 'Memory (MB)'],
    [[files, pages, (time / 1000).toFixed(1), press.toFixed(0), memory.toFixed(0)].map(String)],
  );
}

/** What is over its limit, one sentence each. */
export function tooSlowToRead(result: ReadTextResult): string[] {
  const { time, press, memory } = result;
  return [
    ...(result.pages === files * pagesOfFile ? [] : [`Only ${result.pages} pages have text.`]),
    ...(time <= limits.time
      ? []
      : [`Reading ${files} PDFs takes ${time.toFixed(0)} ms; the limit is ${limits.time} ms.`]),
    ...(press <= limits.press
      ? []
      : [
          `While PDFs are read, a press takes ${press.toFixed(0)} ms; the limit is ${limits.press} ms.`,
        ]),
    ...(memory <= limits.memory
      ? []
      : [`Reading ${files} PDFs takes ${memory.toFixed(0)} MB; the limit is ${limits.memory} MB.`]),
  ];
}
