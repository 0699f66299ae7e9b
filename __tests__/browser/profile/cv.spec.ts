import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { readPdf, withoutBlanks } from '../support/pdf-text';
import { expect, test } from '../support/watched';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export as CV' });

async function open(page: Page) {
  await page.goto(routes.profile);
  await page.getByRole('button', { name: 'Export as CV' }).click();
  await expect(dialog(page)).toBeVisible();
}

const print = async (page: Page) =>
  readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));

test('the sample prints on one A4 sheet of selectable, tagged text and nothing else', async ({
  page,
}) => {
  await open(page);
  const { pages, tagged, missingFonts } = await print(page);
  expect(pages).toHaveLength(1);
  expect(tagged).toBe(true);
  expect(missingFonts).toBe(0);
  const [sheet] = pages;
  expect(Math.round(sheet?.width ?? 0)).toBe(595);
  expect(Math.round(sheet?.height ?? 0)).toBe(842);
  const text = withoutBlanks((await page.locator('[data-sheet]').textContent()) ?? '');
  expect(text.length).toBeGreaterThan(800);
  // The order on paper may differ where a date is opposite a title, so only the letters are compared.
  expect([...(sheet?.text ?? '')].sort().join('')).toBe([...text].sort().join(''));
});

test('a long record prints on several pages without splitting an entry or leaving a heading alone', async ({
  page,
}) => {
  await open(page);
  const count = 34;
  await page.evaluate((many) => {
    for (const list of document.querySelectorAll('[data-sheet] section:nth-of-type(4) ul')) {
      const [first] = list.children;
      for (let index = 0; first && index < many; index += 1) {
        const copy = first.cloneNode(true) as HTMLElement;
        const title = copy.querySelector('strong');
        if (title) title.textContent = `Project number ${index}.`;
        for (const paragraph of copy.querySelectorAll('p:last-child'))
          paragraph.textContent = `Beginning ${index}. ${'It says more of it. '.repeat(9)}End ${index}.`;
        list.append(copy);
      }
    }
  }, count);
  const { pages } = await print(page);
  expect(pages.length).toBeGreaterThan(2);
  for (let index = 0; index < count; index += 1) {
    const parts = [`Projectnumber${index}.`, `Beginning${index}.`, `End${index}.`];
    const where = parts.map((part) => pages.findIndex(({ text }) => text.includes(part)));
    expect(where[0]).toBeGreaterThanOrEqual(0);
    expect(new Set(where).size).toBe(1);
  }
  for (const [heading, first] of [
    ['Approvedactivities', 'CloudFoundationsWorkshop'],
    ['Certifiedskills', 'JAVA'],
  ] as const) {
    const own = pages.find(({ text }) => text.includes(heading));
    expect(own?.text).toContain(first);
  }
});

test('without the dialog the page itself prints', { tag: '@slow' }, async ({ page }) => {
  await open(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-sheet]')).toHaveCount(0);
  const text = (await print(page)).pages.map((sheet) => sheet.text).join('');
  expect(text).toContain('CurrentCredits');
});
