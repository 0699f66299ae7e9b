import { fillInAssignment, visit } from '../support/steps';
import { toast } from '../support/toast';
import { expect, test } from '../support/watched';

const address = '/faculty-dashboard/';

test('a new assignment is saved, and a message says where it is', async ({ page }) => {
  await visit(page, address);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('.js')) requests.push(request.url());
  });
  await fillInAssignment(page, 'Unit 1 problems');
  await page.getByRole('button', { name: 'Send Assignments' }).click();
  await expect(toast(page, '“Unit 1 problems” for 1CSE33')).toHaveText(
    /was added to Assignments\./,
  );
  await expect(page.getByRole('textbox', { name: 'Assignment name' })).toHaveValue('');
  expect(requests).toEqual([]);
});

test.describe('in the time zone of the college', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('on a wide screen what waits is decided from the top, and all of the page is within 1,300 pixels', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, address);
    const review = await page.getByRole('link', { name: /^Review all/ }).boundingBox();
    expect(review!.y + review!.height).toBeLessThanOrEqual(200);
    await expect(page.getByRole('heading', { level: 2, name: 'Notices' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      1300,
    );
    const cards = await page
      .getByRole('main')
      .locator('section[aria-labelledby]:visible')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
    expect(cards[1]!.top).toBe(cards[0]!.top);
    const [columns, rows] = (['left', 'top'] as const).map((edge) =>
      cards.slice(1).flatMap((card, index) => {
        const gap = card[edge] - cards[index]![edge === 'left' ? 'right' : 'bottom'];
        return gap > 0 ? Math.round(gap) : [];
      }),
    );
    expect(new Set([...columns!, ...rows!])).toEqual(new Set([18]));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test(
    'the periods scroll inside their strip, also with the keyboard',
    { tag: '@slow' },
    async ({ page }) => {
      await page.goto(address);
      const strip = page.getByRole('region', { name: 'Periods of the day' });
      await strip.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
      await expect(strip.getByText('01:35-02:30')).toBeInViewport();
      expect(await page.evaluate(() => window.scrollX)).toBe(0);
    },
  );

  test('the classes come first', { tag: '@slow' }, async ({ page }) => {
    await visit(page, address);
    const top = async (name: string) =>
      (await page.getByRole('region', { name, exact: true }).boundingBox())!.y;
    expect(await top('Upcoming Classes')).toBeLessThanOrEqual(198);
    expect(await top('Upcoming Classes')).toBeLessThan(await top('Student Profiles'));
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
    'Drop a PDF here, up to 5 MB',
    'Checking the file needs JavaScript',
    'Invigilation duties for the mid-semester examination',
  ];
  for (const sentence of sentences)
    await expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Assignments' })).toBeHidden();
  await page.getByRole('button', { name: 'View All notices' }).click();
  await expect(page.getByRole('dialog', { name: 'All notices' })).toBeVisible();
  await context.close();
});
