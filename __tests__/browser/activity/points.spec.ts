import { routes } from '@/lib/site/routes';
import { screens, violations } from '../support/axe';
import { fillInActivity, openDialog, submitActivity, visit } from '../support/steps';
import { expect, test } from '../support/watched';

const narrow = { size: 'narrow phone', viewport: { width: 320, height: 640 } };

for (const { size, viewport } of [...screens, narrow])
  test(`the activity points pass axe and fit a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, routes.dashboard);
    const dialog = await openDialog(page, 'Points');
    await expect(dialog.getByRole('heading', { name: 'What counts' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const sideways = await dialog.evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });

test('the activity points open and close with the keyboard alone', async ({ page }) => {
  await visit(page, routes.dashboard);
  await page.getByRole('button', { name: 'Points', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Activity points' });
  await expect(dialog.getByText('You have 42 of 100 points.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Points', exact: true })).toBeFocused();
});

test('the same certificate is noticed before it is submitted a second time', async ({ page }) => {
  await submitActivity(page);
  const dialog = await openDialog(page, 'Submit for Approval');
  await fillInActivity(dialog, { name: 'Poetry Course' });
  await expect(dialog.getByText('“Poetry Course” (Pending) has the same file.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit for Approval' }).click();
  await expect(dialog.getByRole('group', { name: 'Check the form' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('This is another activity').check();
  await dialog.getByRole('button', { name: 'Submit for Approval' }).click();
  await expect(page.getByRole('rowheader', { name: /^Poetry Course/ })).toHaveCount(2);
});
