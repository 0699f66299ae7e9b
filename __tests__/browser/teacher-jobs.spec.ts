import type { Locator } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { submitActivity, visit } from './support/steps';
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
