import type { Browser, Locator, Page, TestInfo } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { waitForHydrationOnLoad } from '../support/wait-for-hydration';
import { countStored } from '../support/count-stored';
import { savedFile, type FilePayload } from '../support/exchange-file';
import { visibleText } from '../support/toast';
import { decideOn } from '../support/decide';
import { expectClosed, openDialog, pdf, submitActivity } from '../support/steps';
import { expect, test, watch } from '../support/watched';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Opens the dialog for exchanging files with students. */
async function exchange(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Exchange files', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Exchange files with/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

const fileField = (dialog: Locator) => dialog.getByLabel('Open a file', { exact: true });

async function save(dialog: Locator, button: string): Promise<FilePayload> {
  const saving = dialog.page().waitForEvent('download');
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(
    visibleText(dialog, /was made on this device and given to your browser/),
  ).toBeVisible();
  return savedFile(await saving);
}

/** Saves a request file. */
async function request(page: Page): Promise<FilePayload> {
  const dialog = await openDialog(page, 'Send again');
  const file = await save(dialog, 'Save request file');
  await page.keyboard.press('Escape');
  await expectClosed(dialog);
  return file;
}

/** Another person's browser, with nothing stored. */
async function otherBrowser(browser: Browser, { project }: TestInfo) {
  const { baseURL } = project.use;
  const context = await browser.newContext({ ...project.use.contextOptions, baseURL: baseURL! });
  const problems = watch(context, baseURL);
  waitForHydrationOnLoad(context);
  return { page: await context.newPage(), context, problems };
}

/** Approves one submission and rejects another one. */
async function decide(page: Page, approved: string, rejected: string) {
  await decideOn(page, approved);
  await decideOn(page, rejected, 'Reject', 'The certificate names another student.');
}

test.describe('between two browsers', () => {
  test(
    'a request goes to the faculty and its decisions come back',
    { tag: '@slow' },
    async ({ page, browser }, info) => {
      test.slow();
      await submitActivity(page);
      await submitActivity(page, { name: 'Chess Course' });
      const asked = await request(page);
      expect(asked.name).toMatch(/^edify-request-25CSE1042-\d{4}-\d\d-\d\d\.json$/);

      const faculty = await otherBrowser(browser, info);
      await faculty.page.goto(routes.facultyDashboard);
      let dialog = await exchange(faculty.page);
      await fileField(dialog).setInputFiles(asked);
      const files = dialog.getByRole('list', { name: 'Opened files' });
      await expect(files).toContainText('From Aarav Sharma, 25CSE1042');
      await expect(files).toContainText('4 submissions');
      expect(await countStored(faculty.page)).toBe(0);
      await dialog.getByRole('button', { name: 'Import 4 submissions' }).click();
      await expectClosed(dialog);
      const messages = faculty.page.getByRole('list', { name: 'New messages' });
      await expect(messages).toContainText(/4 submissions imported\./);

      await faculty.page.getByRole('link', { name: 'Aarav Sharma Poetry Course' }).click();
      const details = faculty.page.getByRole('region', { name: /^To decide/ });
      await details.getByText('Details', { exact: true }).click();
      await expect(details.getByText(/^SHA-256 [0-9a-f]{64}$/)).toBeVisible();
      const view = details.getByRole('link', { name: 'View certificate.pdf in a new tab' });
      const url = (await view.getAttribute('href')) ?? '';
      // The portal's policy blocks fetching a blob, so a page of the same site without a policy reads it.
      const plain = await faculty.page.context().newPage();
      await plain.goto('/robots.txt');
      const content = await plain.evaluate((from) => fetch(from).then((one) => one.text()), url);
      await plain.close();
      expect(content).toBe(pdf().buffer.toString());
      await faculty.page.goBack();

      await decide(faculty.page, 'Poetry Course', 'Chess Course');
      dialog = await exchange(faculty.page);
      await expect(dialog.getByText('Files are not signed: create a key under')).toBeVisible();
      await expect(dialog.getByText(/^2 decisions, 2 waiting for a decision/)).toBeVisible();
      const answer = await save(dialog, 'Save decision files for Aarav Sharma');
      expect(answer.name).toMatch(/^edify-decisions-25CSE1042-student-\d{4}-\d\d-\d\d\.json$/);

      dialog = await openDialog(page, 'Import');
      await fileField(dialog).setInputFiles(answer);
      await expect(dialog.getByText('Not signed: will be recorded from a file')).toBeVisible();
      await expect(dialog.getByText('Will be recorded as approved.')).toBeVisible();
      await expect(
        dialog.getByText('Dr. Ananya Rao: The certificate names another student.'),
      ).toBeVisible();
      await dialog.getByRole('button', { name: 'Import 2 decisions' }).click();
      await expectClosed(dialog);

      await expect(row(page, 'Poetry Course')).toContainText('Approved');
      await expect(row(page, 'Chess Course')).toContainText('Rejected');
      await page.getByRole('button', { name: 'Manage Poetry Course' }).click();
      const managed = page.getByRole('dialog', { name: 'Poetry Course' });
      await managed.getByText('Details', { exact: true }).click();
      const step = managed.getByRole('listitem').filter({ hasText: 'recorded from a file' });
      await expect(step).toContainText(/Approved.*by Dr\. Ananya Rao.*recorded from a file/);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
      const bell = page.getByRole('dialog', { name: 'Notifications' });
      await expect(bell.getByText('“Poetry Course” was approved by Dr. Ananya Rao')).toBeVisible();
      await expect(bell.getByText('“Chess Course” was rejected by Dr. Ananya Rao')).toBeVisible();

      await page.goto(`${routes.profile}?open=cv`);
      const cv = page.getByRole('dialog', { name: 'Export as CV' });
      await expect(cv.getByText('Poetry Course')).toBeVisible();
      await expect(
        cv.getByText(/decision recorded from a file that no published key signed$/i),
      ).toBeVisible();
      await expect(cv.getByText('Chess Course')).toHaveCount(0);
      await page.goto(`${routes.profile}?open=share`);
      // The link is created again once the page has read what this device stores.
      await expect(async () => {
        await faculty.page.goto(await page.getByRole('textbox', { name: 'Link' }).inputValue());
        await expect(faculty.page.getByText('Poetry Course')).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(faculty.page.getByText('Chess Course')).toHaveCount(0);
      expect(faculty.problems).toEqual([]);
      await faculty.context.close();
    },
  );
});
