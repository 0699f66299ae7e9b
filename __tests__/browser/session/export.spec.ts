import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { portalRoutes, routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { personOf } from '@/tools/college/person-of';
import { codeOf, nameOf, signIn, students } from '../support/person';
import { openDialog, saveFile, submitActivity, visit } from '../support/steps';
import { expect, test } from '../support/watched';

const one = students[0]!;
const sampleName = 'Aarav Sharma';
const ownActivity = one.activities.items[0]!.name;

/** Presses a button and returns the text of the file that it saves. */
const savedText = async (page: Page, button: string) =>
  readFile(await saveFile(page, page.getByRole('button', { name: button })), 'utf8');

test('the CV and the JSON Resume are those of the person who is signed in', async ({ page }) => {
  await signIn(page, one);
  await visit(page, routes.profile);
  const dialog = await openDialog(page, 'Export as CV');
  await expect(dialog.getByRole('article')).toContainText(nameOf(one));
  await expect(dialog.getByRole('article')).not.toContainText(sampleName);
  const resume = await savedText(page, 'Download JSON Resume');
  expect((JSON.parse(resume) as { basics: { name: string } }).basics.name).toBe(nameOf(one));
  expect(resume).not.toMatch(/aarav/i);
});

test('the shared link shows the person to a visitor who is not signed in', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, one);
  await visit(page, `${routes.profile}?open=share`);
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  const visitor = await browser.newContext({ baseURL: baseURL! });
  const other = await visitor.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toContainText(nameOf(one));
  await expect(other.locator('main')).not.toContainText(sampleName);
  await visitor.close();
});

test(
  'exported activities, request files and backups are those of the person who is signed in',
  { tag: '@slow' },
  async ({ page }) => {
    await signIn(page, one);
    await submitActivity(page);
    const exporting = page.getByRole('button', { name: 'Export', exact: true });
    const table = await readFile(await saveFile(page, exporting), 'utf8');
    expect(table).toContain(ownActivity);
    expect(table).toContain('Poetry Course');
    await openDialog(page, 'Send again');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save request file' }).click();
    const request = await saving;
    expect(request.suggestedFilename()).toContain(one.student.rollNumber);
    const { payload } = JSON.parse(await readFile(await request.path(), 'utf8')) as {
      payload: string;
    };
    const { student } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      student: object;
    };
    expect(student).toEqual({ name: nameOf(one), rollNumber: one.student.rollNumber });
    await visit(page, routes.settings);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export everything' }).first().click();
    expect((await download).suggestedFilename()).toContain(one.student.rollNumber);
  },
);

test('titles, the console and the addresses that the server sees name nobody', async ({ page }) => {
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  const headers: Promise<object>[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  page.on('request', (request) => {
    seen.push(request.url(), request.postData() ?? '');
    const all = request.allHeaders().catch(() => ({}));
    // Of a prefetched page, Playwright never gets all of them.
    headers.push(Promise.race([all, ended.then(() => request.headers())]));
  });
  await signIn(page, one);
  for (const name of portalRoutes) {
    await visit(page, routes[name]);
    seen.push(await page.title(), await page.evaluate(() => document.referrer));
  }
  await visit(page, routes.subjects);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search pages and actions' });
  await palette.getByRole('combobox').fill(ownActivity);
  await palette.getByRole('option', { name: new RegExp(ownActivity) }).click();
  await expect(page.getByRole('searchbox').first()).toHaveValue(ownActivity);
  await page.getByRole('link', { name: 'Subjects', exact: true }).click();
  await expect(page).toHaveURL(/Subjects/);
  await waitUntilReady(page);
  end();
  seen.push(...(await Promise.all(headers)).map((sent) => JSON.stringify(sent)));
  const { firstName, name, handle, rollNumber } = one.student;
  const told = seen.map((text) => decodeURIComponent(text.replace(/%(?![\da-f]{2})|\+/gi, ' ')));
  for (const secret of [firstName, name, handle, rollNumber, personOf(one).id, codeOf(one)])
    expect(told.filter((text) => text.includes(secret!))).toEqual([]);
  expect(told.filter((text) => text.includes(ownActivity))).toEqual([]);
});
