import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { waitUntilReady } from '@/hosting/pictures/page-ready';
import { unfold } from './unfold';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The looks that every screen has. */
export const themes = ['light', 'dark'] as const;
/** The windows that every screen is checked in. */
export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 375, height: 812 } };

/** Gives the page axe; not as an element, which the page's policy would not take. */
export async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(`${axe};undefined`);
}

/** Runs axe and returns one line per broken rule and element. */
export function violations(page: Page): Promise<string[]> {
  return run(page, { type: 'tag', values: tags });
}

/** Runs the rules of axe that depend on colours: a page that was checked in one theme needs no others in the next. */
export function colourViolations(page: Page): Promise<string[]> {
  return run(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
}

async function run(page: Page, runOnly: object): Promise<string[]> {
  await unfold(page);
  await waitUntilReady(page);
  await injectAxe(page);
  const results = await page.evaluate(
    (only): Promise<AxeResults> => window.axe.run(document, { runOnly: only }),
    runOnly,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
  );
}

declare global {
  interface Window {
    axe: { run: (context: Document, options: object) => Promise<AxeResults> };
  }
}
