import type { Locator, Page } from '@playwright/test';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { routes } from '@/lib/site/routes';
import { occupancyIndex } from '@/tools/import/record/occupancy';
import { publish, signIn, teachers } from '../support/person';
import { visit } from '../support/steps';
import { expect, test } from '../support/watched';

const [one] = teachers[0]!.classroom.items;
const section = one!.section;
const longRoom = 'கணினி அறிவியல் ஆய்வகம், இரண்டாம் தளம், வடக்குப் பிரிவு';

/** A teacher with one class on Mondays, in one of two rooms. */
const teacher: TeacherRecord = {
  ...teachers[0]!,
  classes: {
    items: [
      {
        ...{ id: 'physics', period: 1, start: '09:00', end: '09:55', students: 12 },
        ...{ section, course: 'Physics', room: 'C-204', weekdays: ['Monday'] },
      },
    ],
  },
  occupancy: occupancyIndex([
    {
      ...{ section, course: 'Physics', room: 'C-204', weekdays: ['Monday'] },
      ...{ start: '09:00', end: '09:55' },
    },
    {
      ...{ section: 'Other', course: 'Drawing', room: longRoom, weekdays: ['Tuesday'] },
      ...{ start: '09:00', end: '17:55' },
    },
  ])([section]),
};

async function openSearch(page: Page): Promise<Locator> {
  await page.clock.setFixedTime(new Date('2026-11-23T07:30:00+05:30'));
  await publish(page, teacher);
  await signIn(page, teacher);
  await visit(page, routes.facultyClassroom);
  await page.getByRole('button', { name: 'Find a free slot' }).focus();
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name: 'Find a free slot' });
}

test('a teacher finds a free slot with the keyboard', async ({ page }) => {
  const dialog = await openSearch(page);
  const first = dialog.getByRole('list').getByRole('listitem').first();
  await expect(first).toContainText('Monday, 23 Nov 2026, 8:00AM to 8:55AM');
  await expect(first).toContainText('C-204 or');
  await dialog.getByLabel('Last day').fill('2026-11-22');
  await expect(dialog.getByLabel('Last day')).toHaveAccessibleDescription(
    'Choose the first day or a later one.',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Find a free slot' })).toBeFocused();
});
