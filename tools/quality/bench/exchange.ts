import type { Browser, Locator } from '@playwright/test';
import { makeRequest } from '@/components/activity/model/request-file';
import { writeExchange } from '@/components/exchange/model/write-file';
import { routes } from '@/lib/site/routes';
import { digest } from '@/lib/store/file';
import type { OwnActivity } from '@/lib/store/use-list';
import type { ResultReport } from '../measure/report';
import { generateActivities } from './generate-activities';

/**
 * What a request file of one size costs in the faculty's review queue: its size in bytes, and times in milliseconds.
 */
interface ExchangeResult {
  count: number;
  size: number;
  /** From choosing the file until all of it is checked and its entries are visible. */
  opened: number;
  /** From pressing the button until all of it is written to the device. */
  added: number;
}

export const exchangeReport: ResultReport<ExchangeResult> = {
  subject: ({ count }) => `A request file of ${count} submissions`,
  columns: [
    ['Submissions in one file', ({ count }) => count],
    ['File (MB)', ({ size }) => size / 1_000_000, 1],
    ['Checked and shown (ms)', ({ opened }) => opened, 1, 'ratio'],
    ['Added (ms)', ({ added }) => added, 1, 'ratio'],
  ],
  limits: [
    ['the time to open and add it', ({ opened, added }) => opened + added, 'below', 20_000, 'ms'],
  ],
};

/** The size of the PDF of each submission, in bytes; each PDF is different. */
const evidenceSize = 20_000;

async function generateRequest(count: number): Promise<Buffer> {
  const contents = new Map<string, Blob>();
  const activities: OwnActivity[] = [];
  for (const { id, fields } of generateActivities(count)) {
    const blob = new Blob([`%PDF-1.7 ${id} `.padEnd(evidenceSize, id)]);
    const sha256 = await digest(blob);
    contents.set(sha256, blob);
    const evidence = { file: id, name: `${id}.pdf`, size: blob.size, sha256 };
    const own = { ...fields, status: 'Pending', evidence } as const;
    activities.push({ ...own, id, origin: 'device', changed: true } as OwnActivity);
  }
  const student = { name: 'Meera Nair', rollNumber: '25CSE1077' };
  const file = await writeExchange('request', await makeRequest(student, activities), contents);
  return Buffer.from(await file.arrayBuffer());
}

/** Opens a request file with `count` submissions on the faculty dashboard, in a new profile, and adds them all. */
export async function benchExchange(
  browser: Browser,
  origin: string,
  count: number,
): Promise<ExchangeResult> {
  const buffer = await generateRequest(count);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}${routes.facultyDashboard}?open=exchange-files`);
    const field = page.getByLabel('Request files', { exact: true });
    await field.waitFor();
    const seen = await timeUntil(field, 'change', `To be added: ${count.toLocaleString('en')}`);
    await field.setInputFiles({ name: 'request.json', mimeType: 'application/json', buffer });
    const opened = await seen.evaluate(({ time }) => time);
    const button = page.getByRole('button', { name: /^Add / });
    const done = await timeUntil(button, 'click', 'Saved on this device');
    await button.click();
    return { count, size: buffer.length, opened, added: await done.evaluate(({ time }) => time) };
  } finally {
    await context.close();
  }
}

/** Starts a timer: the time from an event on an element until the page contains a text, checked in every frame. */
function timeUntil(element: Locator, event: 'change' | 'click', text: string) {
  return element.evaluateHandle(
    (target, asked) => ({
      time: new Promise<number>((resolve) =>
        target.addEventListener(asked.event, async () => {
          const start = performance.now();
          // A rejected file never shows its entries: then the time limit ends the wait.
          while (
            !document.body.textContent?.includes(asked.text) &&
            performance.now() - start < 60_000
          )
            await new Promise((next) => requestAnimationFrame(next));
          resolve(performance.now() - start);
        }),
      ),
    }),
    { event, text },
  );
}
