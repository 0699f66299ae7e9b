import type { Locator, Page } from '@playwright/test';

/** A dialog, panel or list that opens over a page, and closes on Escape. */
export interface Overlay {
  /** Name of the button that opens it; the first one with this name. */
  button: string | RegExp;
  role?: 'dialog' | 'listbox' | 'navigation';
  /** The states in which it is checked, each with a name; by default the one in which it opens. The last may close it. */
  states?: (dialog: Locator) => AsyncGenerator<string>;
}

/** States of a page, or of what opens without a button. */
export interface PageStates {
  states: () => AsyncGenerator<string>;
}

/** Prepares a page and opens it; returns its overlays in the order in which they are opened. */
export type OverlayPlace = (page: Page) => Promise<(Overlay | PageStates)[]>;

/** Waits until a text is visible. */
export const shown = (scope: Page | Locator, text: string | RegExp) =>
  scope.getByText(text).filter({ visible: true }).first().waitFor();

/** Presses a button of a dialog, and waits for the text that it shows. */
export async function pressFor(dialog: Locator, name: string | RegExp, text: string | RegExp) {
  const button = dialog.getByRole('button', { name, exact: typeof name === 'string' }).first();
  await button.press('Enter');
  await shown(dialog, text);
}
