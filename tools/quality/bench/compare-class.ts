import type { Browser, Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '../pictures/page-ready';
import { inTemporaryFolder } from '../measure/temporary-folder';
import { watchMemory } from '../measure/memory';
import type { ResultReport } from '../measure/report';
import { pagesEach, sharingPairs, writeClassPdfs } from './class-pdf';
import { keepPressing, type Presses } from './press';

/** What the comparison of a large class costs a teacher, from the press on "Compare" to the report. */
interface CompareClassResult {
  files: number;
  /** Pairs of the report. */
  pairs: number;
  /** In milliseconds. */
  time: number;
  /** Of all processes of the browser: what other programs do at the same time does not count. */
  processorTime: number;
  /** What writing the same PDFs took them: a slow computer needs more for both. */
  writingTime: number;
  presses: Presses;
  /** All processes of the browser together, at most, less what they had before, in MB. */
  memory: number;
  /** Requests that left the origin. */
  outside: readonly string[];
}

/** How long the report may take, in milliseconds. */
const patience = 180_000;

/** How long the report is still used after it appeared, in milliseconds. */
const afterwards = 5000;

/** Drops the PDFs of a class on the dialog of the faculty's assignments and compares them. */
export async function benchCompareClass(
  browser: Browser,
  origin: string,
  files: number,
): Promise<CompareClassResult> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const outside: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) outside.push(request.url());
  });
  try {
    const page = await context.newPage();
    const result = await inTemporaryFolder(async (folder) => {
      const processes = await processesOf(browser);
      const before = await processorTimeOf(processes);
      const writing = await browser.newContext();
      const paths = await writeClassPdfs(writing, folder, files);
      const writingTime = (await processorTimeOf(processes)) - before;
      await writing.close();
      await page.goto(`${origin}${routes.facultyAssignments}?open=compare-texts`);
      await waitUntilReady(page);
      await dropFiles(page, paths);
      return { writingTime, ...(await compareDropped(processes, page, files)) };
    });
    return { files, ...result, outside };
  } finally {
    await context.close();
  }
}

/** The processes of a browser now. */
type Processes = () => Promise<{ id: number; cpuTime: number }[]>;

async function processesOf(browser: Browser): Promise<Processes> {
  const session = await browser.newBrowserCDPSession();
  return async () => (await session.send('SystemInfo.getProcessInfo')).processInfo;
}

/** In milliseconds. */
const processorTimeOf = async (processes: Processes) =>
  (await processes()).reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);

/** Presses "Compare", and uses the page until the report is there and a little longer. */
async function compareDropped(processes: Processes, page: Page, files: number) {
  const dialog = page.getByRole('dialog', { name: 'Compare texts' });
  const compare = dialog.getByRole('button', { name: `Compare ${files} texts` });
  await compare.waitFor();
  const work = async () => {
    const stop = await keepPressing(page);
    const before = await processorTimeOf(processes);
    const began = performance.now();
    await compare.click();
    const said = dialog.locator('p', { hasText: /compared with each other\./ }).first();
    await said.waitFor({ timeout: patience });
    const time = performance.now() - began;
    const processorTime = (await processorTimeOf(processes)) - before;
    await new Promise((resolve) => setTimeout(resolve, afterwards));
    const pairs = /([\d,]+)\s+pairs/.exec(await said.innerText())?.[1]?.replaceAll(',', '') ?? 0;
    return { pairs: Number(pairs), time, processorTime, presses: await stop() };
  };
  const ids = async () => (await processes()).map(({ id }) => id);
  const [result, { first, most }] = await watchMemory(ids, work);
  return { ...result, memory: most - first };
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

const ratio = ({ processorTime, writingTime }: CompareClassResult) => processorTime / writingTime;

export const compareClassReport: ResultReport<CompareClassResult> = {
  subject: ({ files }) => `Comparing ${files} PDFs`,
  columns: [
    ['PDFs', ({ files }) => files],
    ['Pages each', () => pagesEach],
    ['Pairs', ({ pairs }) => pairs, 0],
    ['From the press to the report (s)', ({ time }) => time / 1000, 1],
    ['Processor time (s)', ({ processorTime }) => processorTime / 1000, 1],
    ['÷ writing the PDFs', ratio, 2],
    ['Slowest press (ms)', ({ presses }) => presses.slowest, 0],
    ['Longest task (ms)', ({ presses }) => presses.longestTask, 0],
    ['Memory (MB)', ({ memory }) => memory, 0],
  ],
  limits: [
    ['the number of pairs', ({ pairs }) => pairs, 'exactly', ({ files }) => sharingPairs(files)],
    ['the processor time ÷ that of writing', ratio, 'at most', 9],
    ['the number of presses', ({ presses }) => presses.count, 'at least', 1],
    ['the slowest press', ({ presses }) => presses.slowest, 'at most', 200, 'ms'],
    ['the memory', ({ memory }) => memory, 'at most', 600, 'MB'],
    ['the number of requests to other hosts', ({ outside }) => outside.length, 'exactly', 0],
  ],
};
