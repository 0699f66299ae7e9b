import type { Page } from '@playwright/test';
import { routes, type Route } from '@/lib/site/routes';
import { visit } from '../support/steps';
import type { PageStates } from './overlay';

/** The pages of a person of the tour in the dark theme, below its strip. */
async function tour(page: Page, who: RegExp, pages: readonly Route[]): Promise<PageStates[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${routes.login}#tour`);
  await page.getByRole('button', { name: who }).click();
  await page.getByRole('region', { name: 'Tour' }).waitFor();
  return [
    {
      async *states() {
        for (const address of pages) {
          await visit(page, address);
          yield address;
        }
      },
    },
  ];
}

const { profile, dashboard, subjects, assignments, chats, settings } = routes;
const { facultyDashboard, facultyClassroom, facultyAssignments, facultySettings } = routes;

export const ofStudent = (page: Page) =>
  tour(page, /^As a student/, [profile, dashboard, subjects, assignments, chats, settings]);

export const ofTeacher = (page: Page) =>
  tour(page, /^As a teacher/, [
    facultyDashboard,
    facultyClassroom,
    facultyAssignments,
    facultySettings,
  ]);
