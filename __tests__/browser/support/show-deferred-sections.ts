import type { Page } from '@playwright/test';

/** Lays out the sections that are deferred until they are near the window, so that a check sees them. */
export async function showDeferredSections(page: Page): Promise<void> {
  // Not as an element, which the page's policy would block.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.later { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}
