import type { Locator, Page } from '@playwright/test';

/** Region of the visible toasts; the text for screen readers is elsewhere. */
export function toasts(scope: Page | Locator): Locator {
  return scope.getByRole('region', { name: 'Messages' });
}

export function toast(scope: Page | Locator, text: string | RegExp): Locator {
  return toasts(scope).getByText(text);
}

/** Visible text, without the same text in a live region for screen readers. */
export function visibleText(scope: Page | Locator, text: string | RegExp): Locator {
  return scope.getByText(text).and(scope.locator(':not([role="status"], [role="status"] *)'));
}
