import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { waitUntilReady } from '@/hosting/pictures/page-ready';
import { isFull } from './addresses';
import { unfold } from './unfold';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The looks that every screen has. */
export const themes = ['light', 'dark'] as const;
/** The windows that every screen is checked in. */
export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 375, height: 812 } };

const all = themes.flatMap((colorScheme) =>
  Object.entries(sizes).map(([size, viewport]) => ({ size, viewport, colorScheme })),
);
/** The screens that open dialogs and lists are checked on: each size and each look once, or in a full run all of them. */
export const screens = isFull ? all : [all[0]!, all[3]!];

/** Gives the page axe; not as an element, which the page's policy would not take. */
export async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(`${axe};undefined`);
}

// What lies behind an open dialog is out of reach.
const reachable = 'dialog:modal, dialog:modal ~ [role="listbox"]';

/**
 * Runs axe and returns one line per broken rule and element. `parts` selects what is looked at: an open dialog, or the
 * page where there is none.
 */
export function violations(page: Page, parts = reachable): Promise<string[]> {
  return runTwice(page, { type: 'tag', values: tags }, parts);
}

/** Runs the rules of axe that depend on colours: a page that was checked in one theme needs no others in the next. */
export function colourViolations(page: Page): Promise<string[]> {
  return runTwice(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
}

/** What is so only while the page is being redrawn is left out. */
async function runTwice(page: Page, only: object, parts = reachable): Promise<string[]> {
  const found = await run(page, only, parts);
  return found.length === 0 ? found : run(page, only, parts);
}

async function run(page: Page, runOnly: object, parts: string): Promise<string[]> {
  await unfold(page);
  await waitUntilReady(page);
  await injectAxe(page);
  const results = await page.evaluate(
    async ([runOnly, parts]): Promise<AxeResults> => {
      // Messages and bars lie over what is scrolled under them: axe looks at them in their own places.
      const inPlace = new CSSStyleSheet();
      inPlace.replaceSync(
        '[aria-label="Messages"], dialog .sticky { position: static !important }',
      );
      document.adoptedStyleSheets.push(inPlace);
      const open = document.querySelectorAll(parts);
      const found = await window.axe.run(open.length > 0 ? [...open] : document, { runOnly });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== inPlace);
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
