import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { issuerDocuments } from '@/components/credential/model/issuer-document';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { routes } from '@/lib/site/routes';
import { waitForHydrationOnLoad } from '../support/wait-for-hydration';
import { issuer } from '../support/credential';
import { countStored } from '../support/count-stored';
import { toast } from '../support/toast';
import { makeKey, publish } from '../support/published-key';
import { openDialog, saveFile, submitActivity, visit } from '../support/steps';
import { decideOn } from '../support/decide';
import { expect, test } from '../support/watched';

const robotics = {
  name: 'Robotics Workshop',
  category: 'Workshop',
  issuer: 'Robotics Club',
  date: '2026-03-02',
};

async function exchange(page: Page, address: string, button = 'Exchange files') {
  await visit(page, address);
  return openDialog(page, button);
}

const save = (page: Page, name: string) =>
  saveFile(page, page.getByRole('dialog').getByRole('button', { name }));

/** Approves a request file on the faculty device and returns the path of the signed decision file. */
async function decide(faculty: Page, request: string): Promise<string> {
  let dialog = await exchange(faculty, routes.facultyDashboard);
  await dialog.getByLabel('Open a file', { exact: true }).setInputFiles(request);
  await dialog.getByRole('button', { name: /^Import / }).click();
  await expect(toast(faculty, /^3 submissions imported/)).toBeVisible();
  await decideOn(faculty, 'Robotics Workshop');
  dialog = await exchange(faculty, routes.facultyDashboard);
  await expect(dialog).toContainText('Files are signed as Dr. Ananya Rao');
  const forCollege = faculty.waitForEvent('download', (download) =>
    download.suggestedFilename().includes('25CSE1042-college'),
  );
  await dialog.getByRole('button', { name: 'Save decision files for Aarav Sharma' }).click();
  return (await forCollege).path();
}

/** Follows the link of the dialog and checks the credential as if the college had published this key. */
async function checkCredential(page: Page, file: string, entry: object) {
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('dialog').getByRole('link', { name: 'check it' }).click(),
  ]);
  const { keySet } = issuerDocuments(issuer, [entry as FacultyKey]);
  await tab.route('**/credentials/keys.json', (route) => route.fulfill({ json: keySet }));
  await tab.getByLabel('Credential file').setInputFiles(file);
  await expect(tab.getByRole('heading', { name: 'This credential is valid' })).toBeVisible();
  await expect(tab.getByRole('region', { name: 'Result' })).toContainText('Robotics Workshop');
  await tab.close();
}

test(
  'a decision is shown as signed when the college publishes the key, and only then',
  { tag: '@slow' },
  async ({ page: student, browser, baseURL }) => {
    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    waitForHydrationOnLoad(other);
    const faculty = await other.newPage();
    const entry = await makeKey(faculty);
    await submitActivity(student, robotics);
    await exchange(student, routes.dashboard, 'Send again');
    const decision = await decide(faculty, await save(student, 'Save request file'));

    const forged = `${decision}.forged.json`;
    const whole = JSON.parse(await readFile(decision, 'utf8')) as { signature: string };
    const first = whole.signature.startsWith('A') ? 'B' : 'A';
    const signature = `${first}${whole.signature.slice(1)}`;
    await writeFile(forged, JSON.stringify({ ...whole, signature }));

    await publish(student, entry);
    const dialog = await exchange(student, routes.dashboard, 'Import');
    const field = dialog.getByLabel('Open a file', { exact: true });
    await field.setInputFiles(forged);
    await expect(dialog.getByRole('group', { name: /was not opened/ })).toContainText(
      'Its signature does not match its content.',
    );
    await field.setInputFiles(decision);
    await expect(dialog).toContainText('Signed by Dr. Ananya Rao, key published by the college');
    const before = await countStored(student, 'events');
    await dialog.getByRole('button', { name: 'Import 1 decision' }).click();
    await expect(toast(student, /^1 decision imported/)).toBeVisible();
    expect(await countStored(student, 'events')).toBe(before + 1);
    const row = student.getByRole('row', { name: /Robotics Workshop/ });
    await expect(row).toContainText('Approved');
    await student.getByRole('button', { name: 'Manage Robotics Workshop' }).click();
    await expect(dialog).toContainText('signed by Dr. Ananya Rao');
    await checkCredential(student, await save(student, 'Save credential'), entry);
    await dialog.getByRole('button', { name: 'Close' }).click();

    // The college removes the key from its list: the decision stays, but its signature is no longer trusted.
    await student.unrouteAll();
    await visit(student, routes.dashboard);
    await student.getByRole('button', { name: 'Manage Robotics Workshop' }).click();
    await expect(dialog).toContainText('recorded from a file');
    await expect(dialog).not.toContainText('signed by');
    await expect(dialog.getByRole('button', { name: 'Save credential' })).toHaveCount(0);
    await other.close();
  },
);
