import type { Page } from '@playwright/test';
import { mathematics, physics, results } from '@/__tests__/components/performance/model/scale';
import { routes } from '@/lib/site/routes';
import { busyWeek } from '../schedule/timetables';
import { approvalOf, savedFile } from '../support/exchange-file';
import { publish, signIn, students } from '../support/person';
import {
  activityMenu,
  fillInActivity,
  openDialog,
  pdf,
  setAssignment,
  submitActivity,
  visit,
} from '../support/steps';
import { pressFor, shown, type Overlay, type PageStates } from './overlay';

/** A page with its list open. */
export async function* openedLists(page: Page, ...names: string[]) {
  for (const name of names) {
    const list = page.getByRole('combobox', { name, exact: true });
    await list.press('Space');
    await page.keyboard.press('ArrowDown');
    await list.and(page.locator(':open')).waitFor();
    yield `list ${name}`;
    await page.keyboard.press('Escape');
    await list.and(page.locator(':focus:not(:open)')).waitFor();
  }
}

/** The dashboard of a phone with the menu of the activities open. */
const openedMenu = (page: Page): PageStates => ({
  async *states() {
    await activityMenu(page).press('Enter');
    await page.getByRole('group', { name: 'More about activities' }).waitFor();
    yield 'the menu of the activities';
    await page.keyboard.press('Escape');
  },
});

export async function dashboard(page: Page): Promise<(Overlay | PageStates)[]> {
  await visit(page, routes.dashboard);
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  return [
    { states: () => openedLists(page, 'Month', 'Status filter') },
    ...(isPhone ? [{ button: 'Menu', role: 'navigation' } as const, openedMenu(page)] : []),
    ...['Theme', /^Notifications, /, /^Account of/, 'View All notifications'].map((button) => ({
      button,
    })),
    {
      button: 'Search pages and actions',
      async *states(dialog) {
        await dialog
          .getByRole('option', { name: /^Attendance/ })
          .first()
          .waitFor();
        yield 'with what is often wanted';
        const box = dialog.getByRole('combobox');
        await box.fill('a');
        await dialog.getByRole('option', { name: /Campus Hack Night/ }).waitFor();
        yield 'with everything that has an a';
        await box.fill('zzz');
        await shown(dialog, /^Nothing found for/);
        yield 'with nothing';
      },
    },
    {
      async *states() {
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox', { name: 'Pages, actions and activities' }).fill('raise');
        await page.keyboard.press('Enter');
        const query = page.getByRole('dialog', { name: 'Raise a Query' });
        await query.waitFor();
        yield 'Raise a Query';
        await page.keyboard.press('Escape');
        await query.waitFor({ state: 'hidden' });
      },
    },
    { button: 'What counts' },
  ];
}

export async function activities(page: Page): Promise<(Overlay | PageStates)[]> {
  await submitActivity(page);
  return [
    {
      button: 'Submit for Approval',
      async *states(dialog) {
        await pressFor(dialog, 'Submit for Approval', 'Check the form');
        yield 'with errors';
        // The same certificate as that of the submitted activity.
        await fillInActivity(dialog);
        await pressFor(dialog, 'Submit for Approval', 'This is another activity');
        yield 'with a notice that the activity is there already';
      },
    },
    {
      button: 'Manage Poetry Course',
      async *states(dialog) {
        yield 'as it opens';
        await pressFor(dialog, 'Delete…', 'Keep it');
        yield 'asking before it deletes';
      },
    },
    {
      button: 'Manage Cloud Foundations Workshop',
      async *states(dialog) {
        await pressFor(dialog, 'Edit and resubmit', /will need approval again/);
        yield 'being edited';
      },
    },
    {
      async *states() {
        const dialog = await openDialog(page, 'Manage Responsive Web Design');
        await dialog.getByRole('button', { name: 'Withdraw' }).click();
        await page.getByText('Withdrawn (1)').click();
        yield 'with a withdrawn activity';
      },
    },
    {
      async *states() {
        const sending = await openDialog(page, 'Send again');
        yield 'of Send again';
        const saving = page.waitForEvent('download');
        await sending.getByRole('button', { name: 'Save request file' }).click();
        const request = await savedFile(await saving);
        await page.keyboard.press('Escape');
        await sending.waitFor({ state: 'hidden' });
        const dialog = await openDialog(page, 'Import');
        yield 'of Import';
        await dialog
          .getByLabel('Open a file', { exact: true })
          .setInputFiles([approvalOf(request), request]);
        await dialog.getByRole('button', { name: /^Import \d+ decisions?/ }).waitFor();
        yield 'with a decision file and a refused one';
        await dialog.getByRole('button', { name: /^Import \d+ decisions?/ }).click();
        await dialog.waitFor({ state: 'hidden' });
      },
    },
    {
      button: 'Manage Poetry Course',
      async *states(dialog) {
        await shown(dialog, 'recorded from a file');
        yield 'with a decision from a file';
      },
    },
  ];
}

export async function assignments(page: Page): Promise<(Overlay | PageStates)[]> {
  await setAssignment(page);
  await visit(page, routes.assignments);
  return [
    {
      button: 'Open Unit 1 problems',
      async *states(dialog) {
        await dialog.getByLabel(/^Add PDF/).setInputFiles(pdf('fake.pdf', 'GIF89a'));
        await shown(dialog, /fake\.pdf is named a PDF/);
        yield 'with a refused file';
        await dialog.getByLabel(/^Add PDF/).setInputFiles(pdf('answers.pdf', '%PDF-1'));
        await shown(dialog, 'answers.pdf');
        yield 'with a chosen file';
        await dialog.getByRole('button', { name: 'Hand in answers.pdf' }).click();
        await shown(dialog, /^SHA-256/);
        yield 'handed in';
      },
    },
    { button: 'Exchange files' },
  ];
}

const subject = (id: string, name: string, known: object) => ({
  ...{ id, code: id.toUpperCase(), name, credits: 4, term: 'Semester 3', ...known },
});
const { assessments: marked, ...maths } = mathematics;
const { assessments: reported, ...optics } = physics;

/** A student with subjects in three scripts, marks, a timetable and results. */
export const studentWithResults = {
  ...students[0]!,
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

export async function subjects(page: Page): Promise<(Overlay | PageStates)[]> {
  await publish(page, studentWithResults);
  await signIn(page, studentWithResults);
  await visit(page, routes.subjects);
  await page.getByRole('region', { name: 'Results' }).waitFor();
  return [
    {
      async *states() {
        for (const summary of await page.locator('main summary').all()) await summary.click();
        yield 'with all marks';
      },
    },
    ...['What do I need in Mathematics?', 'What do I need in Physics?'].map((button) => ({
      button,
    })),
    ...['How it is calculated', 'What do I need for my target?', 'Import changes'].map(
      (button) => ({ button }),
    ),
  ];
}

/** A Monday morning in college time, with changed classes. */
export async function timetable(page: Page): Promise<PageStates[]> {
  const record = { ...students[0]!, timetable: busyWeek };
  await page.clock.setFixedTime(new Date('2026-11-23T10:20:00+05:30'));
  await publish(page, record);
  await signIn(page, record);
  return [
    {
      async *states() {
        for (const address of [routes.dashboard, routes.subjects]) {
          await visit(page, address);
          yield address;
        }
      },
    },
  ];
}
