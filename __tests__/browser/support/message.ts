import type { Locator, Page } from '@playwright/test';

/** The messages of the page, or of a dialog; what a screen reader is given of them is elsewhere. */
export function messages(place: Page | Locator): Locator {
  return place.getByRole('region', { name: 'Messages' });
}

/** The message of this text. */
export function message(place: Page | Locator, text: string | RegExp): Locator {
  return messages(place).getByText(text);
}

/** A text as it is seen, where a screen reader is given the same at that moment. */
export function seen(place: Page | Locator, text: string | RegExp): Locator {
  return place.getByText(text).and(place.locator(':not([role="status"], [role="alert"])'));
}
