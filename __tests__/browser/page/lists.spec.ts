import { expect, test } from '../support/watched';

const pages = [
  { address: '/Subjects/', title: 'Subjects', sentence: 'No Subjects Yet' },
  { address: '/Assignments/', title: 'Assignments', sentence: 'No Assignments Yet' },
  { address: '/Chats/', title: 'Chats', sentence: 'No Chats Yet' },
  { address: '/Settings/', title: 'Settings', sentence: 'No Settings Here' },
  { address: '/faculty-classroom/', title: 'MyClassroom', sentence: 'Not Available Yet' },
  { address: '/faculty-assignments/', title: 'Assignments', sentence: 'No Assignments Yet' },
  {
    address: '/faculty-settings/',
    title: 'Settings',
    sentence: 'Editing Settings Is Not Available Yet',
  },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { address, title, sentence } of pages)
    test(`${address} shows its heading and "${sentence}"`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    });
});

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const address of [...pages.map((page) => page.address), '/faculty-dashboard/'])
    test(`${address} does not scroll sideways`, async ({ page }) => {
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
});

test.describe('the link on an empty page', () => {
  const ways = [
    { from: '/Assignments/', link: 'See the calendar', to: '/Dashboard/' },
    { from: '/faculty-classroom/', link: 'Open the dashboard', to: '/faculty-dashboard/' },
    { from: '/faculty-assignments/', link: 'Open the dashboard', to: '/faculty-dashboard/' },
  ];
  for (const { from, link, to } of ways)
    test(`from ${from} leads to ${to}`, async ({ page }) => {
      await page.goto(from);
      await page.getByRole('link', { name: link }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${to}$`));
    });
});
