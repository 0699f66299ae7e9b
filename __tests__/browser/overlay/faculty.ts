import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { occupancyIndex } from '@/tools/import/record/occupancy';
import { teacherWith } from '../schedule/teacher-with';
import { busyWeek } from '../schedule/timetables';
import { signInWithRegister } from '../support/classroom';
import { credentialOfSite } from '../support/credential';
import { approvalOf, savedFile } from '../support/exchange-file';
import { teachers } from '../support/person';
import { openDialog, pdf, setAssignment, submitActivity, visit } from '../support/steps';
import { pressFor, shown, type Overlay, type PageStates } from './overlay';

/** Saves a request file of the sample's student. */
async function requestFile(page: Page) {
  await openDialog(page, 'Send again');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save request file' }).click();
  return savedFile(await saving);
}

export async function review(page: Page): Promise<(Overlay | PageStates)[]> {
  await submitActivity(page);
  const request = await requestFile(page);
  await visit(page, routes.facultyDashboard);
  return [
    {
      button: 'View All student profiles',
      async *states(dialog) {
        await dialog.getByRole('checkbox', { name: 'Choose all shown rows' }).check();
        yield 'with chosen rows';
      },
    },
    {
      button: 'Exchange files',
      async *states(dialog) {
        yield 'as it opens';
        await dialog
          .getByLabel('Open a file', { exact: true })
          .setInputFiles([request, approvalOf(request)]);
        await shown(dialog, /It is a decision file/);
        yield 'with a request file and a refused one';
      },
    },
  ];
}

export async function dashboard(page: Page): Promise<(Overlay | PageStates)[]> {
  await page.clock.setFixedTime(new Date('2026-11-23T08:00:00+05:30'));
  await visit(page, routes.facultyDashboard);
  return [
    {
      async *states() {
        await page
          .getByLabel('Assignment file')
          .setInputFiles([pdf('unit-1.pdf'), pdf('fake.pdf', 'GIF89a')]);
        await page.getByRole('button', { name: 'Remove unit-1.pdf' }).waitFor();
        await page.getByRole('button', { name: 'Send Assignments' }).click();
        await page.getByRole('group', { name: 'Check the form' }).waitFor();
        yield 'a new assignment with errors';
      },
    },
    { button: 'View All notices' },
    {
      button: 'Write a notice',
      async *states(dialog) {
        await pressFor(dialog, 'Publish', 'Check the form');
        yield 'with errors';
        await dialog.getByRole('textbox', { name: 'Title' }).fill('Bring your card');
        await dialog.getByRole('button', { name: 'Publish' }).press('Enter');
        await dialog.waitFor({ state: 'hidden' });
      },
    },
    { button: 'Open Bring your card' },
    {
      button: /^Cancel Class: period 1/,
      async *states(dialog) {
        await pressFor(dialog, 'Cancel Class', /^Enter the reason/);
        yield 'with an error';
      },
    },
    {
      async *states() {
        await page.getByRole('button', { name: /^Cancel Class: period 1/ }).click();
        const dialog = page.getByRole('dialog', { name: 'Cancel Class' });
        await dialog.getByRole('textbox', { name: 'Reason' }).fill('The hall is closed.');
        await dialog.getByRole('button', { name: 'Cancel Class' }).press('Enter');
        await shown(page.getByRole('main'), 'The hall is closed.');
        yield 'with a cancelled class';
        await visit(page, routes.dashboard);
        await shown(page, 'The hall is closed.');
        yield 'the notifications of students';
        await page.getByRole('button', { name: /^Notifications, / }).click();
        yield 'the bell of students';
      },
    },
  ];
}

