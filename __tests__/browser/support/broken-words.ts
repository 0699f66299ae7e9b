import type { Page } from '@playwright/test';

/** The words of names, labels and headings that are broken into two lines. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.locator(':is(bdi, dt, h1, h2, h3, h4):visible').evaluateAll((elements) => {
    const range = document.createRange();
    return elements.flatMap((element) =>
      [...element.childNodes].flatMap((node) =>
        [...(node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ index, 0: word }) => {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return lines.size > 1 ? word : [];
        }),
      ),
    );
  });
}
