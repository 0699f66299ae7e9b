import type { Locator, Page } from '@playwright/test';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { routes } from '@/lib/site/routes';
import { readPdf } from '../support/pdf-text';
import { activity, openPanel, registered, signInWithRegister } from '../support/classroom';
import { expect, test } from '../support/watched';

const openCompliance = (page: Page, items?: RegisteredStudent[]) =>
  openPanel(page, 'Compliance', items);

const lacking = (panel: Locator) => panel.getByRole('button', { name: /^What .* lacks: / });

test('a teacher finds by keyboard what a student lacks', async ({ page }) => {
  await signInWithRegister(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('compliance');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${routes.facultyClassroom}#compliance`);
  const panel = page.getByRole('region', { name: 'Compliance' });
  await expect(panel.getByText('complete: 0 of 3 students')).toBeVisible();
  await expect(lacking(panel)).toHaveCount(3);
  await panel.getByLabel('Students shown').selectOption('Waiting too long');
  await expect(lacking(panel)).toHaveCount(1);
  await lacking(panel).press('Enter');
  await expect(panel.getByRole('list', { name: /^What .* lacks$/ })).toContainText('மெய்யட்டவணை');
});

test(
  'a register of 10,000 students answers within a second',
  { tag: '@slow' },
  async ({ page }) => {
    test.slow();
    const many = Array.from({ length: 10_000 }, (_, index) =>
      registered(`Student ${index}`, `25-${index}`, {
        activities: [activity('Cloud'), activity('Git')],
      }),
    );
    const panel = await openCompliance(page, many);
    await expect(panel.getByText('The first 20 of 10,000 students')).toBeVisible();
    await panel.getByRole('searchbox').fill('Student 9999');
    await expect(lacking(panel)).toHaveCount(1, { timeout: 1000 });
  },
);

for (const [width, height] of [
  [375, 80],
  [1440, 46],
] as const)
  test(`a student has one line of the list at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const many = Array.from({ length: 20 }, (_, index) =>
      registered(`Student ${index + 100}`, `25-${index}`),
    );
    const panel = await openCompliance(page, many);
    await expect(lacking(panel)).toHaveCount(20);
    const table = panel.getByRole('table', { name: 'Students and what they lack' });
    expect((await table.boundingBox())!.height / 21).toBeLessThan(height);
  });

test(
  '110 students, a line each, print on two sheets of either paper',
  { tag: '@slow' },
  async ({ page }) => {
    test.slow();
    const many = Array.from({ length: 110 }, (_, index) =>
      registered(`Student ${index + 100}`, `25-${index}`),
    );
    const panel = await openCompliance(page, many);
    await panel.getByRole('button', { name: 'Print or save the compliance list' }).click();
    for (const paper of ['letter', 'a4']) {
      await page.getByLabel('Paper').selectOption(paper);
      const { pages } = readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));
      expect(pages).toHaveLength(2);
      const text = pages.map((sheet) => sheet.text).join('');
      for (const { name: printed } of many) expect(text).toContain(printed.replace(' ', ''));
    }
  },
);
