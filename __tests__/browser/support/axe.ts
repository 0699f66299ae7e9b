import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { waitUntilReady } from '@/tools/pictures/page-ready';
import { firstOf, isFull } from './addresses';
import { showDeferredSections } from './show-deferred-sections';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const everyRule = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const colourRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
/** The windows that every page is checked in. */
export const sizes = { phone: { width: 375, height: 812 }, desktop: { width: 1440, height: 900 } };

/** The windows that open dialogs and lists are checked in: a phone, and in a full run a desktop too. */
export const screens = firstOf(
  Object.entries(sizes).map(([size, viewport]) => ({ size, viewport })),
);

/** Gives the page axe; not as an element, which the page's policy would not take. */
export async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe};undefined`);
}

// What lies behind an open dialog is out of reach.
const reachable = 'dialog:modal, dialog:modal ~ [role="listbox"]';

/**
 * Runs axe and returns one line per broken rule and element. `parts` selects what is looked at: an open dialog, or the
 * page where there is none. A full run looks at both themes.
 */
export function violations(page: Page, parts = reachable): Promise<string[]> {
  return isFull ? violationsInBothThemes(page, parts) : runTwice(page, everyRule, parts);
}

/** The same in both themes: in the one that is not shown, the rules that depend on colours. */
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

/** What is so only while the page is being redrawn is left out. */
async function runTwice(page: Page, only: object, parts: string): Promise<string[]> {
  const found = await run(page, only, parts);
  return found.length === 0 ? found : run(page, only, parts);
}

async function run(page: Page, runOnly: object, parts: string): Promise<string[]> {
  await showDeferredSections(page);
  await waitUntilReady(page);
  await injectAxe(page);
  const results = await page.evaluate(
    async ([runOnly, parts]): Promise<AxeResults> => {
      // Messages and bars lie over what is scrolled under them: axe looks at them in their own places.
      const staticSheet = new CSSStyleSheet();
      staticSheet.replaceSync(
        '[aria-label="Messages"], dialog .sticky { position: static !important }',
      );
      document.adoptedStyleSheets.push(staticSheet);
      const open = document.querySelectorAll(parts);
      const found = await window.axe.run(open.length > 0 ? [...open] : document, { runOnly });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (one) => one !== staticSheet,
      );
      return found;
    },
    [runOnly, parts] as const,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
  );
}

declare global {
  interface Window {
    axe: { run: (context: Document | Element[], options: object) => Promise<AxeResults> };
  }
}
