import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '../pictures/page-ready';

/** An action on a long list, and the result that it must have. */
interface Step {
  name: string;
  go: (page: Page, count: number, origin: string) => Promise<void>;
}

const longTimeout = { timeout: 30_000 };

/** Opens a page of the site and waits until its controls respond. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilReady(page);
}

const steps: readonly Step[] = [
  {
    name: 'the search finds the last activity',
    go: async (page, count) => {
      await page.getByRole('searchbox', { name: 'Search activities' }).fill(String(count));
      const row = page.getByRole('rowheader', { name: new RegExp(` ${count}$`) });
      await row.first().waitFor(longTimeout);
      await page.getByRole('searchbox', { name: 'Search activities' }).fill('');
      await page.getByText(`${count} activities, page 1 of`).waitFor(longTimeout);
    },
  },
  {
    name: 'the next page of activities is shown',
    go: async (page) => {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await page.getByRole('rowheader', { name: / 21$/ }).waitFor(longTimeout);
    },
  },
  {
    name: 'the export has every activity, sorted',
    go: async (page, count) => {
      await page.getByRole('button', { name: 'Date Added' }).click();
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      const download = page.waitForEvent('download', longTimeout);
      await page.getByRole('button', { name: 'Download JSON' }).click();
      const file = await (await download).path();
      const rows = JSON.parse(readFileSync(file, 'utf8')) as { dateAdded?: string }[];
      const list = Array.isArray(rows) ? rows : (Object.values(rows).find(Array.isArray) ?? []);
      if (list.length !== count) throw new Error(`the file has ${list.length}`);
    },
  },
  {
    name: 'a page of the list shows more on demand',
    go: async (page, _count, origin) => {
      await open(page, origin + routes.subjects);
      await page.getByRole('button', { name: /^Show \d+ more subjects/ }).click();
      await page
        .getByRole('list', { name: 'Subjects' })
        .getByRole('listitem')
        .nth(40)
        .waitFor(longTimeout);
    },
  },
  {
    name: 'a decision on the last student is saved',
    go: async (page, count, origin) => {
      const roll = `25CSE${String(count - 1).padStart(5, '0')}`;
      const find = async () => {
        await open(page, origin + routes.facultyDashboard);
        await page.getByRole('button', { name: 'View All student profiles' }).click();
        await page.getByText(`${count} rows`).waitFor(longTimeout);
        await page.getByRole('searchbox', { name: 'Search students' }).fill(roll);
        await page.getByText(`1 of ${count} rows`).waitFor(longTimeout);
        return page.getByRole('dialog').getByRole('row').filter({ hasText: roll });
      };
      await (await find()).getByRole('rowheader').getByRole('button').click();
      await page.getByRole('button', { name: 'Reject…' }).click();
      await page.getByRole('textbox').last().fill('The certificate names another student.');
      await page.getByRole('button', { name: 'Reject', exact: true }).click();
      await page.getByText('decided on this device').waitFor(longTimeout);
      await (await find()).getByText('decided on this device').waitFor(longTimeout);
    },
  },
];

/** Uses the long lists of a college as a person would, and returns what did not work. Tests cover short lists. */
export async function exercise(page: Page, origin: string, count: number): Promise<string[]> {
  if (count <= 20) return [];
  const problems: string[] = [];
  await open(page, origin + routes.dashboard);
  for (const { name, go } of steps)
    await go(page, count, origin).catch((error: unknown) => {
      const why =
        error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error);
      problems.push(`With ${count} records this failed: ${name}: ${why}`);
    });
  return problems;
}
