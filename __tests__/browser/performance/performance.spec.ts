import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  mathematics,
  physics,
  results,
} from '@/__tests__/components/performance/student/invented-performance';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { screens, violations } from '../support/axe';
import { publish, signIn, students } from '../support/person';
import { expect, test } from '../support/watched';

const [student] = students as [(typeof students)[0]];

const subject = (id: string, name: string, known: object) => ({
  ...{ id, code: id.toUpperCase(), name, credits: 4, term: 'Semester 3', ...known },
});

const { assessments: marked, ...maths } = mathematics;
const { assessments: reported, ...optics } = physics;

/** The student with subjects, marks, a timetable and results. */
const record = {
  ...student,
  subjects: {
    items: [
      subject('maths', 'Mathematics', maths),
      subject('physics', 'Physics', optics),
      subject('tamil', 'தமிழ் இலக்கியமும் தொழில்நுட்பத் தொடர்பாடலும்', { grade: 'B+' }),
      subject('arabic', 'مبادئ اللغة العربية للمهندسين', {}),
    ],
  },
  assignments: {
    items: [
      ...marked.map((one) => ({ ...one, subject: 'Mathematics', subjectId: 'maths' })),
      ...reported.map((one) => ({ ...one, subject: 'Physics', subjectId: 'physics' })),
    ],
  },
  timetable: {
    term: { name: 'Semester 3', from: '2026-08-03', to: '2026-11-30' },
    meetings: [
      {
        ...{ id: 'maths-1', start: '09:00', end: '09:55', section: '1CSE33' },
        ...{ course: 'Mathematics', subject: 'maths' },
      },
    ],
    ...{ days: [], changes: [], exams: [] },
  },
  results,
};

/** Opens Subjects as the student. */
async function openSubjects(page: Page): Promise<void> {
  await publish(page, record);
  await signIn(page, student);
  await page.goto(routes.subjects);
  await waitUntilReady(page);
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
}

for (const { size, viewport } of screens)
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('Shows subjects, marks and results without axe violations', async ({ page }) => {
      await openSubjects(page);
      await page.getByText('Marks of 4 assignments').click();
      await expect(page.getByRole('table', { name: 'Marks in Mathematics' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      for (const name of ['What do I need in Mathematics?', 'What do I need in Physics?'])
        await checkDialog(page, name);
      for (const name of ['How it is calculated', 'What do I need for my target?'])
        await checkDialog(page, name);
    });
  });

/** Opens a dialog by keyboard, checks it and closes it again. */
async function checkDialog(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page), name).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
}

test('Plans a CGPA and a day by keyboard', async ({ page }) => {
  await openSubjects(page);
  await page.getByRole('button', { name: 'What do I need for my target?' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Target CGPA')).toBeFocused();
  await page.keyboard.type('8');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Credits to come')).toBeFocused();
  await expect(page.getByRole('dialog')).toContainText(
    'For a CGPA of 8.00, you need an average of',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'What do I need in Mathematics?' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Before which day').fill('2026-11-30');
  // Classes on every day from 21 to 29 November, except a Sunday or two.
  await expect(page.getByRole('dialog')).toContainText(
    'You can miss 5 more Mathematics classes before 30 November 2026.',
  );
});

test('Downloads the results as CSV', async ({ page }) => {
  await openSubjects(page);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe('results-2026-11-20.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain('Semester 1,2026-01-20');
});

test('Fits 320 px with all marks open, and prints them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSubjects(page);
  for (const summary of await page.locator('main summary').all()) await summary.click();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(320);
  for (const summary of await page.locator('main summary').all()) await summary.click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('End-semester', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'How it is calculated' })).toBeHidden();
});
