import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { activityMenu, visit } from '../support/steps';
import { expect, test } from '../support/watched';

const rows = (page: Page) => page.getByRole('table', { name: 'Your activities' }).getByRole('row');
const names = (page: Page) =>
  page
    .getByRole('table', { name: 'Your activities' })
    .getByRole('rowheader')
    .evaluateAll((cells) => cells.map((cell) => cell.querySelector('bdi')?.textContent ?? ''));
const list = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

test.describe('the student dashboard', () => {
  test('shows its cards in order on a phone, what is due beside the attendance, and the class at its top', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await visit(page, routes.dashboard);
    const boxes = await page
      .locator('#main section')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(10);
    for (const [index, box] of boxes.entries())
      if (index === 2) expect([box.top, box.left > boxes[1].right]).toEqual([boxes[1].top, true]);
      else if (index > 0) expect(box.top).toBeGreaterThan(boxes[index - 1].bottom);
    const place = await page.getByText('1CSE33', { exact: true }).first().boundingBox();
    expect(place!.y + place!.height).toBeLessThanOrEqual(330);
  });
});

test.describe('the academic calendar', () => {
  test('shows what is due on hover', async ({ page }) => {
    await page.goto('/Dashboard/');
    const note = page.getByRole('tooltip', { name: '1 Quiz', includeHidden: true });
    await expect(note).toHaveCSS('opacity', '0');
    await page.getByRole('cell', { name: '18 November 2027: 1 Quiz' }).hover();
    await expect(note).toHaveCSS('opacity', '1');
    await note.hover();
    await expect(note).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(note).toHaveCSS('opacity', '0');
    await page.mouse.move(5, 5);
    await page.getByRole('cell', { name: '18 November 2027: 1 Quiz' }).hover();
    await expect(note).toHaveCSS('opacity', '1');
    await page.mouse.move(5, 5);
    await expect(note).toHaveCSS('opacity', '0');
  });

  test('shows it on focus too, until Escape', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/Dashboard/');
    const note = page.getByRole('tooltip', { name: '1 Assignment', includeHidden: true });
    const day = page.getByRole('cell', { name: '9 November 2027: 1 Assignment' });
    await day.focus();
    await expect(note).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(note).toHaveCSS('opacity', '0');
    await expect(day).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip', { name: '1 Quiz' })).toHaveCSS('opacity', '1');
  });
});

test.describe('the activities', () => {
  test('show their status in green, orange or red', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(routes.dashboard);
    for (const [status, colour] of [
      ['Approved', 'rgb(20, 97, 58)'],
      ['Pending', 'rgb(138, 67, 0)'],
      ['Rejected', 'rgb(163, 32, 29)'],
    ] as const) {
      const badge = page.getByRole('row').getByText(status, { exact: true }).first();
      await expect(badge).toHaveCSS('color', colour);
    }
  });

  test(
    'can be searched, filtered and sorted by keyboard, and a bookmark restores the view',
    { tag: '@slow' },
    async ({ page }) => {
      await page.goto('/Dashboard/');
      await page.getByRole('searchbox', { name: 'Search activities' }).focus();
      await page.keyboard.type('o');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(list(page, 'Status filter')).toBeFocused();
      await expect(list(page, 'Status filter')).toHaveValue('Approved');
      // Past Export and the menu.
      for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/Dashboard\/\?q=o&status=Approved&sort=name&order=desc$/);
      const expected = [
        'Python for Everybody',
        'Figma for Engineers',
        'Cloud Foundations Workshop',
        'Campus Hack Night',
      ];
      await expect.poll(() => names(page)).toEqual(expected);

      const bookmark = page.url();
      await page.goto('/Subjects/');
      await page.goto(bookmark);
      await expect(page.getByRole('searchbox')).toHaveValue('o');
      await expect(list(page, 'Status filter')).toHaveValue('Approved');
      await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
      await expect.poll(() => names(page)).toEqual(expected);
    },
  );

  test(
    'clear their filters when the user follows the link to the dashboard',
    { tag: '@slow' },
    async ({ page }) => {
      await page.goto('/Dashboard/?q=java');
      await expect(rows(page)).toHaveCount(2);
      await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click();
      await expect(page).toHaveURL(/\/Dashboard\/$/);
      await expect(page.getByRole('searchbox')).toHaveValue('');
      await expect(rows(page)).toHaveCount(9);
    },
  );

  test(
    'have three columns below 768 pixels, and five from there on',
    { tag: '@slow' },
    async ({ page }) => {
      await page.goto('/Dashboard/');
      for (const [width, count] of [
        [375, 3],
        [767, 3],
        [768, 5],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await expect(rows(page).first().getByRole('columnheader')).toHaveCount(count);
        await expect(rows(page).nth(1).getByRole('cell')).toHaveCount(count - 1);
      }
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read and no inactive control is shown', async ({ page }) => {
    await page.goto('/Dashboard/');
    await expect(rows(page)).toHaveCount(9);
    await expect(page.getByText('9 November 2027: 1 Assignment')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Name$|^Manage|^Export|^Submit/ })).toHaveCount(
      0,
    );
    await expect(page.getByRole('columnheader', { name: 'Date Added' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Attendance', exact: true })).toContainText(
      /Sep 2025.*114 of 120.*Jul 2025/,
    );
    await page.getByRole('button', { name: 'View All notifications' }).click();
    await expect(page.getByRole('dialog', { name: 'All notifications' })).toBeVisible();
  });
});

test('on a phone the menu has Export, and the list of buildings is folded', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page, routes.dashboard);
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
  await activityMenu(page).press('Enter');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^activities-.*\.csv$/);
  await page.getByRole('button', { name: 'What counts' }).click();
  await expect(page.getByRole('dialog', { name: 'Activity points' })).toBeVisible();
  await page.keyboard.press('Escape');
  const place = page.getByText('Administration and admissions');
  await expect(place).toBeHidden();
  await page.getByText('All buildings').click();
  await expect(place).toBeVisible();
});
