import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import type { RegisteredStudent, TeacherRecord } from '@/content/schema/record/teacher-record';
import { screens, violations } from '../support/axe';
import { readPdf } from '../support/pdf-text';
import { publish, signIn, students, teachers } from '../support/person';
import { expectClosed, visit } from '../support/steps';
import { expect, test } from '../support/watched';

const [teacher] = teachers;
const months = (present: number, absent: number) => [
  { month: '2026-11', present, absent, total: present + absent },
];
const student = (
  name: string,
  rollNumber: string,
  figures: Partial<RegisteredStudent> = {},
): RegisteredStudent => ({ name, rollNumber, section: '1CSE33', activities: [], ...figures });

const register = [
  student('Meera Nair', '25-1', { attendance: months(19, 1) }),
  student('محمد عبد الرحمن', '25-2', { attendance: months(5, 15) }),
  student('நறுமுகை செல்வன்', '25-3', {
    attendance: months(5, 15),
    missing: [{ name: 'மெய்யட்டவணை', due: '2026-10-12' }, { name: 'K-maps' }],
    marks: [{ name: 'Quiz', score: 2, maximum: 10, due: '2026-11-02' }],
  }),
];

const withRegister = (items: RegisteredStudent[]): TeacherRecord => ({
  ...teacher!,
  register: { items },
});

async function openPanel(page: Page, items = register) {
  await publish(page, withRegister(items));
  await signIn(page, teacher!);
  await visit(page, routes.facultyClassroom);
  return page.getByRole('region', { name: 'Who needs help, and why' });
}

const namesIn = (panel: Awaited<ReturnType<typeof openPanel>>) =>
  panel.getByRole('button', { name: /^Record contact with/ });

test('a teacher sees who needs help, records a contact by keyboard and undoes it', async ({
  page,
}) => {
  const panel = await openPanel(page);
  await expect(namesIn(panel)).toHaveCount(2);
  await expect(
    panel.getByRole('list', { name: 'Students' }).getByRole('listitem').first(),
  ).toContainText('நறுமுகை செல்வன்');
  const open = panel.getByRole('button', { name: 'Record contact with நறுமுகை செல்வன்' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'நறுமுகை செல்வன்' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(/^Note/).focus();
  await page.keyboard.type('Comes on Monday');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectClosed(page.locator('dialog[open]'));
  await expect(open).toBeFocused();
  await expect(panel.getByText(/^Spoke with the student,/)).toBeVisible();
  await page.getByRole('button', { name: /^Undo: your contact with/ }).click();
  await expect(panel.getByText(/^Spoke with the student,/)).toHaveCount(0);
});

test(
  'a contact stays after a reload and is not shown to a student on the same device',
  { tag: '@slow' },
  async ({ page }) => {
    const panel = await openPanel(page);
    await namesIn(panel).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Note/).fill('Comes on Monday');
    await dialog.getByRole('button', { name: 'Save contact' }).click();
    await expectClosed(page.locator('dialog[open]'));
    await page.reload();
    await expect(panel.getByText(/^Spoke with the student,/)).toBeVisible();
    await signIn(page, students[0]!);
    for (const route of [routes.dashboard, routes.subjects, routes.settings]) {
      await visit(page, route);
      await expect(page.locator('body')).not.toContainText(/Who needs help|Comes on Monday/);
      await expect(page.locator('body')).not.toContainText('Contacts with students');
    }
  },
);

test('the dashboard says how many students need help, with a link to the list', async ({
  page,
}) => {
  await publish(page, withRegister(register));
  await signIn(page, teacher!);
  const link = page.getByRole('link', { name: '2 students need help, and why' });
  expect(await violations(page)).toEqual([]);
  await link.press('Enter');
  await page.waitForURL(`**${routes.facultyClassroom}#who-needs-help`);
  await expect(page.locator('#who-needs-help')).toBeInViewport();
});

test('the search and the choice of students are announced and found in the palette', async ({
  page,
}) => {
  await publish(page, withRegister(register));
  await signIn(page, teacher!);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Pages, actions and activities' }).fill('who needs');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Who needs');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${routes.facultyClassroom}#who-needs-help`);
  const panel = page.getByRole('region', { name: 'Who needs help, and why' });
  await panel.getByLabel('Students shown').selectOption('All students');
  await expect(namesIn(panel)).toHaveCount(3);
  await panel.getByRole('searchbox').fill('meera');
  await expect(namesIn(panel)).toHaveCount(1);
});

test(
  'a register of 10,000 students answers within a second',
  { tag: '@slow' },
  async ({ page }) => {
    test.slow();
    const many = Array.from({ length: 10_000 }, (_, index) =>
      student(`Student ${index}`, `25-${index}`, { attendance: months(5, 15) }),
    );
    const panel = await openPanel(page, many);
    await expect(panel.getByText('The first 20 of 10,000 students')).toBeVisible();
    await panel.getByRole('searchbox').fill('Student 9999');
    await expect(namesIn(panel)).toHaveCount(1, { timeout: 1000 });
  },
);

for (const { size, viewport } of screens)
  test(`axe finds nothing in the list and its dialogs on a ${size}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const panel = await openPanel(page);
    await expect(namesIn(panel)).toHaveCount(2);
    expect(await violations(page)).toEqual([]);
    await namesIn(panel).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await panel.getByRole('button', { name: 'Print or save' }).click();
    await expect(page.getByRole('dialog', { name: 'Print or save the list' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

test('the list fits on a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const panel = await openPanel(page);
  await expect(namesIn(panel)).toHaveCount(2);
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await overflow()).toBe(0);
  await namesIn(panel).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(
    await page.getByRole('dialog').evaluate((element) => element.scrollWidth - element.clientWidth),
  ).toBe(0);
});

test(
  'the list prints on as many sheets as it needs, with every student and without controls',
  { tag: '@slow' },
  async ({ page }) => {
    test.slow();
    const many = Array.from({ length: 60 }, (_, index) =>
      student(`Student ${index + 100}`, `25-${index}`, { attendance: months(5, 15) }),
    );
    const panel = await openPanel(page, many);
    await panel.getByRole('button', { name: 'Print or save' }).click();
    await expect(page.getByRole('dialog', { name: 'Print or save the list' })).toBeVisible();
    const { pages, tagged } = readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));
    expect(tagged).toBe(true);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.every(({ width }) => Math.round(width) === 595)).toBe(true);
    const text = pages.map((sheet) => sheet.text).join('');
    for (const { name } of many) expect(text).toContain(name.replace(' ', ''));
    expect(text).toContain('Attendanceis25%,below75%:5of20classes,Nov2026.');
    expect(text).not.toMatch(/Recordcontact|DownloadCSV|Searchstudents/);
  },
);
