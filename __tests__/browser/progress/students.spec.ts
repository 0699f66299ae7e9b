import type { Page } from '@playwright/test';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { routes } from '@/lib/site/routes';
import { violations } from '../support/axe';
import { openStudents, registered, signInWithRegister } from '../support/classroom';
import { connect, dropServer, teacher } from '../support/drop-site';
import { readPdf } from '../support/pdf-text';
import { expectClosed, visit } from '../support/steps';
import { expect, test } from '../support/watched';

const many = (count: number): RegisteredStudent[] =>
  Array.from({ length: count }, (_, index) => registered(`Student ${index + 100}`, `25-${index}`));

const namesOf = (page: Page) =>
  page.getByRole('table', { name: 'Students' }).getByRole('rowheader');

test('a teacher finds who needs help by keyboard, chooses two students and writes to both', async ({
  page,
}) => {
  test.slow();
  const server = await dropServer();
  await connect(page, teacher, server);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Pages, actions and activities' }).fill('who needs');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Who needs');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${routes.facultyProgress}`);
  await page.getByLabel('Students shown').selectOption('All students');
  const boxes = page
    .getByRole('table', { name: 'Students' })
    .getByRole('checkbox', { name: /^Choose (?!all)/ });
  for (const box of [boxes.nth(0), boxes.nth(1)]) await box.press('Space');
  await expect(page.getByText('2 chosen', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Message', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Message to 2 students' });
  await dialog.getByRole('textbox', { name: 'Message' }).fill('{name}, come at two.');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send 2 messages' }).press('Enter');
  await expectClosed(page.locator('dialog[open]'));
  await expect.poll(() => server.letters.size).toBe(2);
  await expect(page.getByRole('cell', { name: /: wrote$/ })).toHaveCount(2);
});

test(
  'a register of 10,000 students answers within a second',
  { tag: '@slow' },
  async ({ page }) => {
    test.slow();
    await openStudents(page, many(10_000));
    await expect(page.getByText('The first 20 of 10,000 students')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search students' }).fill('25-9999');
    await expect(namesOf(page)).toHaveCount(1, { timeout: 1000 });
  },
);

test(
  'the table prints every student that was found, without controls',
  { tag: '@slow' },
  async ({ page }) => {
    test.slow();
    await signInWithRegister(page, many(60));
    await visit(page, routes.facultyProgress);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.getByRole('dialog', { name: 'Print the students' })).toBeVisible();
    const { pages, tagged } = readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));
    expect(tagged).toBe(true);
    const text = pages.map((sheet) => sheet.text).join('');
    for (const { name } of many(60)) expect(text).toContain(name.replace(' ', ''));
    expect(text).not.toMatch(/DownloadCSV|Searchstudents|Notetoself/);
  },
);
