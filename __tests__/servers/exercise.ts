import type { Locator, Page } from '@playwright/test';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';

/** Controls to use on a page; another test follows the links. */
const controls =
  'button:visible, [role="button"]:visible, summary:visible, input:visible, select:visible, textarea:visible';

/** A dialog, or a panel. */
const opened = 'dialog[open], [role="dialog"]:popover-open';

/** Controls that would leave the page or open something outside it. */
const leavingControl = /^(?:Print|Save as PDF|Raise a Query|Open)/i;

/** Controls that would close a dialog before its other controls were used. */
const closingControl = /^(?:Close|Cancel|Done|Not now)/i;

/** Short, because an earlier press may have removed the control. */
const shortTimeout = { timeout: 700 };

/** Names of the controls that were used, and the number of dialogs. */
interface ExerciseResult {
  driven: string[];
  dialogs: number;
}

/** Uses every control of a page and of each dialog that opens; reloads the page after a dialog or a navigation. */
export async function exercise(page: Page, address: string): Promise<ExerciseResult> {
  const walked: ExerciseResult = { driven: [], dialogs: 0 };
  await open(page, address);
  const count = await page.locator(controls).count();
  for (let index = 0; index < count; index += 1) {
    const control = page.locator(controls).nth(index);
    if ((await control.count()) === 0) continue;
    const name = await nameOf(control);
    if (leavingControl.test(name)) continue;
    await drive(page, control);
    walked.driven.push(name);
    const dialog = page.locator(opened).last();
    const opens =
      (await control.getAttribute('aria-haspopup', shortTimeout).catch(() => null)) === 'dialog';
    // The code of a dialog loads on first use.
    if (opens) await dialog.waitFor({ timeout: 4_000 }).catch(() => {});
    if (await dialog.isVisible().catch(() => false)) {
      walked.dialogs += 1;
      await driveAll(page, dialog, walked);
    }
    if (
      page.url() !== new URL(address, page.url()).href ||
      (await page.locator('dialog[open]').count()) > 0
    )
      await open(page, address);
    else await page.keyboard.press('Escape');
  }
  return walked;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilReady(page);
}

async function driveAll(page: Page, dialog: Locator, walked: ExerciseResult): Promise<void> {
  const count = await dialog.locator(controls).count();
  for (let index = 0; index < count; index += 1) {
    const control = dialog.locator(controls).nth(index);
    if (!(await control.isVisible().catch(() => false))) continue;
    const name = await nameOf(control);
    if (leavingControl.test(name) || closingControl.test(name)) continue;
    await drive(page, control);
    walked.driven.push(name);
  }
}

async function nameOf(control: Locator): Promise<string> {
  return control
    .evaluate(
      (element) =>
        element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent ??
        '',
      undefined,
      shortTimeout,
    )
    .catch(() => '');
}

/** Uses a control as a person would: types into a field, chooses, ticks or presses. */
async function drive(page: Page, control: Locator): Promise<void> {
  const kind = await control
    .evaluate(
      (element) => (element as HTMLInputElement).type ?? element.tagName.toLowerCase(),
      undefined,
      shortTimeout,
    )
    .catch(() => 'gone');
  const action = async () => {
    if (kind === 'gone') return;
    if (kind === 'file') return control.setInputFiles(pdf, shortTimeout);
    if (kind === 'select-one') return void (await control.selectOption({ index: 1 }, shortTimeout));
    if (['text', 'search', 'email', 'url', 'textarea', 'password'].includes(kind))
      return control.fill('robotics', shortTimeout);
    if (kind === 'date') return control.fill('2026-02-03', shortTimeout);
    if (kind === 'datetime-local') return control.fill('2026-02-03T10:00', shortTimeout);
    if (kind === 'number' || kind === 'range') return control.fill('1', shortTimeout);
    return control.click(shortTimeout);
  };
  // An earlier press may have covered, disabled or removed the control.
  await action().catch(() => {});
  // The effect is drawn two frames later; a page that was left draws no frames.
  await page
    .evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    })
    .catch(() => {});
}

const pdf = {
  name: 'certificate.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};
