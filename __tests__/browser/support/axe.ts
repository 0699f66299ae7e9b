import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { firstOf, isFull } from '../../full-run';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const everyRule = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const colourRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
/** Viewports in which every page is checked. */
export const sizes = { phone: { width: 375, height: 812 }, desktop: { width: 1440, height: 900 } };

/** Viewports in which open dialogs and lists are checked: a narrow phone, and in a full run a desktop too. */
export const screens = firstOf([
  { size: 'phone', viewport: { width: 320, height: 640 } },
  { size: 'desktop', viewport: sizes.desktop },
]);

/** Adds axe to the page; not as an element, which the page's policy would block. */
async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe};undefined`);
}

// Elements behind an open dialog cannot be reached.
const reachable = 'dialog:modal, dialog:modal ~ [role="listbox"]';

/**
 * Runs axe and returns one line per broken rule and element. `parts` selects what is checked: by default an open
 * dialog, or the page if there is none. A full run checks both themes.
 */
export function violations(page: Page, parts = reachable): Promise<string[]> {
  return isFull ? violationsInBothThemes(page, parts) : runTwice(page, everyRule, parts);
}

/** Checks both themes; in the one that is not shown, only the rules that depend on colours. */
export async function violationsInBothThemes(page: Page, parts = reachable): Promise<string[]> {
  const found = await runTwice(page, everyRule, parts);
  const [current, other] = await page.evaluate(() => {
    const themes: ['light', 'dark'] = ['light', 'dark'];
    return matchMedia('(prefers-color-scheme: dark)').matches ? themes.toReversed() : themes;
  });
  await page.emulateMedia({ colorScheme: other });
  const inOther = await runTwice(page, colourRules, parts);
  await page.emulateMedia({ colorScheme: current });
  return [...found, ...inOther.map((line) => `in ${other}: ${line}`)];
}

/** Ignores problems that exist only while the page is redrawn. */
async function runTwice(page: Page, only: object, parts: string): Promise<string[]> {
  const found = await run(page, only, parts);
  return found.length === 0 ? found : run(page, only, parts);
}

async function run(page: Page, runOnly: object, parts: string): Promise<string[]> {
  await waitUntilReady(page);
  await injectAxe(page);
  return page.evaluate(
    async ([runOnly, parts]): Promise<string[]> => {
      // Toasts and bars cover what scrolls under them, so axe checks them in their static position.
      const staticSheet = new CSSStyleSheet();
      staticSheet.replaceSync(
        '[aria-label="Messages"], dialog .sticky { position: static !important }',
      );
      document.adoptedStyleSheets.push(staticSheet);
      const open = document.querySelectorAll(parts);
      // A description of every element that passes takes longer than the rules.
      const options = { runOnly, resultTypes: ['violations'], selectors: false };
      const { violations } = await window.axe.run(open.length > 0 ? [...open] : document, options);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (one) => one !== staticSheet,
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
      );
    },
    [runOnly, parts] as const,
  );
}

declare global {
  interface Window {
    axe: { run: (context: Document | Element[], options: object) => Promise<AxeResults> };
  }
}
