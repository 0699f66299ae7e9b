import type { Browser, Locator, Page, TestInfo } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { savedFile, type FilePayload } from '../support/exchange-file';
import { nameOf, signIn, students, teachers } from '../support/person';
import { decideOn } from '../support/decide';
import { openDialog, expectClosed, submitActivity, visit } from '../support/steps';
import { visibleText } from '../support/toast';
import { expect, test, watch } from '../support/watched';
import { waitForHydrationOnLoad } from '../support/wait-for-hydration';

const teacher = teachers.find(({ register }) => register.items.length > 0)!;
const taught = teacher.register.items;
const student = students.find(({ student: { rollNumber } }) =>
  taught.some((row) => row.rollNumber === rollNumber),
)!;
const stranger = students.find((other) => other !== student)!;

/** A person's own browser. */
async function ownBrowser(browser: Browser, { project }: TestInfo, run: (page: Page) => unknown) {
  const { baseURL, contextOptions } = project.use;
  const context = await browser.newContext({ ...contextOptions, baseURL: baseURL! });
  waitForHydrationOnLoad(context);
  const problems = watch(context, baseURL);
  await run(await context.newPage());
  await context.close();
  expect(problems).toEqual([]);
}

async function exchange(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Exchange files', exact: true }).click();
  return page.getByRole('dialog', { name: /^Exchange files with/ });
}

async function save(dialog: Locator, button: string | RegExp): Promise<FilePayload> {
  const saving = dialog.page().waitForEvent('download');
  await dialog.getByRole('button', { name: button }).click();
  return savedFile(await saving);
}

test(
  'a request of a registered student is decided, and the decisions reach that student only',
  { tag: '@slow' },
  async ({ page, browser }, info) => {
    test.slow();
    await signIn(page, student);
    await submitActivity(page);
    const request = await save(await openDialog(page, 'Send again'), 'Save request file');
    await page.keyboard.press('Escape');

    let decisions!: FilePayload;
    await ownBrowser(browser, info, async (faculty) => {
      await signIn(faculty, teacher);
      let dialog = await exchange(faculty);
      await dialog.getByLabel('Open a file', { exact: true }).setInputFiles(request);
      await expect(dialog.getByRole('list', { name: 'Opened files' })).toContainText(
        `From ${nameOf(student)}, ${student.student.rollNumber}`,
      );
      await expect(
        dialog.getByText(/not (one of|among) your students|not in your register/),
      ).toHaveCount(0);
      await dialog.getByRole('button', { name: /^Import \d submissions?$/ }).click();
      await expectClosed(dialog);
      await decideOn(faculty, 'Poetry Course');
      dialog = await exchange(faculty);
      decisions = await save(dialog, `Save decision files for ${nameOf(student)}`);
    });

    await ownBrowser(browser, info, async (other) => {
      await signIn(other, stranger);
      await visit(other, routes.dashboard);
      const dialog = await openDialog(other, 'Import');
      await dialog.getByLabel('Open a file', { exact: true }).setInputFiles(decisions);
      await expect(visibleText(dialog, /encrypted for another person/).first()).toBeVisible();
      await expect(dialog.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
    });

    const dialog = await openDialog(page, 'Import');
    await dialog.getByLabel('Open a file', { exact: true }).setInputFiles(decisions);
    await dialog.getByRole('button', { name: /1 decision/ }).click();
    await expectClosed(dialog);
    await expect(page.getByRole('row', { name: /Poetry Course/ })).toContainText('Approved');
  },
);
