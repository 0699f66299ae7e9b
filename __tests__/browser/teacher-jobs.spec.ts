import type { Locator } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { signIn, teachers } from './support/person';
import { submitActivity, visit } from './support/steps';
import { toast } from './support/toast';
import { expect, test } from './support/watched';

test('the first decision takes two presses and each next one, with the proof in view', async ({
  page,
}) => {
  await submitActivity(page);
  await submitActivity(page, { name: 'Chess Course' });
  await visit(page, routes.facultyDashboard);
  let presses = 0;
  const press = async (target: Locator) => {
    presses++;
    await target.click();
  };
  const title = page.getByRole('article').getByRole('heading').first();
  const proof = page.getByRole('region', { name: 'Proof' });
  await press(page.getByRole('link', { name: /^Review all/ }));
  await expect(title).toBeFocused();
  await expect(proof).toContainText('certificate.pdf');
  const first = await title.textContent();
  await press(page.getByRole('button', { name: 'Approve', exact: true }));
  await expect(title).not.toHaveText(first!);
  await expect(title).toBeFocused();
  expect(presses).toBe(2);
  const second = await title.textContent();
  await press(page.getByRole('button', { name: 'Approve', exact: true }));
  await expect(title).not.toHaveText(second!);
  expect(presses).toBe(3);
});

test('all decisions are given back with one press more', async ({ page }) => {
  await signIn(page, teachers[0]!);
  await visit(page, routes.facultyDashboard);
  let presses = 0;
  const press = async (target: Locator) => {
    presses++;
    await target.click();
  };
  const bar = page.getByRole('region', { name: 'Decisions to give back' });
  await press(page.getByRole('link', { name: /^Review all/ }));
  for (const given of ['1 decision', '2 decisions']) {
    await press(page.getByRole('button', { name: 'Approve', exact: true }));
    await expect(bar).toContainText(`${given} to give back`);
  }
  await press(bar.getByRole('button', { name: /^Save \d files$/ }));
  await expect(toast(page, /files saved\. Give each student theirs/)).toBeVisible();
  await expect(bar).toContainText('0 decisions to give back');
  expect(presses).toBe(4);
});