export async function assignments(page: Page): Promise<(Overlay | PageStates)[]> {
  await setAssignment(page);
  await visit(page, routes.facultyAssignments);
  return [
    {
      async *states() {
        yield 'with an assignment';
      },
    },
    {
      button: 'Manage Unit 1 problems',
      async *states(dialog) {
        yield 'as it opens';
        await dialog.getByRole('button', { name: 'Edit' }).click();
        await dialog.getByLabel('Due date').waitFor();
        yield 'being edited';
      },
    },
    { button: 'Exchange files' },
    {
      async *states() {
        await visit(page, `${routes.facultyAssignments}?open=compare-texts`);
        const dialog = page.getByRole('dialog', { name: /^Compare texts/ });
        await dialog.waitFor();
        yield 'Compare texts';
        await dialog.getByRole('button', { name: 'Show an invented class' }).click();
        await dialog.getByRole('list', { name: 'Pairs' }).waitFor();
        yield 'the report of a comparison';
        await pressFor(dialog, /side by side$/, 'Back to the report');
        yield 'a pair of texts';
      },
    },
  ];
}

const longRoom = 'கணினி அறிவியல் ஆய்வகம், இரண்டாம் தளம், வடக்குப் பிரிவு';

/** MyClassroom of a teacher with a register and changed classes, where rooms have long names. */
export async function classroom(page: Page): Promise<(Overlay | PageStates)[]> {
  const { section } = teachers[0]!.classroom.items[0]!;
  const occupied = { start: '09:00', end: '09:55', weekdays: ['Monday' as const] };
  const occupancy = occupancyIndex([
    { ...occupied, section, course: 'Physics', room: 'C-204' },
    { ...occupied, section: 'Other', course: 'Drawing', room: longRoom },
  ])([section]);
  await page.clock.setFixedTime(new Date('2026-11-23T08:20:00+05:30'));
  await signInWithRegister(page, undefined, {
    ...teacherWith(teachers[0]!, busyWeek),
    occupancy,
  });
  await page.mouse.wheel(0, 600);
  await page
    .getByRole('button', { name: /^Write to / })
    .first()
    .waitFor();
  return [
    {
      async *states() {
        yield 'the dashboard of a teacher';
        await visit(page, routes.facultyClassroom);
        await page
          .getByRole('button', { name: /^Change: / })
          .first()
          .waitFor();
        yield 'with classes';
      },
    },
    {
      button: 'Find a free slot',
      async *states(dialog) {
        await shown(dialog.getByRole('list'), /ஆய்வகம்/);
        yield 'with rooms';
      },
    },
    {
      button: /^Change: /,
      async *states(dialog) {
        await pressFor(dialog, 'Move class', 'Students will read it.');
        yield 'with errors';
      },
    },
    { button: 'Export changes' },
  ];
}

/** The table of students of a teacher with a register, a row of it open and all chosen. */
export async function students(page: Page): Promise<(Overlay | PageStates)[]> {
  await signInWithRegister(page);
  await visit(page, routes.facultyProgress);
  return [
    {
      async *states() {
        await page.getByRole('checkbox', { name: /^Choose all/ }).check();
        await page.getByRole('button', { name: /^நறுமுகை/ }).click();
        yield 'with an open row';
      },
    },
    { button: /^Columns/ },
    { button: 'Print' },
    {
      button: 'Message',
      async *states(dialog) {
        await pressFor(dialog, 'Copy the text', 'Write a message.');
        yield 'with an error';
      },
    },
    {
      button: 'Note to self',
      async *states(dialog) {
        await pressFor(dialog, 'Save notes', 'Enter the note.');
        yield 'with an error';
      },
    },
  ];
}

/** The page that checks a credential, with a valid one and with one of another issuer. */
export async function verify(page: Page): Promise<PageStates[]> {
  const { valid, foreign, keys } = await credentialOfSite();
  await page.route('**/credentials/keys.json', (route) =>
    route.fulfill({ body: keys, contentType: 'application/json' }),
  );
  await page.goto(routes.verify);
  return [
    {
      async *states() {
        for (const [name, content, heading] of [
          ['valid', valid, 'This credential is valid'],
          ['foreign', foreign, 'This credential names another issuer'],
        ] as const) {
          await page.getByLabel('Or its text').fill(content);
          await page.getByRole('button', { name: 'Check' }).click();
          await page.getByRole('heading', { level: 2, name: heading }).waitFor();
          yield name;
        }
      },
    },
  ];
}
