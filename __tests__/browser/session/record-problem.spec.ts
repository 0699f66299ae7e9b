import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { nameOf, publish, sealedOf, signIn, signInShared, students } from '../support/person';
import { openDialog, visit } from '../support/steps';
import { visibleText } from '../support/toast';
import { expect, test } from '../support/watched';

const [one, two] = students as [(typeof students)[0], (typeof students)[0]];
const { sealed } = sealedOf(one);

/** Answers of a server instead of a record, and the sentence of a page without another copy. */
const answers: [what: string, answer: { status?: number; body?: string }, sentence: RegExp][] = [
  ['is missing', { status: 404 }, /no longer publishes a record under your access code/],
  ['is behind a problem of the server', { status: 500 }, /could not send your record/],
  ['is truncated', { body: sealed.slice(0, 900) }, /arrived damaged/],
  ['is altered', { body: sealed.replace(/.{9}$/, 'AAAAAAAAA') }, /arrived damaged/],
  ['is that of somebody else', { body: sealedOf(two).sealed }, /arrived damaged/],
  [
    'is the login page of a Wi-Fi',
    { body: '<!doctype html><h1>Hotel</h1>' },
    /could not send your record/,
  ],
  [
    'is of a newer form',
    { body: sealedOf({ ...one, format: 2 } as unknown as typeof one).sealed },
    /needs a newer version of this page/,
  ],
];

const answer = (page: Page, given: { status?: number; body?: string }) =>
  page.context().route('**/people/**/*.jwe', (route) => route.fulfill(given));

test('the stored record is shown while the server’s is missing', async ({ page }) => {
  await signIn(page, one);
  await answer(page, { status: 404 });
  await page.reload();
  await waitUntilReady(page);
  await expect(page.locator('main')).toContainText(nameOf(one));
});

for (const [what, given, sentence] of answers)
  test(
    `a page without a stored record says so if it ${what}`,
    { tag: '@slow' },
    async ({ page }) => {
      await signInShared(page, one);
      await answer(page, given);
      await visit(page, routes.dashboard);
      await expect(visibleText(page, sentence)).toBeVisible();
      await expect(page.getByRole('button', { name: /^(Try again|Reload)$/ })).toBeVisible();
      await expect(page.locator('main')).not.toContainText('Aarav Sharma');
    },
  );

test('Try again shows the record once the server has it', { tag: '@slow' }, async ({ page }) => {
  await signInShared(page, one);
  await answer(page, { status: 500 });
  await visit(page, routes.dashboard);
  await page.context().unroute('**/people/**/*.jwe');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main')).toContainText(nameOf(one));
});

test(
  'a record that is updated leaves what is typed into an open form',
  { tag: '@slow' },
  async ({ page }) => {
    await signIn(page, one);
    await visit(page, routes.dashboard);
    const dialog = await openDialog(page, 'Submit for Approval');
    await dialog.getByLabel('Name').fill('Half a poem');
    await publish(page, {
      ...one,
      asOf: '2099-01-01',
      student: { ...one.student, name: 'Pranav I. Iyer', cgpa: 9.1 },
    });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.locator('main')).toContainText('Pranav I. Iyer');
    await expect(dialog.getByLabel('Name')).toHaveValue('Half a poem');
    await expect(dialog.getByLabel('Name')).toBeFocused();
  },
);
