import { firstOf } from '../../full-run';
import type { Page } from '@playwright/test';
import { dayNames } from '@/lib/time/date';
import { routes } from '@/lib/site/routes';
import { violations } from '../support/axe';
import { connect, dropServer, ownBrowser, student, teacher } from '../support/drop-site';
import { nameOf } from '../support/person';
import { listen } from '../support/listen';
import { visit } from '../support/steps';
import { toast } from '../support/toast';
import { expect, test } from '../support/watched';

const { rollNumber } = student.student;
const { section } = teacher.register.items.find((row) => row.rollNumber === rollNumber)!;
const course = 'Computer Networks';
/** A class that is held all day, every day. */
const meeting = {
  ...{ id: 'nets', section, course, room: 'B-105', teachers: [nameOf(teacher)] },
  ...{ start: '00:00', end: '23:59', weekdays: [...dayNames] },
};
/** The last two digits tell all 60 apart. */
const own = Number(rollNumber.slice(-2));
const numbers = Array.from({ length: 60 }, (_, index) => index + 1).filter((one) => one !== own);
const classmates = numbers.slice(0, 59).map((number) => ({
  ...teacher.register.items[0]!,
  name: `Classmate ${number}`,
  rollNumber: `24CSE30${String(number).padStart(2, '0')}`,
  section,
}));
const facultyOf60 = {
  ...teacher,
  classes: { items: [{ ...meeting, period: 1, students: 60 }] },
  schedule: { days: [], changes: [], exams: [] },
  register: {
    ...teacher.register,
    items: [...classmates, teacher.register.items.find((row) => row.rollNumber === rollNumber)!],
  },
} as typeof teacher;
const attendee = {
  ...student,
  timetable: { meetings: [meeting], days: [], changes: [], exams: [] },
} as unknown as typeof student;

async function openClass(page: Page) {
  await visit(page, routes.facultyRegister);
  await page
    .getByRole('link', { name: new RegExp(`^${course}`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: new RegExp(course) })).toBeFocused();
}

const tile = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}, `) });

for (const isTouch of firstOf([false, true]))
  test.describe(`on a phone ${isTouch ? 'by touch' : 'by keyboard'}`, () => {
    test.use({ viewport: { width: 375, height: 812 }, hasTouch: isTouch });

    test('a register of 60 is taken with three marks, and each is heard once', async ({ page }) => {
      test.slow();
      await connect(page, teacher, await dropServer(), facultyOf60);
      await openClass(page);
      await expect(
        page.getByRole('group', { name: 'Students by roll number' }).getByRole('button'),
      ).toHaveCount(60);
      expect(await violations(page)).toEqual([]);
      const heard = await listen(page);
      if (isTouch) {
        await tile(page, '07').tap();
        await expect.poll(heard).toHaveLength(1);
        await page.getByText('Late', { exact: true }).tap();
        await tile(page, '18').tap();
        await expect.poll(heard).toHaveLength(2);
        await page.getByText('On duty', { exact: true }).tap();
        await tile(page, '42').tap();
      } else {
        await tile(page, '01').focus();
        for (const [count, keys] of [
          ['1', '7a'],
          ['2', '18l'],
          ['3', '42d'],
        ] as const) {
          for (const key of keys) await page.keyboard.press(key);
          await expect.poll(heard).toHaveLength(Number(count));
          // What is typed next is another number.
          await page.waitForTimeout(1100);
        }
        await page.keyboard.press('ArrowRight');
        await expect(tile(page, '43')).toBeFocused();
      }
      await expect.poll(heard).toHaveLength(3);
      const [first, second, third] = await heard();
      expect(first).toMatch(/7 Classmate 7 is absent\. 1 absent\.$/);
      expect(second).toMatch(/18 Classmate 18 is late\. 1 absent, 1 late\.$/);
      expect(third).toMatch(/42 Classmate 42 is on duty\. 1 absent, 1 late, 1 on duty\.$/);
      await expect(page.getByText('57 present')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        375,
      );
    });
  });

test(
  'a register reaches the student’s page after it was held back, and Undo leaves no trace',
  { tag: '@slow' },
  async ({ page, browser }, info) => {
    test.slow();
    const server = await dropServer();
    await connect(page, teacher, server, facultyOf60);
    await openClass(page);
    const mark = page.getByRole('button', { name: new RegExp(rollNumber) });
    await mark.click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, /^Register saved: .* 1 absent\.$/)).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByText(/^Register saved/)).toHaveCount(0);
    await openClass(page);
    await expect(page.getByText('60 present')).toBeVisible();
    await mark.click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Register saved: 1 absent')).toBeVisible();
    expect(server.letters.size).toBe(0);
    await expect.poll(() => server.letters.size, { timeout: 45_000 }).toBe(1);

    const other = await ownBrowser(browser, info);
    await connect(other.page, student, server, attendee);
    await visit(other.page, routes.classes);
    const row = other.page.getByRole('listitem').filter({ hasText: course }).first();
    await expect(row).toContainText('Absent');
    await expect(row).toContainText('Teacher’s register, not yet the college’s');
    expect(await violations(other.page)).toEqual([]);
    await other.context.close();
    expect(other.problems.filter((problem) => !/\/drop\//.test(problem))).toEqual([]);
  },
);

test(
  'a student who writes to be away, and questions a class, is in the teacher’s register',
  { tag: '@slow' },
  async ({ page, browser }, info) => {
    test.slow();
    const server = await dropServer();
    const other = await ownBrowser(browser, info);
    const dialog = other.page.getByRole('dialog');
    await connect(other.page, student, server, attendee);
    await visit(other.page, routes.classes);
    await other.page.getByRole('button', { name: 'I will be away' }).click();
    await expect(dialog.getByText(`It goes to ${nameOf(teacher)}.`)).toBeVisible();
    expect(await violations(other.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Tell your teachers' }).click();
    await expect(other.page.getByText(/seen by 0 of 1 teacher/)).toBeVisible();
    await other.page.getByText(/^All \d+$/).click();
    await other.page
      .getByRole('button', { name: /^Question this/ })
      .first()
      .click();
    await dialog.getByLabel('Why').fill('I was in the second row.');
    expect(await violations(other.page)).toEqual([]);
    await dialog.getByRole('button', { name: `Send to ${nameOf(teacher)}` }).click();
    await expect(other.page.getByText(`Sent to ${nameOf(teacher)}`, { exact: true })).toBeVisible();
    await other.context.close();

    await connect(page, teacher, server, facultyOf60);
    await visit(page, routes.facultyRegister);
    await expect(page.getByText('I was in the second row.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await openClass(page);
    await expect(page.getByRole('button', { name: new RegExp(rollNumber) })).toHaveAccessibleName(
      /present, wrote: away today$/,
    );
  },
);
