import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { violationsInBothThemes } from '../support/axe';
import { publish, signIn, students } from '../support/person';
import { readPdf } from '../support/pdf-text';
import { visit } from '../support/steps';
import { expect, test } from '../support/watched';
import { busyWeek, longWeek } from './timetables';

const student = students[0]!;

const week = (page: Page) => page.getByRole('region', { name: 'Week', exact: true });

/** Signs a student with this timetable in, on a Monday morning in college time. */
async function signInWith(page: Page, timetable: typeof busyWeek) {
  const record = { ...student, timetable };
  await page.clock.setFixedTime(new Date('2026-11-23T10:20:00+05:30'));
  await publish(page, record);
  await signIn(page, record);
}

async function openWeek(page: Page, timetable: typeof busyWeek) {
  await signInWith(page, timetable);
  await visit(page, `${routes.subjects}#week`);
  await expect(week(page)).toContainText('Today');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the week of the sample can be read', async ({ page }) => {
    for (const address of [routes.subjects, routes.facultyClassroom]) {
      await page.goto(address);
      await expect(week(page)).toContainText('Every week');
      await expect(week(page).getByText('9:00–9:55AM')).toHaveCount(6);
      await expect(week(page).getByRole('heading', { name: 'Saturday' })).toBeVisible();
      await expect(week(page).getByRole('button')).toHaveCount(0);
    }
    await page.goto(routes.dashboard);
    await expect(page.getByText('Your weekly classes are on Subjects.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Week' })).toHaveAttribute(
      'href',
      /Subjects\/#week$/,
    );
  });
});

test(
  'by keyboard, another week is shown and announced, as far as the term goes',
  { tag: '@slow' },
  async ({ page }) => {
    await openWeek(page, busyWeek);
    const { keyboard } = page;
    await page.getByRole('button', { name: 'Next week' }).focus();
    await keyboard.press('Enter');
    await expect(week(page).getByRole('status')).toHaveText('30 Nov 2026 to 04 Dec 2026');
    await keyboard.press('Enter');
    await expect(page.getByText('No Classes This Week')).toBeVisible();
    await keyboard.press('Enter');
    await expect(week(page).getByRole('status')).toHaveText('07 Dec 2026 to 11 Dec 2026');
    await expect(page.getByRole('button', { name: 'Next week' })).toBeFocused();
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    await expect(week(page).getByRole('status')).toHaveText('23 Nov 2026 to 28 Nov 2026');
    const scroller = page.getByRole('region', { name: 'Classes of the week' });
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(scroller).toBeFocused();
  },
);

test(
  'classes that overlap are side by side, and no text is cut off',
  { tag: '@slow' },
  async ({ page }) => {
    await openWeek(page, busyWeek);
    const block = (name: string) =>
      week(page).getByRole('listitem').filter({ hasText: name }).last();
    const [compilers, graphics] = await Promise.all(
      ['Elective: Compilers', 'Elective: Graphics'].map((name) => block(name).boundingBox()),
    );
    expect(compilers?.y).toBe(graphics?.y);
    expect(compilers!.x + compilers!.width).toBeLessThanOrEqual(graphics!.x);
    const cut = await week(page)
      .locator('ul > li')
      .evaluateAll((blocks) =>
        blocks
          .filter((one) => one.scrollHeight > one.clientHeight + 1)
          .map((one) => one.textContent),
      );
    expect(cut).toEqual([]);
  },
);

test('a week of forty classes is printed on one A4 sheet', { tag: '@slow' }, async ({ page }) => {
  await openWeek(page, longWeek);
  const { pages } = readPdf(await page.pdf({ preferCSSPageSize: true }));
  const sheets = pages.filter(({ text }) => text.includes('Monday'));
  // The week is the last sheet, with the notice of the sample below it.
  expect(sheets).toEqual([pages.at(-1)]);
  const [{ width, height, text }] = sheets as [(typeof sheets)[number]];
  expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
  for (const course of ['Mathematics', 'DataStructures']) expect(text).toContain(course);
});

test(
  `a week of forty classes with long names passes axe at every size and theme, and fits 320 px`,
  { tag: '@slow' },
  async ({ page }) => {
    test.slow();
    await signInWith(page, longWeek);
    await visit(page, `${routes.subjects}#week`);
    await expect(week(page)).toContainText('4:30–5:25PM');
    for (const width of [320, 375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await waitUntilReady(page);
      expect(await violationsInBothThemes(page, '#week'), `${width}`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `${width}`,
      ).toBeLessThanOrEqual(0);
    }
  },
);

test.describe('a student on the other side of the earth', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test(
    'has the classes of the college’s day, and is told the time zone',
    { tag: '@slow' },
    async ({ page }) => {
      await signInWith(page, busyWeek);
      await visit(page, routes.dashboard);
      const next = page.getByRole('region', { name: 'Next class' });
      await expect(next).toContainText(/in 55 min.*Digital Electronics Laboratory.*11:15AM/s);
      await expect(next).toContainText('Times are in Asia/Kolkata');
      await visit(page, `${routes.subjects}#week`);
      await expect(week(page).getByText(/Times are in Asia\/Kolkata/)).toBeVisible();
    },
  );
});
