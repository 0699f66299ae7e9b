import { routes } from '@/lib/site/routes';
import { violations } from '../support/axe';
import { connect, dropServer, ownBrowser, student, teacher } from '../support/drop-site';
import { nameOf } from '../support/person';
import { expectClosed, fillInAssignment, openDialog, pdf, visit } from '../support/steps';
import { toast } from '../support/toast';
import { expect, test } from '../support/watched';

const name = 'Unit 1 problems';
const { rollNumber } = student.student;
const { section } = teacher.register.items.find((row) => row.rollNumber === rollNumber)!;
const [teacherName, studentName] = [nameOf(teacher), nameOf(student)];

test(
  'an assignment, the work on it and the receipt travel without a file',
  { tag: '@slow' },
  async ({ page: faculty, browser }, info) => {
    test.slow();
    const server = await dropServer();
    await connect(faculty, teacher, server);
    await visit(faculty, routes.facultyDashboard);
    await fillInAssignment(faculty, name, undefined, section);
    await faculty.getByRole('button', { name: 'Send Assignments' }).press('Enter');
    await expect(toast(faculty, new RegExp(`Sent to ${section}\\.$`))).toBeVisible();
    await visit(faculty, routes.facultyAssignments);
    const sent = await openDialog(faculty, `Manage ${name}`);
    await expect(sent.getByRole('region', { name: 'Sending' })).toContainText(
      `Sent to ${section},`,
    );
    expect(await violations(faculty)).toEqual([]);
    await faculty.keyboard.press('Escape');

    const own = await ownBrowser(browser, info);
    const { page } = own;
    await connect(page, student, server);
    await expect(toast(page, new RegExp(`^From ${teacherName}: ${name}, `))).toBeVisible();
    await visit(page, routes.assignments);
    const dialog = await openDialog(page, `Open ${name}`);
    await dialog.getByLabel(/^Add PDF/).setInputFiles(pdf('answers.pdf', '%PDF-1.7 answers'));
    await dialog.getByRole('button', { name: 'Hand in answers.pdf' }).click();
    expect(await violations(page)).toEqual([]);
    const sending = dialog.getByRole('region', { name: 'Sending' });
    await expect(sending.getByText(`Sent to ${teacherName}`, { exact: true })).toBeVisible();

    await faculty.reload();
    const letters = faculty.getByRole('region', { name: 'Letters' });
    await expect(letters).toContainText('1 new file of work from 1 student');
    expect(await violations(faculty)).toEqual([]);
    await letters.getByRole('button', { name: 'Open 1 new file of work from 1 student' }).click();
    const work = faculty.getByRole('dialog', { name: 'New work' });
    await expect(work.getByRole('list', { name: 'Opened files' })).toContainText(
      `From ${studentName}, ${rollNumber}, by the key of the record`,
    );
    expect(await violations(faculty)).toEqual([]);
    await work.getByRole('button', { name: 'Import 1 file of work' }).click();
    await expectClosed(work);
    await expect(letters).toBeHidden();
    const received = await openDialog(faculty, `Manage ${name}`);
    await expect(received.getByRole('list', { name: 'Handed in by file' })).toContainText(
      'It came in a letter. The receipt is sent.',
    );

    await page.reload();
    await openDialog(page, `Open ${name}`);
    await expect(sending.getByText('Received by the teacher’s device')).toBeVisible();
    const asked = () => server.asked.filter((one) => one.includes('/drop/get/'));
    const before = asked();
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('With ');
    // Nothing is open any more.
    expect(asked()).toEqual(before);
    await own.context.close();
    expect(own.problems.filter((problem) => !/\/drop\//.test(problem))).toEqual([]);
  },
);
