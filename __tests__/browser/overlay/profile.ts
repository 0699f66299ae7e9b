import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { visit } from '../support/steps';
import { pressFor, type Overlay, type PageStates } from './overlay';
import { openedLists } from './student';

/** The dialogs of three lists: the button that opens each, its first record, and its button for another one. */
const lists = [
  ['Edit achievements', 'JAVA', 'Add achievement'],
  ['Edit projects', 'Mess Menu Board', 'Add project'],
  ['Edit activities and internships', 'Front-end Intern', 'Add entry'],
] as const;

export async function profile(page: Page): Promise<(Overlay | PageStates)[]> {
  await visit(page, routes.profile);
  return [
    { states: () => openedLists(page, 'Period') },
    {
      async *states() {
        for (const summary of await page.getByText('Show as a table').all()) await summary.click();
        yield 'with its tables open';
      },
    },
    { button: 'Export as CV' },
    {
      button: 'Portfolio',
      async *states(dialog) {
        await dialog.getByRole('checkbox', { name: 'Pictures' }).check();
        await dialog.locator('button:enabled', { hasText: 'Download HTML file' }).waitFor();
        yield 'with pictures';
      },
    },
    { button: 'Change photo' },
    ...lists.map(([button, first, add]): Overlay => ({
      button,
      async *states(dialog) {
        await pressFor(dialog, `Remove ${first}`, /^Put back 1 removed/);
        yield 'with a removed record';
        await dialog.getByRole('button', { name: add }).press('Enter');
        await pressFor(dialog, add, 'Check the form');
        yield 'with errors';
      },
    })),
    { button: 'View Project Campus Bus Finder' },
    {
      async *states() {
        await visit(page, `${routes.profile}?open=share`);
        const link = page.getByRole('textbox', { name: 'Link', exact: true });
        await link.waitFor();
        yield 'Share Profile Via Link';
        const address = await link.inputValue();
        for (const [shared, heading] of [
          [address, 'Summary'],
          [`${routes.profile}#shared=1.x`, 'This link is incomplete. Ask for it again.'],
        ] as const) {
          await page.goto('about:blank');
          await page.goto(shared);
          await page.getByRole('heading', { name: heading }).waitFor();
          yield heading;
        }
      },
    },
  ];
}
