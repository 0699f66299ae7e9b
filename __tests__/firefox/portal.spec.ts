import { writeFile } from 'node:fs/promises';
import type { ElementHandle, Page } from 'puppeteer-core';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { expectText, fill, named, press, visit } from './steps';
import { expect, test } from './watched';

const canvas = (tab: Page) => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('a chosen theme applies at once and survives a reload', { tag: '@slow' }, async ({ tab }) => {
  await visit(tab, routes.dashboard);
  await press(tab, 'button', 'Theme');
  await press(tab, 'input[type="radio"]', 'Dark');
  await expect.poll(() => canvas(tab)).toBe('rgb(14, 21, 23)');
  await tab.reload();
  expect(await canvas(tab)).toBe('rgb(14, 21, 23)');
});

test(
  'Ctrl+K finds a page by a few letters and goes there on Enter',
  { tag: '@slow' },
  async ({ tab }) => {
    await visit(tab, routes.dashboard);
    await tab.keyboard.down('Control');
    await tab.keyboard.press('k');
    await tab.keyboard.up('Control');
    await tab.waitForSelector('input[role="combobox"]:focus');
    await tab.keyboard.type('subj');
    await expectText(tab, '#palette [role="option"]', /^Subjects/);
    await tab.keyboard.press('Enter');
    await expect.poll(() => tab.url()).toMatch(/\/Subjects\/$/);
  },
);

test(
  'the activity search filters the table and is stored in the address',
  { tag: '@slow' },
  async ({ tab }) => {
    await visit(tab, routes.dashboard);
    await tab.locator('input[type="search"]').fill('robotics');
    const rows = () =>
      tab.$$eval('tbody [scope="row"]', (cells) => cells.map((it) => it.textContent));
    await expect.poll(rows).toEqual([expect.stringContaining('Robotics Primer')]);
    await expect.poll(() => tab.url()).toContain('?q=robotics');
  },
);

test('a submission with its PDF survives a reload, is approved, and the approval is undone', async ({
  tab,
}, info) => {
  const certificate = info.outputPath('certificate.pdf');
  await writeFile(certificate, '%PDF-1.4 a certificate');
  await visit(tab, routes.dashboard);
  await press(tab, 'button', 'Submit for Approval');
  await fill(tab, 'Name', 'Poetry Course');
  await tab.select('dialog[open] select', 'Course');
  await fill(tab, 'Hours', '30');
  await fill(tab, 'Organiser', 'Arts Club');
  await fill(tab, 'Date', '10012025');
  const evidence = await tab.waitForSelector('dialog[open] input[type="file"]');
  await (evidence as ElementHandle<HTMLInputElement>).uploadFile(certificate);
  await expectText(tab, 'dialog[open]', 'certificate.pdf');
  await press(tab, 'dialog[open] button', 'Submit for Approval');
  await expectText(tab, 'tbody tr', /Poetry Course.*Pending/);
  await tab.reload({ waitUntil: 'load' });
  await waitUntilReady(tab);
  await expectText(tab, 'tbody tr', /Poetry Course.*Pending/);

  await visit(tab, routes.facultyDashboard);
  await press(tab, 'a', 'Aarav Sharma Poetry Course');
  await press(tab, 'button', 'Approve');
  await expectText(tab, '[role="status"], p', /Poetry Course” is approved/);
  await press(tab, 'button', 'Undo last');
  await expectText(tab, 'h3', 'Poetry Course');
});

test('the CV dialog is ready to print', { tag: '@slow' }, async ({ tab }) => {
  await visit(tab, routes.profile);
  await press(tab, 'button', 'Export as CV');
  await expectText(tab, 'dialog[open] article', 'Aarav Sharma');
  await tab.keyboard.press('Escape');
  await expect.poll(() => tab.$$eval('dialog[open]', (open) => open.length)).toBe(0);
});

test('the portfolio is ready to print, with its own style', { tag: '@slow' }, async ({ tab }) => {
  await visit(tab, routes.profile);
  await press(tab, 'button', 'Share');
  await press(tab, 'button', 'Portfolio');
  await expectText(tab, 'dialog[open] article', 'Aarav Sharma');
  const colour = () => tab.$eval('dialog[open] article h3', (name) => getComputedStyle(name).color);
  await expect.poll(colour).toBe('rgb(11, 85, 99)');
  await tab.keyboard.press('Escape');
  await expect.poll(() => tab.$$eval('dialog[open]', (open) => open.length)).toBe(0);
});

test('a shared link shows the profile in another browser', async ({ tab, firefox }) => {
  await visit(tab, `${routes.profile}?open=share`);
  const field = await named<HTMLInputElement>(tab, 'dialog[open] input', 'Link');
  const link = await field.evaluate(({ value }) => value);
  const context = await firefox.createBrowserContext();
  const stranger = await context.newPage();
  await stranger.goto(link);
  await expectText(stranger, 'main', 'Written by the student');
  await expectText(stranger, 'h1', 'Aarav Sharma');
  await context.close();
});
