import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { unfold } from './unfold';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The looks that every screen has. */
export const themes = ['light', 'dark'] as const;
/** The windows that every screen is checked in. */
export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 375, height: 812 } };

/** Runs axe and returns one line per broken rule and element. */
export async function violations(page: Page): Promise<string[]> {
  await unfold(page);
  await page.waitForLoadState('networkidle');
  // A page that waits for this device's changes is not there yet.
  await page.waitForFunction(() => document.documentElement.dataset['device'] === undefined);
  await page.addScriptTag({ path: axePath });
  const results = await page.evaluate(
    (values): Promise<AxeResults> => window.axe.run(document, { runOnly: { type: 'tag', values } }),
    tags,
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
