import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { violations } from '../support/axe';
import { expectClosed, openDialog, otherTab, submitActivity } from '../support/steps';
import { visibleText } from '../support/toast';
import { expect, test } from '../support/watched';

/** Opens the edit form of an activity. */
async function edit(page: Page, name: string) {
  const dialog = await openDialog(page, `Manage ${name}`);
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  return dialog;
}

test(
  'a form asks about a field that two tabs changed, and saves a deleted activity as a new one',
  { tag: '@slow' },
  async ({ page }) => {
    await submitActivity(page);
    const other = await otherTab(page, routes.dashboard);
    const late = await edit(other, 'Poetry Course');
    const early = await edit(page, 'Poetry Course');
    await early.getByLabel('Organiser').fill('Drama Club');
    await early.getByRole('button', { name: 'Save changes' }).click();
    await expectClosed(early);

    await other.bringToFront();
    const { keyboard } = other;
    await late.getByLabel('Organiser').fill('Book Club');
    await keyboard.press('Enter');
    const asked = late.getByRole('group', { name: 'This activity was changed in the meantime' });
    await expect(asked).toBeFocused();
    expect(await violations(other)).toEqual([]);
    await expect(asked).toContainText('Organiser: Drama Club');
    await keyboard.press('Tab');
    await expect(late.getByRole('button', { name: 'Keep yours' })).toBeFocused();
    await keyboard.press('Enter');
    await expectClosed(late);

    const again = await edit(other, 'Poetry Course');
    await expect(again.getByLabel('Organiser')).toHaveValue('Book Club');
    await again.getByLabel('Note').fill('Typed while it was deleted.');
    await page.bringToFront();
    const shown = await openDialog(page, 'Manage Poetry Course');
    await shown.getByRole('button', { name: 'Delete…' }).click();
    await shown.getByRole('button', { name: 'Delete it' }).click();
    await other.bringToFront();
    await expect(again.getByRole('group', { name: 'This activity was deleted' })).toBeVisible();
    await again.getByRole('button', { name: 'Submit as a new activity' }).click();
    await expectClosed(again);
    const fresh = await openDialog(other, 'Manage Poetry Course');
    await expect(fresh.getByText('Typed while it was deleted.')).toBeVisible();
    await expect(fresh.getByText('certificate.pdf').first()).toBeVisible();
  },
);

test('text typed just before a reload is restored', { tag: '@slow' }, async ({ page }) => {
  await page.goto(routes.dashboard);
  const dialog = await openDialog(page, 'Submit for Approval');
  await dialog.getByLabel('Name').fill('Poetry');
  const loaded = page.waitForEvent('load');
  await dialog.getByLabel('Name').evaluate((input: HTMLInputElement) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    setter.call(input, 'Poetry, the last word');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    window.location.reload();
  });
  await loaded;
  const again = await openDialog(page, 'Submit for Approval');
  await expect(again.getByLabel('Name')).toHaveValue('Poetry, the last word');
});

test('a second tab says that a form is open in another one, and goes on with its draft', async ({
  page,
}) => {
  await page.goto(routes.dashboard);
  const first = await openDialog(page, 'Submit for Approval');
  await first.getByLabel('Name').fill('Poetry');
  const other = await page.context().newPage();
  await other.goto(routes.dashboard);
  const second = await openDialog(other, 'Submit for Approval');
  await expect(visibleText(second, /^This form is open in another tab/)).toBeVisible();
  await expect(second.getByLabel('Name')).toBeDisabled();
  expect(await violations(other)).toEqual([]);
  await page.keyboard.press('Escape');
  await expectClosed(first);
  await expect(second.getByLabel('Name')).toBeEnabled();
  await expect(second.getByLabel('Name')).toHaveValue('Poetry');
});
