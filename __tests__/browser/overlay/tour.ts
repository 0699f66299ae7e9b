import type { Page } from '@playwright/test';
import { routes, type Route } from '@/lib/site/routes';
import { visit } from '../support/steps';
import type { PageStates } from './overlay';

/** The pages of a sample person in the dark theme, opened by one press on the login page. */
async function tour(page: Page, who: RegExp, pages: readonly Route[]): Promise<PageStates[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(routes.login);
  await page.getByRole('button', { name: who }).click();
  await page.getByText('A sample record of a fictitious person.').waitFor();
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
  tour(page, /student$/, [profile, dashboard, subjects, assignments, chats, settings]);

export const ofTeacher = (page: Page) =>
  tour(page, /teacher$/, [facultyDashboard, facultyClassroom, facultyAssignments, facultySettings]);
