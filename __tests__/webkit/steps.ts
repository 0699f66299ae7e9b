import type { Tab } from './driver';
import { expect } from './watched';

/** Opens a page and waits until it is ready. */
export async function visit(tab: Tab, address: string): Promise<void> {
  await tab.goto(address);
  await ready(tab);
}

/** Waits until the page is hydrated and shows what this device stores; a public page is ready when loaded. */
export async function ready(tab: Tab): Promise<void> {
  const isReady = () => {
    const { dataset } = document.documentElement;
    const isPortal = document.getElementById('sidebar') !== null;
    return (
      dataset['device'] === undefined &&
      dataset['person'] === undefined &&
      (!isPortal || 'hydrated' in dataset)
    );
  };
  await expect.poll(() => tab.evaluate(isReady), { timeout: 15_000 }).toBe(true);
}

/** Text of the first element that matches a selector; empty if there is none. */
export const textOf = (tab: Tab, css: string) =>
  tab.evaluate((selector) => document.querySelector(selector)?.textContent ?? '', css);

export const expectText = (tab: Tab, css: string, text: string | RegExp) =>
  expect
    .poll(() => textOf(tab, css), { timeout: 10_000 })
    .toMatch(
      typeof text === 'string' ? new RegExp(text.replace(/[.?*+^$()[\]{}|\\]/g, '\\$&')) : text,
    );

/** Presses the button with this name or text. */
export async function press(tab: Tab, name: string, within = 'body'): Promise<void> {
  const isThere = () =>
    tab.evaluate(
      (asked, scope) => {
        const all = [...document.querySelectorAll<HTMLElement>(`${scope} button`)];
        const found = all.find(
          (button) =>
            (button.ariaLabel ?? button.textContent?.trim()) === asked && button.checkVisibility(),
        );
        document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
        found?.setAttribute('data-pressed', '');
        return found !== undefined;
      },
      name,
      within,
    );
  await expect.poll(isThere, { timeout: 10_000 }).toBe(true);
  await tab.click('[data-pressed]');
}
