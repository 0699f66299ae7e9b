import type { ElementHandle, Page } from 'puppeteer-core';

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
