import type { Locator, Page } from '@playwright/test';
import { screens, violations } from '../support/axe';
import * as faculty from '../overlay/faculty';
import type { Overlay, PageStates, OverlayPlace } from '../overlay/overlay';
import { profile } from '../overlay/profile';
import { settings } from '../overlay/settings';
import * as student from '../overlay/student';
import { reachButton } from '../support/steps';
import { expect, test } from '../support/watched';

/** Where dialogs, panels and lists open. */
const places: Readonly<Record<string, OverlayPlace>> = {
  'the dashboard': student.dashboard,
  'the activities': student.activities,
  'the assignments': student.assignments,
  'the subjects': student.subjects,
  'the timetable': student.timetable,
  'the profile': profile,
  'the settings': settings,
  'the review of activities': faculty.review,
  'the dashboard of the faculty': faculty.dashboard,
  'the assignments of the faculty': faculty.assignments,
  'the classroom': faculty.classroom,
  'the students of a teacher': faculty.students,
  'the check of a credential': faculty.verify,
};

/** States that rarely change or take long. */
const slow = /^the (?:profile|settings|subjects|timetable|assignments of|classroom|dashboard$)/;

/** Slow states are tried on a phone, where dialogs have the least room, and those of the dashboard everywhere. */
const isTried = (name: string, size: string) =>
  size === 'phone' || name === 'the dashboard' || !slow.test(name);

// The overlays of a place share one page, so every failure is listed.
const ask = expect.configure({ soft: true });

test.use({ actionTimeout: 15_000 });

for (const { size, viewport } of screens)
  for (const [name, open] of Object.entries(places).filter(([name]) => isTried(name, size)))
    test(
      `the dialogs, panels and lists of ${name} pass axe on a ${size} and fit 320 px, and Escape closes them`,
      slow.test(name) ? { tag: '@slow' } : {},
      async ({ page }) => {
        test.setTimeout(300_000);
        await page.setViewportSize(viewport);
        for (const overlay of await open(page))
          if ('button' in overlay)
            await test.step(String(overlay.button), () => checkOverlay(page, overlay));
          else await checkStates(page, overlay);
      },
    );

async function checkOverlay(page: Page, { button, role = 'dialog', states }: Overlay) {
  const opener = await reachButton(page, button);
  // A button in a menu is hidden again once the menu has closed: then the button of the menu has the focus.
  const menu = await opener.evaluate((one) => one.closest('[popover]')?.id);
  const returned = opener.or(page.locator(`[popovertarget="${menu}"]`));
  await opener.press('Enter');
  const opened = page.getByRole(role).last();
  await expect(opened).toBeVisible();
  if (states === undefined) await check(page, String(button), opened);
  else for await (const state of states(opened)) await check(page, `${button} ${state}`, opened);
  if (await opened.isVisible()) await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await ask(returned.and(page.locator(':focus')), `focus after ${button}`).toHaveCount(1);
}

async function checkStates(page: Page, { states }: PageStates) {
  for await (const state of states()) await check(page, state, page.locator('dialog:modal'));
}

/** Checks the rules of accessibility, and the width in both directions of writing. */
async function check(page: Page, state: string, overlay: Locator): Promise<void> {
  const list = '[role="listbox"]';
  // Where a list is open, only the list is checked: it covers parts of the buttons below it.
  const isListed = (await page.locator(list).filter({ visible: true }).count()) > 0;
  ask(await (isListed ? violations(page, list) : violations(page)), state).toEqual([]);
  const overflow = () => overlay.or(page.locator('html')).evaluateAll(overflowOf);
  await ask.poll(overflow, `${state}, in ltr and rtl`).toEqual([0, 0]);
}

/** The pixels that do not fit into the widest of some elements, written from left to right and from right to left. */
function overflowOf(elements: Element[]): number[] {
  const { documentElement: root } = document;
  const [before, found] = [root.dir, [] as number[]];
  for (const dir of ['ltr', 'rtl']) {
    root.dir = dir;
    found.push(Math.max(0, ...elements.map((one) => one.scrollWidth - one.clientWidth)));
  }
  root.dir = before;
  return found;
}
