import type { Locator, Page } from '@playwright/test';

/** Takes back what the message of this text tells, in the page or in a dialog. */
export async function undo(place: Page | Locator, text: string | RegExp): Promise<void> {
  const message = place.getByText(text, { exact: true });
  await message.locator('..').getByRole('button', { name: 'Undo' }).click();
}
