import type { Page } from '@playwright/test';

/** Lays out the sections that a page leaves until a person comes near, so that a check sees all of it. */
export async function showDeferredSections(page: Page): Promise<void> {
  // Not as an element: the page's policy takes none.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.later { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}
