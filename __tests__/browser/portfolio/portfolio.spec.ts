import { rename } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { sizes, violations } from '../support/axe';
import { brokenWords } from '../support/broken-words';
import { readPdf, withoutBlanks } from '../support/pdf-text';
import { openDialog, saveFile, visit } from '../support/steps';
import { expect, test } from '../support/watched';

const sheet = (page: Page) => page.locator('[data-sheet]');
const print = async (page: Page) =>
  readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));

async function open(page: Page) {
  await visit(page, routes.profile);
  return openDialog(page, 'Portfolio');
}

/** Saves the HTML file and opens it as a file of the computer; returns what that page asks for. */
async function openSaved(page: Page): Promise<string[]> {
  const button = page.getByRole('button', { name: 'Download HTML file' });
  const saved = await saveFile(page, button);
  await rename(saved, `${saved}.html`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pathToFileURL(`${saved}.html`).href);
  return asked.filter((address) => !/^data:|\.html$/.test(address));
}

/** Copies the first activity on the sheet until there are this many. */
async function repeatActivities(page: Page, count: number) {
  await page.evaluate((many) => {
    const [list] = [...document.querySelectorAll('[data-sheet] section')]
      .filter((section) => section.textContent?.startsWith('Approved activities'))
      .map((section) => section.querySelector('ul'));
    const [first] = list?.children ?? [];
    for (let index = 0; first && index < many; index += 1) {
      const copy = first.cloneNode(true) as HTMLElement;
      const [title, end] = [copy.querySelector('bdi'), copy.querySelector('dl div:last-child bdi')];
      if (title) title.textContent = `Activity number ${index}.`;
      if (end) end.textContent = `End of ${index}.`;
      list?.append(copy);
    }
  }, count);
}

test('the sample prints on A4 sheets of selectable, tagged text and nothing else', async ({
  page,
}) => {
  await open(page);
  const { pages, tagged, missingFonts } = await print(page);
  expect(tagged).toBe(true);
  expect(missingFonts).toBe(0);
  for (const one of pages)
    expect([Math.round(one.width), Math.round(one.height)]).toEqual([595, 842]);
  const text = withoutBlanks((await sheet(page).textContent()) ?? '');
  expect(text.length).toBeGreaterThan(1000);
  // The order on paper may differ where a date is opposite a title, so only the letters are compared.
  const printed = pages.map((one) => one.text).join('');
  expect([...printed].sort().join('')).toBe([...text].sort().join(''));
});

test(
  '300 activities print without splitting one or leaving a heading alone',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page);
    await repeatActivities(page, 300);
    const { pages } = await print(page);
    expect(pages.length).toBeGreaterThan(10);
    for (let index = 0; index < 300; index += 1) {
      const parts = [`Activitynumber${index}.`, `Endof${index}.`];
      const [title, end] = parts.map((part) => pages.findIndex(({ text }) => text.includes(part)));
      expect(title).toBeGreaterThanOrEqual(0);
      expect(title).toBe(end);
    }
    for (const [heading, first] of [
      ['Approvedactivities', 'CloudFoundationsWorkshop'],
      ['Certifiedskills', 'JAVA'],
    ] as const)
      expect(pages.find(({ text }) => text.includes(heading))?.text).toContain(first);
  },
);

test(
  'the HTML file has what was chosen, passes axe and asks for nothing',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page);
    for (const name of ['Pictures', 'Contact details', 'Results of past terms'])
      await page.getByRole('checkbox', { name }).check();
    await page.getByRole('checkbox', { name: 'Projects' }).uncheck();
    const asked = await openSaved(page);
    await expect(page).toHaveTitle('Portfolio of Aarav Sharma');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aarav Sharma');
    await expect(page.getByRole('heading', { name: 'Approved activities' })).toBeVisible();
    await expect(page.getByText('aarav.sharma@peepalgrove.example')).toBeVisible();
    await expect(page.getByText('Mess Menu Board')).toHaveCount(0);
    // Its own policy allows the style.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(11, 85, 99)');
    const photo = page.getByRole('img').first();
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    for (const viewport of [...Object.values(sizes), { width: 320, height: 640 }]) {
      await page.setViewportSize(viewport);
      expect(await violations(page)).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBeLessThanOrEqual(0);
      // The words above the columns are whole.
      const lines = await page.locator('thead th').evaluateAll((cells) =>
        cells.map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return range.getClientRects().length;
        }),
      );
      expect(new Set(lines)).toEqual(new Set([1]));
    }
    expect(asked).toEqual([]);
  },
);

test(
  'on a phone of 360 px no heading is broken inside a word or wider than the sheet, also with a long name',
  { tag: '@slow' },
  async ({ page }) => {
    const name = 'Balasubramaniam Venkatraghavan';
    await page.setViewportSize({ width: 360, height: 740 });
    const dialog = await open(page);
    // The name of the preview and of the sheet that is saved.
    const names = page.locator('.portfolio-name bdi');
    await expect(names).toHaveText(['Aarav Sharma', 'Aarav Sharma']);
    await names.evaluateAll(
      (elements, text) => elements.forEach((element) => (element.textContent = text)),
      name,
    );
    await expectWholeHeadings(page, dialog.getByRole('heading', { name }));
    await openSaved(page);
    await expectWholeHeadings(page, page.getByRole('heading', { level: 1, name }));
  },
);

async function expectWholeHeadings(page: Page, name: Locator) {
  await expect(name).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
  const headings = page.locator('.portfolio :is(h1, h2, h3, h4):visible');
  const excess = await headings.evaluateAll((elements) =>
    elements.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  expect(excess.length).toBeGreaterThan(4);
  expect(Math.max(...excess)).toBeLessThanOrEqual(0);
}
