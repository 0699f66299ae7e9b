import type { ElementHandle, Page } from 'puppeteer-core';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { expect } from './watched';

const home = `http://localhost:${process.env['TEST_PORT'] ?? 3211}`;

/** Opens a page and waits until it is hydrated. */
export async function visit(tab: Page, address: string): Promise<void> {
  await tab.goto(new URL(address, home).href, { waitUntil: 'load' });
  await waitUntilReady(tab);
}

/** Waits for the visible element of a selector with this name or text; Firefox takes seconds for a search by role. */
export async function named<E extends HTMLElement>(
  tab: Page,
  selector: string,
  name: string,
): Promise<ElementHandle<E>> {
  const found = await tab.waitForFunction(
    (all: string, wanted: string) =>
      [...document.querySelectorAll<HTMLElement & { labels?: NodeList }>(all)].find(
        (element) =>
          [element.ariaLabel, (element.labels?.[0] ?? element).textContent].some(
            (text) => text?.replace(/\s+/g, ' ').trim() === wanted,
          ) && element.checkVisibility(),
      ),
    { polling: 50 },
    selector,
    name,
  );
  return found.asElement() as ElementHandle<E>;
}

export const press = async (tab: Page, selector: string, name: string) =>
  (await named(tab, selector, name)).click();

/** The field of the open dialog whose label begins with this text. */
async function field(tab: Page, label: string): Promise<ElementHandle<HTMLInputElement>> {
  const found = await tab.waitForFunction(
    (labelStart: string) =>
      [...document.querySelectorAll<HTMLLabelElement>('dialog[open] label')].find((one) =>
        one.textContent?.trim().startsWith(labelStart),
      )?.control,
    {},
    label,
  );
  return found.asElement() as ElementHandle<HTMLInputElement>;
}

/** Types into a field of the open dialog; a date is typed as digits in the order of its parts, such as "10012025". */
export async function fill(tab: Page, label: string, text: string): Promise<void> {
  await (await field(tab, label)).focus();
  await tab.keyboard.type(text);
}

export const expectText = (tab: Page, selector: string, text: string | RegExp) =>
  expect
    .poll(() =>
      tab.$$eval(selector, (elements) =>
        elements
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.textContent)
          .join('\n'),
      ),
    )
    .toMatch(text);
