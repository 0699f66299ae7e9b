import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { eventsIn } from '@/__tests__/components/schedule/model/read-calendar';
import { routes } from '@/lib/site/routes';
import { toast } from '../support/toast';
import { visit } from '../support/steps';
import { expect, test } from '../support/watched';

/** Each event of the downloaded timetable: its title, its rule and its status. */
async function downloaded(page: Page): Promise<string[]> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'My timetable (.ics)' }).press('Enter');
  const download = await saving;
  expect(download.suggestedFilename()).toBe('my-timetable.ics');
  await expect(toast(page, /^my-timetable\.ics was made on this device/)).toBeVisible();
  return eventsIn(await readFile(await download.path(), 'utf8')).map(
    ({ component, event }) =>
      ['rrule', 'status'].map((name) => String(component.getFirstPropertyValue(name))).join(' ') +
      ` ${event.summary}`,
  );
}

const everyDay = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA';

test('a student downloads the timetable by keyboard', async ({ page }) => {
  await visit(page, `${routes.subjects}#week`);
  expect(await downloaded(page)).toEqual([
    ...[`${everyDay} CONFIRMED 1CSE33 Mathematics`, `${everyDay} CONFIRMED 1CSE33 Mathematics`],
  ]);
});
