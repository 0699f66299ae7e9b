import type { ElementHandle, Page } from 'puppeteer-core';
import { waitUntilReady } from '@/tools/pictures/page-ready';
import { expect } from './watched';

const home = `http://localhost:${process.env['TEST_PORT'] ?? 3211}`;

/** Opens a page and waits until its script is awake. */
export async function visit(tab: Page, address: string): Promise<void> {
  await tab.goto(new URL(address, home).href, { waitUntil: 'load' });
  await waitUntilReady(tab);
}

/** Presses what has this role and name, as a person who cannot see the page would find it. */
export const press = (tab: Page, role: string, name: string) =>
  tab.locator(`aria/${name}[role="${role}"]`).click();

/** The field of the open dialog whose label begins with these words. */
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

/** Types into a field of the open dialog; into one for a date as its parts stand there, "10012025". */
export async function fill(tab: Page, label: string, text: string): Promise<void> {
  await (await field(tab, label)).focus();
  await tab.keyboard.type(text);
}

/** Presses the element of a selector that shows exactly this text, once it is there. */
export async function pressText(tab: Page, selector: string, text: string): Promise<void> {
  const found = await tab.waitForFunction(
    (all: string, wanted: string) =>
      [...document.querySelectorAll(all)].find(
        (element) => element.checkVisibility() && element.textContent?.trim() === wanted,
      ),
    {},
    selector,
    text,
  );
  await (found.asElement() as ElementHandle<Element> | null)?.click();
}

/** Waits until an element shows this text. */
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
