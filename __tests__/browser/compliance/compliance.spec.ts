import type { Page } from '@playwright/test';
import type { RegisteredStudent, TeacherRecord } from '@/content/schema/record/teacher-record';
import type { PublishedActivity } from '@/content/schema/student/activity';
import { routes } from '@/lib/site/routes';
import { screens, violations } from '../support/axe';
import { readPdf } from '../support/pdf-text';
import { publish, signIn, students, teachers } from '../support/person';
import { visit } from '../support/steps';
import { expect, test } from '../support/watched';

const [teacher] = teachers;

const activity = (name: string, fields: Partial<PublishedActivity> = {}): PublishedActivity => ({
  id: name.toLowerCase().replace(/\W+/g, '-'),
  name,
  status: 'Approved',
  category: 'Workshop',
  dateAdded: '2026-01-10',
  issuer: 'Nimbus Academy',
  date: '2026-01-05',
  credits: null,
  decision: { at: '2026-01-12', by: 'Dr. Ananya Rao', reason: null },
  ...fields,
});

const student = (
  name: string,
  rollNumber: string,
  activities: PublishedActivity[] = [],
): RegisteredStudent => ({
  name,
  rollNumber,
  section: '1CSE33',
  activities,
  attendance: [{ month: '2026-11', present: 5, absent: 15, total: 20 }],
});

const register = [
  student('Meera Nair', '25-1'),
  student('محمد عبد الرحمن', '25-2', [activity('Cloud Foundations', { decision: null })]),
  student('நறுமுகை செல்வன்', '25-3', [activity('மெய்யட்டவணை', { status: 'Pending', decision: null })]),
];

const withRegister = (items: RegisteredStudent[]): TeacherRecord => ({
  ...teacher!,
  asOf: '2026-11-23',
  register: { items },
});

async function openPanel(page: Page, items = register) {
  await publish(page, withRegister(items));
  await signIn(page, teacher!);
  await visit(page, routes.facultyClassroom);
  return page.getByRole('region', { name: 'Compliance' });
}

const lists = (panel: Awaited<ReturnType<typeof openPanel>>) =>
  panel.getByRole('list', { name: /^What .* lacks$/ });

test('a teacher finds by keyboard what a student lacks', async ({ page }) => {
  await publish(page, withRegister(register));
  await signIn(page, teacher!);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('compliance');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${routes.facultyClassroom}#compliance`);
  const panel = page.getByRole('region', { name: 'Compliance' });
  await expect(panel.getByText('complete: 0 of 3 students')).toBeVisible();
  await expect(lists(panel)).toHaveCount(3);
  await panel.getByLabel('Students shown').selectOption('Waiting too long');
  await expect(lists(panel)).toHaveCount(1);
  await expect(lists(panel)).toContainText('மெய்யட்டவணை');
});

test('a student on the same device does not see it', { tag: '@slow' }, async ({ page }) => {
  await openPanel(page);
  await signIn(page, students[0]!);
  for (const route of [routes.dashboard, routes.settings]) {
    await visit(page, route);
    await expect(page.locator('body')).not.toContainText(/Compliance|Meera Nair/);
  }
});

test(
  'a register of 10,000 students answers within a second',
  { tag: '@slow' },
  async ({ page }) => {
    test.slow();
    const many = Array.from({ length: 10_000 }, (_, index) =>
      student(`Student ${index}`, `25-${index}`, [activity('Cloud'), activity('Git')]),
    );
    const panel = await openPanel(page, many);
    await expect(panel.getByText('The first 20 of 10,000 students')).toBeVisible();
    await panel.getByRole('searchbox').fill('Student 9999');
    await expect(lists(panel)).toHaveCount(1, { timeout: 1000 });
  },
);

for (const { size, viewport } of screens)
  test(`axe finds nothing in the panel and its dialogs on a ${size}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const panel = await openPanel(page);
    await expect(lists(panel)).toHaveCount(3);
    expect(await violations(page)).toEqual([]);
    for (const name of ['Files for NAAC', 'Print or save the compliance list']) {
      await panel.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel.getByRole('button', { name })).toBeFocused();
    }
  });

test('the panel and its dialogs fit on a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const panel = await openPanel(page);
  await expect(lists(panel)).toHaveCount(3);
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await overflow()).toBe(0);
  await panel.getByRole('button', { name: 'Files for NAAC' }).click();
  const dialog = page.getByRole('dialog', { name: 'Files for NAAC' });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('the list prints on as many sheets as it needs, with every student and without controls', async ({
  page,
}) => {
  test.slow();
  const many = Array.from({ length: 60 }, (_, index) =>
    student(`Student ${index + 100}`, `25-${index}`),
  );
  const panel = await openPanel(page, many);
  const name = 'Print or save the compliance list';
  await panel.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  const { pages, tagged } = readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));
  expect(tagged).toBe(true);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.every(({ width }) => Math.round(width) === 595)).toBe(true);
  const text = pages.map((sheet) => sheet.text).join('');
  for (const { name: printed } of many) expect(text).toContain(printed.replace(' ', ''));
  expect(text).toContain('Attendanceis25%,below75%:5of20classes.');
  expect(text).not.toMatch(/FilesforNAAC|DownloadCSV|Searchstudents/);
});
