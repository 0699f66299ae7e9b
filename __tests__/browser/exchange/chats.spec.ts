import type { Locator, Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { violations } from '../support/axe';
import { exportEverything, importRecords } from '../support/backup';
import { connect, dropServer, ownBrowser, student, teacher } from '../support/drop-site';
import { nameOf } from '../support/person';
import { otherTab, pdf, visit } from '../support/steps';
import { expect, test } from '../support/watched';

const [teacherName, studentName] = [nameOf(teacher), nameOf(student)];

const conversation = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Conversations' })
    .getByRole('button', { name: `Open: chat with ${name}` });

/** Opens the conversation with a person by keyboard. */
async function open(page: Page, name: string) {
  await conversation(page, name).press('Enter');
  await expect(page.getByRole('heading', { name })).toBeFocused();
  return page.getByRole('region', { name });
}

/** Begins a conversation by keyboard. */
async function begin(page: Page, name: string) {
  await page.getByRole('button', { name: 'New message' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New message' });
  await dialog.getByRole('searchbox', { name: 'To' }).fill(name);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: `Write: chat with ${name}` }).press('Enter');
  await expect(page.getByRole('heading', { name })).toBeFocused();
  return page.getByRole('region', { name });
}

/** The conversation that is open. */
const opened = (page: Page) => page.getByRole('region', { name: teacherName });

const messagesIn = (place: Page | Locator) =>
  place.getByRole('list', { name: 'Messages', exact: true });

async function write(dialog: Locator, label: string, text: string) {
  await dialog.getByRole('textbox', { name: label }).fill(text);
  await dialog.getByRole('button', { name: 'Send' }).press('Enter');
}

const say = (thread: Locator, text: string) => write(thread, `Message to ${teacherName}`, text);

test(
  'a student asks, the teacher answers, and the student sees the answer',
  { tag: '@slow' },
  async ({ page, browser }, info) => {
    test.slow();
    const server = await dropServer();
    await connect(page, student, server);
    await visit(page, routes.chats);
    const dialog = await begin(page, teacherName);
    const own = dialog.getByRole('list', { name: 'Messages', exact: true });
    await dialog.getByRole('textbox', { name: `Message to ${teacherName}` }).fill('May I come?');
    await dialog.getByLabel('PDF up to 5 MB (optional)').setInputFiles(pdf('Question.pdf'));
    await expect(dialog.getByRole('button', { name: 'Remove Question.pdf' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(own).toContainText('Sent');
    expect(await violations(page)).toEqual([]);

    const faculty = await ownBrowser(browser, info);
    await connect(faculty.page, teacher, server);
    await expect(
      faculty.page.getByRole('button', { name: 'Notifications, 1 unread' }),
    ).toBeVisible();
    await expect(
      faculty.page.getByRole('link', { name: 'MyClassroom 1 unread message' }),
    ).toBeVisible();
    await visit(faculty.page, routes.facultyClassroom);
    expect(await violations(faculty.page)).toEqual([]);
    const answer = await open(faculty.page, studentName);
    await expect(answer.getByRole('list', { name: 'Messages', exact: true })).toContainText(
      'May I come?',
    );
    await expect(answer.getByRole('button', { name: 'Download Question.pdf' })).toBeVisible();
    await write(answer, `Message to ${studentName}`, 'At two.');
    await expect(answer.getByRole('list', { name: 'Messages', exact: true })).toContainText('Sent');
    expect(await violations(faculty.page)).toEqual([]);
    await expect.poll(() => server.letters.size).toBe(3);
    await faculty.context.close();
    expect(faculty.problems.filter((problem) => !/\/drop\//.test(problem))).toEqual([]);

    await visit(page, routes.chats);
    const again = await open(page, teacherName);
    await expect(again.getByRole('list', { name: 'Messages', exact: true })).toContainText(
      'Seen by the teacher’s device',
    );
    await expect(again.getByRole('list', { name: 'Messages', exact: true })).toContainText(
      'At two.',
    );
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(conversation(page, teacherName)).toBeHidden();
    await page.getByRole('button', { name: 'Back to all chats' }).press('Enter');
    await expect(conversation(page, teacherName)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
  },
);

test(
  'two tabs send a message once, and two devices have the same conversation by backups',
  { tag: '@slow' },
  async ({ page, browser }, info) => {
    test.slow();
    const server = await dropServer();
    await connect(page, student, server);
    await visit(page, routes.chats);
    const other = await otherTab(page, routes.chats);
    server.refuses = 503;
    await say(await begin(page, teacherName), 'From the first tab');
    await expect(messagesIn(await open(other, teacherName))).toContainText('Waits to be sent');
    server.refuses = null;
    const tabs = [page, other];
    await Promise.all(
      tabs.map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))),
    );
    for (const tab of tabs)
      await expect(messagesIn(opened(tab))).toContainText(/From the first tab.*Sent/);
    expect(server.letters.size).toBe(1);
    await other.close();

    await visit(page, routes.settings);
    const first = await exportEverything(page);
    const second = await ownBrowser(browser, info);
    await connect(second.page, student, server);
    await visit(second.page, routes.settings);
    await importRecords(second.page, first.stores);
    await visit(second.page, routes.chats);
    await say(await open(second.page, teacherName), 'From the second device');
    await expect(messagesIn(opened(second.page))).toContainText(/From the second device.*Sent/);
    const texts = await messagesIn(opened(second.page)).getByRole('listitem').allInnerTexts();
    expect(texts).toHaveLength(2);
    await visit(second.page, routes.settings);
    const { stores } = await exportEverything(second.page);
    await second.context.close();
    expect(second.problems.filter((problem) => !/\/drop\//.test(problem))).toEqual([]);

    await importRecords(page, stores);
    await visit(page, routes.chats);
    const chat = await open(page, teacherName);
    expect(await messagesIn(chat).getByRole('listitem').allInnerTexts()).toEqual(texts);
    expect(server.letters.size).toBe(2);
  },
);
