import type { Locator, Page } from '@playwright/test';
import { toast } from './toast';

/** Presses Undo in the toast with this text, on the page or in a dialog. */
export async function undo(scope: Page | Locator, text: string | RegExp): Promise<void> {
  await toast(scope, text).locator('..').getByRole('button', { name: /^Undo/ }).click();
}
