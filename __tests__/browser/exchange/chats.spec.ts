import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { violationsInBothThemes } from '../support/axe';
import { connect, dropServer, ownBrowser, student, teacher } from '../support/drop-site';
import { nameOf } from '../support/person';
import { pdf, visit } from '../support/steps';
import { expect, test } from '../support/watched';

const [teacherName, studentName] = [nameOf(teacher), nameOf(student)];

/** Opens the conversation with a person by keyboard. */
async function open(page: Page, name: string) {
  await page.getByRole('button', { name: new RegExp(`: chat with ${name}$`) }).press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a student asks, the teacher answers, and the student sees what the teacher sets', async ({
  page,
  browser,
}, info) => {
  test.slow();
  const server = await dropServer();
  await connect(page, student, server);
  await visit(page, routes.chats);
  const dialog = await open(page, teacherName);
  const own = dialog.getByRole('list', { name: 'Messages' });
  await dialog.getByRole('textbox', { name: `Message to ${teacherName}` }).fill('May I come?');
  await dialog.getByLabel('PDF up to 5 MB (optional)').setInputFiles(pdf('Question.pdf'));
  await expect(dialog.getByRole('button', { name: 'Remove Question.pdf' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(own).toContainText('Sent');
  expect(await violationsInBothThemes(page)).toEqual([]);

  const faculty = await ownBrowser(browser, info);
  await connect(faculty.page, teacher, server);
  await expect(faculty.page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect(
    faculty.page.getByRole('link', { name: 'MyClassroom 1 unread message' }),
  ).toBeVisible();
  await visit(faculty.page, routes.facultyClassroom);
  expect(await violationsInBothThemes(faculty.page)).toEqual([]);
  const answer = await open(faculty.page, studentName);
  await expect(answer.getByRole('list', { name: 'Messages' })).toContainText('May I come?');
  await expect(answer.getByRole('button', { name: 'Download Question.pdf' })).toBeVisible();
  await answer.getByRole('textbox', { name: `Message to ${studentName}` }).fill('At two.');
  await answer.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(answer.getByRole('list', { name: 'Messages' })).toContainText('Sent');
  await answer.getByRole('button', { name: 'Close the conversation' }).press('Enter');
  await expect(answer.getByText(/This conversation is closed/)).toBeVisible();
  expect(await violationsInBothThemes(faculty.page)).toEqual([]);
  await expect.poll(() => server.letters.size).toBe(4);
  await faculty.context.close();
  expect(faculty.problems.filter((problem) => !/\/drop\//.test(problem))).toEqual([]);

  await visit(page, routes.chats);
  const again = await open(page, teacherName);
  await expect(again.getByRole('list', { name: 'Messages' })).toContainText(
    'Seen by the teacher’s device',
  );
  await expect(again.getByRole('list', { name: 'Messages' })).toContainText('At two.');
  await expect(again.getByText(`${teacherName} has closed this conversation.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Open: chat with ${teacherName}` })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
});
