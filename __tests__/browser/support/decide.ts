import type { Page } from '@playwright/test';
import { toast } from './toast';
import { expect } from './watched';

const outcomes = {
  Approve: 'is approved',
  Reject: 'is rejected',
  'Ask for a change': 'is returned for a change',
} as const;

/** Decides on the activity with this name on the decision desk, and returns to the dashboard. */
export async function decideOn(
  page: Page,
  activity: string,
  what: keyof typeof outcomes = 'Approve',
  reason?: string,
): Promise<void> {
  await page.getByRole('link', { name: /^Review all/ }).click();
  await page
    .getByRole('list', { name: 'Waiting for a decision' })
    .getByRole('link', { name: new RegExp(activity) })
    .click();
  await expect(page.getByRole('heading', { name: activity, level: 3 })).toBeFocused();
  if (reason) await page.getByRole('textbox', { name: /^Reason/ }).fill(reason);
  await page.getByRole('button', { name: what, exact: true }).click();
  await expect(toast(page, new RegExp(`“${activity}” ${outcomes[what]}`))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Student Profiles' })).toBeVisible();
}
