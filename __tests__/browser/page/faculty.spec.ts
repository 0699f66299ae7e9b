import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { injectAxe } from '../support/axe';
import { toast } from '../support/toast';
import { expect, test } from '../support/watched';

const address = '/faculty-dashboard/';

/** Ids of the WCAG 2.2 AA and best-practice rules that the page breaks. */
async function brokenRules(page: Page): Promise<string[]> {
  await injectAxe(page);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    return (await axe.run(document)).violations.map((violation) => violation.id);
  });
}

const panels = [
  { button: 'View All notices', panel: 'All notices', last: /Laboratory safety inspection/ },
];

for (const { button, panel, last } of panels) {
  test.describe(button, () => {
    test('shows everything and closes on a click outside', async ({ page }) => {
      await page.goto(address);
      const dialog = page.getByRole('dialog', { name: panel });
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: button }).click();
      await expect(dialog).toBeVisible();
      await expect(dialog.getByText(last)).toBeVisible();
      await page.mouse.click(8, 8);
      await expect(dialog).toBeHidden();
    });

    test('opens and closes with the keyboard and restores focus', async ({ page }) => {
      await page.goto(address);
      const opener = page.getByRole('button', { name: button });
      const dialog = page.getByRole('dialog', { name: panel });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();

      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test('works without JavaScript', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto(address);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog', { name: panel })).toBeVisible();
      await context.close();
    });

    for (const colorScheme of ['light', 'dark'] as const)
      test(`passes axe while open (${colorScheme})`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(address);
        await page.getByRole('button', { name: button }).click();
        expect(await brokenRules(page)).toEqual([]);
      });
  });
}

test.describe('a new assignment', () => {
  const file = (name: string, mimeType: string, content: string | Buffer) => ({
    name,
    mimeType,
    buffer: Buffer.from(content),
  });
  const pdf = 'application/pdf';

  test.beforeEach(async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
  });

  /** Fills in the form with a name and a file, and submits it. */
  async function send(page: Page, chosen: ReturnType<typeof file>) {
    await page.getByRole('textbox', { name: 'Assignment name' }).fill('Unit 1 problems');
    await page.getByLabel('Assignment file').setInputFiles(chosen);
    await page.getByRole('button', { name: 'Send Assignments' }).click();
  }

  test('lists the missing fields with a link to each', async ({ page }) => {
    await page.getByRole('button', { name: 'Send Assignments' }).focus();
    await page.keyboard.press('Enter');
    const summary = page.getByRole('group', { name: 'Check the form' });
    await expect(summary).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Assignment name' })).toBeFocused();
    expect(await brokenRules(page)).toEqual([]);
  });

  const wrong = [
    ['of another type', file('plan.txt', 'text/plain', 'Plan'), 'plan.txt is not a PDF'],
    [
      'over 5 MB',
      file('big.pdf', pdf, Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(5 * 1024 * 1024)])),
      'big.pdf is 5.1 MB. Choose a file of at most 5 MB.',
    ],
    ['only named a PDF', file('fake.pdf', pdf, 'GIF89a'), 'its content is not one'],
  ] as const;
  for (const [what, chosen, reason] of wrong)
    test(`with a file ${what} shows the error next to the field`, async ({ page }) => {
      await send(page, chosen);
      await expect(page.getByRole('group', { name: 'Check the form' })).toBeFocused();
      await expect(page.getByLabel('Assignment file')).toHaveAccessibleDescription(
        new RegExp(reason.replaceAll('.', '\\.')),
      );
      await expect(toast(page, 'Saved on this device')).toHaveCount(0);
    });

  test('with a PDF is saved on this device, and nothing is sent', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('.js')) requests.push(request.url());
    });
    await page.getByLabel('Section').fill('1CSE33');
    await page.getByLabel('Due date').fill('2027-11-09');
    await send(page, file('unit-1.pdf', pdf, '%PDF-1.7 problems'));
    await expect(toast(page, 'Saved on this device: “Unit 1 problems” for 1CSE33')).toHaveText(
      /Nothing was sent to a server\./,
    );
    await expect(page.getByRole('textbox', { name: 'Assignment name' })).toHaveValue('');
    expect(requests).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the periods scroll inside their strip, also with the keyboard', async ({ page }) => {
    await page.goto(address);
    const strip = page.getByRole('region', { name: 'Periods of the day' });
    await strip.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect(strip.getByText('01:35-02:30')).toBeInViewport();
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  });

  test('the table shows the certifier and roll number of each student', async ({ page }) => {
    await page.goto(address);
    const row = page.getByRole('row', { name: /Aarav Sharma/ }).first();
    await row.scrollIntoViewIfNeeded();
    for (const text of ['Coursera', '25CSE1042', 'Pending'])
      await expect(row.getByText(text).filter({ visible: true }).last()).toBeInViewport({
        ratio: 1,
      });
  });
});

test('everything on the dashboard can be read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(address);
  const sentences = [
    'Students completed 80% of assignments',
    'Progress is Very Good',
    '9:00-9:55',
    '10:50-11:45',
    '11:45-12:40',
    '01:35-02:30',
    'Certifications by',
    'Create New Assignment',
    'PDF only, up to 5 MB',
    'Checking the file needs JavaScript',
    'Invigilation duties for the mid-semester examination',
  ];
  for (const sentence of sentences)
    await expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Assignments' })).toBeHidden();
  await context.close();
});
