import type { Page } from '@playwright/test';
import { expect, test } from '../support/watched';

const address = '/MyProfile/';
const period = (page: Page) => page.getByRole('combobox', { name: 'Period', exact: true });
const chart = (page: Page) => page.getByRole('img', { name: /^Area chart of skill points/ });
const needle = '[data-needle]';

/** Angle of the needle in degrees. */
const angle = (page: Page) =>
  page.locator(needle).evaluate((element) => {
    const { a, b } = new DOMMatrix(getComputedStyle(element).transform);
    return Math.round((Math.atan2(b, a) * 180) / Math.PI);
  });

test.describe('the period of the skill timeline', () => {
  test('can be chosen with the keyboard alone', async ({ page }) => {
    await page.goto(address);
    await period(page).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('option', { name: '2025-26' })).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.locator('#main').getByText('Highlighted: Dec (2023-24)')).toBeVisible();
    await expect(period(page)).toBeFocused();
  });
});

test.describe('the chart', () => {
  test('takes a quarter of the height of the window', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.goto(address);
    await expect.poll(async () => (await chart(page).boundingBox())?.height).toBe(250);
  });

  test("is drawn in the theme's colours, and again when the theme changes", async ({ page }) => {
    await page.goto(address);
    await expect(chart(page)).toBeVisible();
    const inks = (red: number, green: number, blue: number) =>
      chart(page).evaluate(
        (canvas, ink) => {
          const { width, height } = canvas as HTMLCanvasElement;
          const pixels = (canvas as HTMLCanvasElement)
            .getContext('2d')
            ?.getImageData(0, 0, width, height).data;
          let count = 0;
          for (let at = 0; pixels && at < pixels.length; at += 4)
            if (ink.every((channel, index) => pixels[at + index] === channel)) count += 1;
          return count;
        },
        [red, green, blue],
      );
    await expect.poll(() => inks(0x0b, 0x55, 0x63)).toBeGreaterThan(100);
    await expect.poll(() => inks(0xc6, 0x5f, 0x00)).toBeGreaterThan(50);
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    await expect.poll(() => inks(0x5f, 0xc5, 0xd2)).toBeGreaterThan(100);
    await expect.poll(() => inks(0xff, 0xa5, 0x52)).toBeGreaterThan(50);
  });
});

test.describe('the current credits', () => {
  test('show the grade at once with reduced motion', async ({ page }) => {
    await page.goto(address);
    await expect(page.locator(needle)).toHaveCSS('animation-duration', /^(?:1e-05|0\.00001)s$/);
    await expect.poll(() => angle(page)).toBe(90);
  });

  test('rise from 0 for 3000 ms after 500 ms otherwise', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(address);
    const rise = page.locator(needle).evaluate((element) => {
      const [animation] = element.getAnimations();
      const timing = animation?.effect?.getTiming();
      animation?.pause();
      if (animation) animation.currentTime = 0;
      return { duration: timing?.duration, delay: timing?.delay };
    });
    expect(await rise).toEqual({ duration: 3000, delay: 500 });
    expect(await angle(page)).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the figures of every period are visible, and no control is inactive', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('row', { name: 'Nov 460 260 190' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Highlighted Nov Aug Dec' })).toBeVisible();
    await expect(page.getByText('18% increase from last sem.')).toBeVisible();
    await expect(period(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Dismiss the note' })).toBeHidden();
  });

  test('the needle points at the grade', async ({ page }) => {
    await page.goto(address);
    await expect.poll(() => angle(page)).toBe(90);
  });
});
