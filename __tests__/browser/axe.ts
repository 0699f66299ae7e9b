import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { unfold } from './unfold';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe and returns one line per broken rule and element. */
export async function violations(page: Page): Promise<string[]> {
  await unfold(page);
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
