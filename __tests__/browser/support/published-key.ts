import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { withPolicy } from '@/tools/site/build/harden';
import { saveFile, visit } from './steps';
import { toast } from './toast';
import { expect } from './watched';

/** Creates a key on this device and returns its public entry. */
export async function makeKey(page: Page): Promise<object> {
  await visit(page, routes.facultySettings);
  await page.getByRole('button', { name: 'Create a signing key' }).click();
  await expect(toast(page, /A signing key was created on this device/)).toBeVisible();
  const file = await saveFile(page, page.getByRole('button', { name: 'Save the public entry' }));
  return JSON.parse(await readFile(file, 'utf8')) as object;
}

/** Serves the student's dashboard as if the college had published this key. */
export async function publish(page: Page, entry: object) {
  const quoted = (text: string) => JSON.stringify(text).slice(1, -1);
  const keys = `"keys":{"items":${JSON.stringify([entry])}}`;
  await page.route(`**${routes.dashboard}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html.replaceAll(quoted('"keys":{"items":[]}'), () => quoted(keys));
    expect(body).not.toBe(html);
    await route.fulfill({ response: answer, body: withPolicy(body) });
  });
}
