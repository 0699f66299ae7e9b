import type { Page } from '@playwright/test';

/** Lays out the sections that a page leaves until a person comes near, so that a check sees all of it. */
export async function unfold(page: Page): Promise<void> {
  await page.addStyleTag({ content: '.later { content-visibility: visible !important }' });
}
