import type { Locator, Page } from '@playwright/test';

/** The messages of the page, or of a dialog; what a screen reader is given of them is elsewhere. */
export function toasts(scope: Page | Locator): Locator {
  return scope.getByRole('region', { name: 'Messages' });
}

/** The message of this text. */
export function toast(scope: Page | Locator, text: string | RegExp): Locator {
  return toasts(scope).getByText(text);
}

/** A text as it is seen, where a screen reader is given the same at that moment. */
export function visibleText(scope: Page | Locator, text: string | RegExp): Locator {
  return scope.getByText(text).and(scope.locator(':not([role="status"], [role="alert"])'));
}
