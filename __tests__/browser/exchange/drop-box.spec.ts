import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { demoCollege } from '@/tools/college/demo';
import { today } from '@/__tests__/drops-of';
import { officePuts } from '@/tools/college/drop/access';
import { personOf } from '@/tools/college/person-of';
import { violations } from '../support/axe';
import { connect, dropServer, ownBrowser, student, teacher } from '../support/drop-site';
import { nameOf, signIn } from '../support/person';
import { decideOn } from '../support/decide';
import { expectClosed, fillInActivity, openDialog, visit } from '../support/steps';
import { toast } from '../support/toast';
import { expect, test } from '../support/watched';

const [teacherName, studentName] = [nameOf(teacher), nameOf(student)];

const poetry = (page: Page) => page.getByRole('row').filter({ hasText: 'Poetry Course' });

/** Submits an activity and presses the button that sends it; `look` sees the dialog before. */
async function send(page: Page, look?: () => Promise<void>) {
  await visit(page, routes.dashboard);
  const dialog = await openDialog(page, 'Submit for Approval');
  await fillInActivity(dialog);
  const to = dialog.getByRole('combobox', { name: 'Send to' });
  await to.selectOption(personOf(teacher).id);
  await look?.();
  await dialog.getByRole('button', { name: `Send to ${teacherName}` }).click();
  await expectClosed(dialog);
}

test('a request, the decision on it and the answer travel without a file', async ({
  page,
  browser,
}, info) => {
  test.slow();
  const server = await dropServer();
  await connect(page, student, server);
  await send(page, async () => expect(await violations(page)).toEqual([]));
  await expect(toast(page, new RegExp(`Sent to ${teacherName}\\.$`))).toBeVisible();
  await expect(poetry(page)).toContainText(`With ${teacherName} since today`);

  const faculty = await ownBrowser(browser, info);
  await connect(faculty.page, teacher, server);
  const letters = faculty.page.getByRole('region', { name: 'Letters' });
  await expect(letters).toContainText('1 new request from 1 student');
  await expect(faculty.page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  expect(await violations(faculty.page)).toEqual([]);
  await faculty.page.getByRole('button', { name: 'Open 1 new request from 1 student' }).click();
  const requests = faculty.page.getByRole('dialog', { name: 'New requests' });
  await expect(requests.getByRole('list', { name: 'Opened files' })).toContainText(
    `From ${studentName}, ${student.student.rollNumber}, by the key of the record`,
  );
  expect(await violations(faculty.page)).toEqual([]);
  await requests.getByRole('button', { name: 'Import 1 submission' }).click();
  await expectClosed(requests);

  await page.reload();
  await expect(poetry(page)).toContainText(`With ${teacherName} since today`);

  await decideOn(faculty.page, 'Poetry Course');
  await expect(letters).toContainText('1 decision is not sent yet');
  await letters.getByRole('button', { name: 'Send decision' }).click();
  await expect(toast(faculty.page, 'Sent: 1 decision.')).toBeVisible();
  await expect(letters).toBeHidden();
  const put = officePuts(demoCollege, 'teacher', today)[0]!;
  expect([...server.letters.keys()].some((key) => key.startsWith(put))).toBe(true);
  await faculty.context.close();
  expect(faculty.problems.filter((problem) => !/\/drop\//.test(problem))).toEqual([]);

  await page.reload();
  await expect(toast(page, /“Poetry Course” was approved by/)).toBeVisible();
  await expect(poetry(page)).toContainText('Approved');
  await expect(poetry(page)).toContainText('on your CV');
  await page.waitForLoadState('networkidle');
  const asked = server.asked.length;
  await page.reload();
  await expect(poetry(page)).toContainText('on your CV');
  await page.waitForLoadState('networkidle');
  // Nothing is open any more.
  expect(server.asked.slice(asked)).toEqual([]);
});

test('a college without a drop box is asked for nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/drop/')) asked.push(request.url());
  });
  await signIn(page, student);
  const dialog = await openDialog(page, 'Submit for Approval');
  await expect(
    dialog.getByRole('checkbox', { name: /^Save a file for the faculty/ }),
  ).toBeVisible();
  expect(asked).toEqual([]);
});
