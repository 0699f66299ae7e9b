import type { Locator, Page } from '@playwright/test';
import { toast } from './toast';

/** Takes back what the message of this text tells, in the page or in a dialog. */
export async function undo(scope: Page | Locator, text: string | RegExp): Promise<void> {
  await toast(scope, text).locator('..').getByRole('button', { name: /^Undo/ }).click();
}
