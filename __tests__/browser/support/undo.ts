import type { Locator, Page } from '@playwright/test';
import { message } from './message';

/** Takes back what the message of this text tells, in the page or in a dialog. */
export async function undo(place: Page | Locator, text: string | RegExp): Promise<void> {
  await message(place, text).locator('..').getByRole('button', { name: /^Undo/ }).click();
}
