import { readFile } from 'node:fs/promises';
import type { Browser, Page, TestInfo } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { violations } from '../support/axe';
import { makeKey, publish } from '../support/published-key';
import { decideOn } from '../support/decide';
import { expectClosed, openDialog, saveFile, submitActivity, visit } from '../support/steps';
import { visibleText } from '../support/toast';
import { expect, test } from '../support/watched';
import { waitForHydrationOnLoad } from '../support/wait-for-hydration';

async function otherDevice(browser: Browser, { project }: TestInfo): Promise<Page> {
  const { baseURL, contextOptions } = project.use;
  const context = await browser.newContext({ ...contextOptions, baseURL: baseURL! });
  waitForHydrationOnLoad(context);
  return context.newPage();
}

async function exchange(page: Page, address: string, button = 'Exchange files') {
  await visit(page, address);
  return openDialog(page, button);
}

test(
  'a request opens on the device of its teacher only, and the decision on the device of its student only',
  { tag: '@slow' },
  async ({ page: student, browser }, info) => {
    test.slow();
    const [faculty, other] = [await otherDevice(browser, info), await otherDevice(browser, info)];
    const entry = await makeKey(faculty);
    await makeKey(other);
    await submitActivity(student);
    await publish(student, entry);
    let dialog = await exchange(student, routes.dashboard, 'Send again');
    await expect(dialog.getByLabel('Encrypt the file for')).toHaveValue(/\w/);
    expect(await violations(student)).toEqual([]);
    const request = await saveFile(
      student,
      dialog.getByRole('button', { name: 'Save request file' }),
    );
    expect(await readFile(request, 'utf8')).toMatch(/^\{"format":"edify-encrypted","version":1,/);

    dialog = await exchange(other, routes.facultyDashboard);
    await dialog.getByLabel('Open a file', { exact: true }).setInputFiles(request);
    await expect(visibleText(dialog, /^It is encrypted for another person/)).toBeVisible();

    dialog = await exchange(faculty, routes.facultyDashboard);
    await dialog.getByLabel('Open a file', { exact: true }).setInputFiles(request);
    await dialog.getByRole('button', { name: 'Import 3 submissions' }).click();
    await expectClosed(dialog);
    await decideOn(faculty, 'Poetry Course');
    dialog = await exchange(faculty, routes.facultyDashboard);
    expect(await violations(faculty)).toEqual([]);
    const decision = await saveFile(
      faculty,
      dialog.getByRole('button', { name: 'Save decision files for Aarav Sharma' }),
    );
    await expect(visibleText(dialog, /It is encrypted\./)).toBeVisible();

    dialog = await exchange(other, routes.dashboard, 'Import');
    await dialog.getByLabel('Open a file', { exact: true }).setInputFiles(decision);
    await expect(visibleText(dialog, /^It is encrypted for another person/)).toBeVisible();

    dialog = await exchange(student, routes.dashboard, 'Import');
    await dialog.getByLabel('Open a file', { exact: true }).setInputFiles(decision);
    await expect(dialog).toContainText('Signed by Dr. Ananya Rao, key published by the college');
    await dialog.getByRole('button', { name: 'Import 1 decision' }).click();
    await expectClosed(dialog);
    await expect(student.getByRole('row', { name: /Poetry Course/ })).toContainText('Approved');
    await faculty.context().close();
    await other.context().close();
  },
);
