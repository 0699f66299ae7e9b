import { writeFile } from 'node:fs/promises';
import type { ElementHandle } from 'puppeteer-core';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { expectText, fill, named, press, visit } from './steps';
import { expect, test } from './watched';

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
