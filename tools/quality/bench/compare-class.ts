import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '../pictures/page-ready';
import { markdownTable } from '../markdown-table';
import { pagesEach, writeClassPdfs } from './class-pdf';
import { watchMemory } from './memory';
import { keepPressing, type Presses } from './press';

/** What the comparison of a large class costs a teacher, from the press on "Compare" to the report. */
export interface CompareClassResult {
  files: number;
  /** Pairs of the report. */
  pairs: number;
  /** In milliseconds. */
  time: number;
  /** Of all processes of the browser: what other programs do at the same time does not count. */
  processorTime: number;
  presses: Presses;
  /** All processes of the browser together, at most, less what they had before, in MB. */
  memory: number;
  /** Requests that left the origin. */
  outside: readonly string[];
}

const fullClass = 300;
/** For a full class: milliseconds, milliseconds, MB. */
const limits = { time: 60_000, press: 200, memory: 600 };

/** How long the report is still used after it appeared, in milliseconds. */
const afterwards = 5000;

/** Drops the PDFs of a class on the dialog of the faculty's assignments and compares them. */
export async function benchCompareClass(
  browser: Browser,
  origin: string,
  files: number,
): Promise<CompareClassResult> {
  const folder = await mkdtemp(join(tmpdir(), 'class-'));
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const paths = await writeClassPdfs(browser, folder, files);
    const page = await context.newPage();
    const outside: string[] = [];
    context.on('request', (request) => {
      if (!request.url().startsWith(`${origin}/`)) outside.push(request.url());
    });
    await page.goto(`${origin}${routes.facultyAssignments}?open=compare-texts`);
    await waitUntilReady(page);
    await dropFiles(page, paths);
    const dialog = page.getByRole('dialog', { name: 'Compare texts' });
    const compare = dialog.getByRole('button', { name: `Compare ${files} texts` });
    await compare.waitFor();
    const memory = await watchMemory(await browser.newBrowserCDPSession());
    const stop = await keepPressing(page);
    const processorTime = await watchProcessor(browser);
    const began = performance.now();
    await compare.click();
    const said = dialog.locator('p', { hasText: /compared with each other\./ }).first();
    await said.waitFor({ timeout: limits.time * 3 });
    const time = performance.now() - began;
    const used = await processorTime();
    await new Promise((resolve) => setTimeout(resolve, afterwards));
    const presses = await stop();
    const pairs = /([\d,]+)\s+pairs/.exec(await said.innerText())?.[1]?.replaceAll(',', '') ?? 0;
    return {
      ...{ files, pairs: Number(pairs), time, processorTime: used, presses },
      ...{ memory: await memory(), outside },
    };
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures the time of processors that the browser uses from now on, in milliseconds. */
async function watchProcessor(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  const used = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return 1000 * processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const before = await used();
  return async () => (await used()) - before;
}

/** Drops files on the field for the work of students, as from a window of the operating system. */
async function dropFiles(page: Page, files: string[]): Promise<void> {
  const field = page.getByRole('dialog').getByLabel('Add work of students');
  const box = await field.boundingBox();
  if (!box) throw new Error('The field for the work of students is not shown.');
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      ...{ type, data, x: box.x + box.width / 2, y: box.y + box.height / 2 },
    });
  await session.detach();
}

/** The figures as a Markdown table. */
export function compareClassTable(result: CompareClassResult): string {
  const { files, pairs, time, processorTime, presses, memory } = result;
  return markdownTable(
    [
      ...['PDFs', 'Pages each', 'Pairs', 'From the press to the report (s)'],
      ...['Processor time (s)', 'Slowest press (ms)', 'Longest task (ms)', 'Memory (MB)'],
    ],
    [
      [
        ...[files, pagesEach, pairs, (time / 1000).toFixed(1), (processorTime / 1000).toFixed(1)],
        ...[presses.slowest.toFixed(0), presses.longestTask.toFixed(0), memory.toFixed(0)],
      ].map(String),
    ],
  );
}

/** What is over its limit, one sentence each. A smaller class has less time. */
export function tooSlowToCompare(result: CompareClassResult): string[] {
  const { files, pairs, time, presses, memory, outside } = result;
  const timeLimit = (limits.time * files) / fullClass;
  const all = (files * (files - 1)) / 2;
  return [
    ...(pairs === all ? [] : [`The report has ${pairs} of ${all} pairs.`]),
    ...(time <= timeLimit
      ? []
      : [`Comparing ${files} PDFs takes ${time.toFixed(0)} ms; the limit is ${timeLimit} ms.`]),
    ...(presses.count > 0 ? [] : ['No press was measured while PDFs were compared.']),
    ...(presses.slowest <= limits.press
      ? []
      : [
          `While PDFs are compared, a press takes ${presses.slowest} ms; the limit is ${limits.press} ms.`,
        ]),
    ...(memory <= limits.memory
      ? []
      : [
          `Comparing ${files} PDFs takes ${memory.toFixed(0)} MB; the limit is ${limits.memory} MB.`,
        ]),
    ...outside.map((url) => `While PDFs were compared, ${url} was requested.`),
  ];
}
