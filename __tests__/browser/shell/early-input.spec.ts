import type { Browser, Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { waitForHydration } from '../support/wait-for-hydration';
import { toast } from '../support/toast';
import { pdf } from '../support/steps';
import { expect, test, watch } from '../support/watched';

/** Opens a page with its scripts held back, until it is painted; returns a function that releases them. */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('footer').last().waitFor();
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  return async () => {
    expect(await isHydrated(page)).toBe(false);
    release();
    await waitForHydration(page);
  };
}

const isHydrated = (page: Page) =>
  page.evaluate(() => 'hydrated' in document.documentElement.dataset);

/** Numbers the visible controls of a page, fields before buttons. Panels have separate tests. */
const numberControls = (page: Page) =>
  page.evaluate(() => {
    const number = (selector: string, kind: string) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)];
      const seen = all.filter((control) => control.checkVisibility({ visibilityProperty: true }));
      seen.forEach((control, index) => (control.dataset['control'] = `${kind} ${index}`));
      return seen.map((control) => control.dataset['control']!);
    };
    return {
      fields: number('input, select, textarea', 'field'),
      buttons: number('button:not([popovertarget]), summary', 'button'),
    };
  });

/** Uses a control as a person does. Controls behind a dialog are pressed by script, as if before it opened. */
async function use(page: Page, name: string, press: 'by hand' | 'by script'): Promise<void> {
  const control = page.locator(`[data-control="${name}"]`);
  if ((await control.count()) === 0) return;
  if (name.startsWith('button')) {
    if (press === 'by hand') return control.click({ noWaitAfter: true });
    await control.evaluate((element: HTMLElement) => element.click());
    return expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
  const kind = await control.evaluate(({ tagName, type }: HTMLInputElement) =>
    tagName === 'INPUT' ? type : tagName,
  );
  if (kind === 'SELECT') await control.selectOption({ index: 1 });
  // The label lies over a choice that is drawn by its label.
  else if (kind === 'checkbox' || kind === 'radio') await control.check({ force: true });
  else if (kind === 'file') await control.setInputFiles(pdf());
  else if (kind === 'date') await control.fill('2031-12-01');
  else await control.pressSequentially('an');
}

/** State of the page after it was used, for a comparison. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const textOf = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const main = document.querySelector('main')!;
    const fields = [...main.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const shown = main.cloneNode(true) as HTMLElement;
    // What is announced stays for a time.
    for (const one of shown.querySelectorAll('[role="status"].sr-only')) one.remove();
    return {
      address: location.pathname + location.search + location.hash,
      dialogs: [...document.querySelectorAll('dialog[open] h2')].map(textOf).sort(),
      fields: fields.map(({ type, value, checked }) => `${type} ${value} ${checked}`),
      open: [...document.querySelectorAll('[aria-expanded=true], details[open] summary')].map(
        textOf,
      ),
      // Times, signing keys and the browser's estimate of its storage differ from page to page.
      text: textOf(shown).replace(
        /\d+:\d\d[AP]M|[0-9a-f]{64}|[\d.]+ [kMG]?B of [\d.]+ [kMGT]?B/g,
        '',
      ),
    };
  });

async function inNewContext(
  browser: Browser,
  baseURL: string | undefined,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' });
  const problems = watch(context, baseURL);
  try {
    await act(await context.newPage());
  } finally {
    await context.close();
    expect(problems).toEqual([]);
  }
}

/** Number of buttons to press in one visit. Adjacent buttons, which are often alike, are in different visits. */
const perVisit = 14;

/** One visit for the fields, because lists follow them, and one for each group of buttons. */
function inVisits({ fields, buttons }: { fields: string[]; buttons: string[] }): string[][] {
  const count = Math.ceil(buttons.length / perVisit);
  const parts = Array.from({ length: count }, (_, part) =>
    buttons.filter((_, index) => index % count === part),
  );
  return fields.length > 0 ? [fields, ...parts] : parts;
}

/** The pages with the most kinds of controls. */
const visited = [routes.dashboard, routes.profile, routes.facultyDashboard, routes.facultySettings];

for (const address of visited)
  test(
    `input on ${address} before hydration has the same effect as after it`,
    { tag: '@slow' },
    async ({ browser, baseURL }) => {
      test.slow();
      let parts = 1;
      for (let part = 0; part < parts; part++)
        await inNewContext(browser, baseURL, async (early) => {
          const release = await openEarly(early, address);
          const visits = inVisits(await numberControls(early));
          parts = visits.length;
          const names = visits[part]!;
          for (const name of names) await use(early, name, 'by hand');
          await release();
          await inNewContext(browser, baseURL, async (late) => {
            // Numbered before hydration, which adds controls.
            const releaseLate = await openEarly(late, address);
            await numberControls(late);
            await releaseLate();
            const untouched = await stateOf(late);
            for (const name of names) await use(late, name, 'by script');
            await expect.poll(() => stateOf(late)).not.toEqual(untouched);
            await expect(async () =>
              expect(await stateOf(early)).toEqual(await stateOf(late)),
            ).toPass({ timeout: 8000 });
          });
        });
    },
  );

test.describe('before hydration', () => {
  test(
    'an opened panel stays open, and a choice in it applies',
    { tag: '@slow' },
    async ({ page }) => {
      const release = await openEarly(page, routes.dashboard);
      await page.getByRole('button', { name: 'Theme' }).click();
      await page.getByRole('radio', { name: 'Dark' }).check();
      await release();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
      await expect(page.getByRole('dialog', { name: 'Theme' })).toBeVisible();
    },
  );

  test('a dropped file and a submitted assignment are there afterwards', async ({ page }) => {
    const release = await openEarly(page, routes.facultyDashboard);
    const form = page.getByRole('region', { name: 'Create New Assignment' });
    await form.getByLabel('Assignment name').fill('Optics, sheet 4');
    await form.getByLabel('Section').selectOption('1CSE33');
    await form.getByLabel('Due date').fill('2031-12-01');
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['%PDF-1.4 sheet'], 'sheet.pdf', { type: 'application/pdf' }));
      return transfer;
    });
    const target = form.getByLabel('Assignment name');
    await target.dispatchEvent('dragover', { dataTransfer: dropped });
    await target.dispatchEvent('drop', { dataTransfer: dropped });
    await form
      .getByRole('button', { name: 'Send Assignments' })
      .press('Enter', { noWaitAfter: true });
    await release();
    await expect(toast(page, '“Optics, sheet 4”')).toBeVisible();
  });

  test('keys press buttons, and Ctrl+K opens the palette', async ({ page }) => {
    const release = await openEarly(page, routes.dashboard);
    const next = page.getByRole('button', { name: 'Next month' });
    const before = await next.getAttribute('aria-label');
    await next.press('Space', { noWaitAfter: true });
    await expect(next).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Control+k');
    await release();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(next).not.toHaveAttribute('aria-label', before!);
  });

  test(
    'the search opens, takes text and leads to the pages; it finds the rest afterwards',
    { tag: '@slow' },
    async ({ page }) => {
      const release = await openEarly(page, routes.dashboard);
      await page.getByRole('button', { name: 'Search pages and actions' }).click();
      const palette = page.getByRole('dialog', { name: 'Search pages and actions' });
      const box = { name: 'Pages, actions and activities' };
      await expect(palette.getByRole('textbox', box)).toBeFocused();
      await expect(palette.getByRole('link', { name: 'Subjects' })).toHaveAttribute(
        'href',
        routes.subjects,
      );
      await page.keyboard.type('subj');
      await release();
      await expect(palette.getByRole('combobox', box)).toHaveValue('subj');
      await expect(palette.getByRole('combobox', box)).toBeFocused();
      await expect(palette.getByRole('option')).toHaveText([/^Subjects/, /Subjects$/]);
      await page.keyboard.type('z');
      await expect(palette.getByText(/^Nothing found for/)).toBeVisible();
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/Subjects\/$/);
    },
  );

  test('typed text is neither lost nor entered into a dialog that an earlier press opens', async ({
    page,
  }) => {
    const release = await openEarly(page, routes.dashboard);
    await page.getByRole('button', { name: 'Submit for Approval' }).click({ noWaitAfter: true });
    await page.getByRole('searchbox').pressSequentially('robotics');
    await release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('');
    await expect(page.getByRole('searchbox', { includeHidden: true })).toHaveValue('robotics');
    await expect(page).toHaveURL(/\?q=robotics$/);
  });
});
