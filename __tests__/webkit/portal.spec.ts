import { routes } from '@/lib/site/routes';
import { keys } from './driver';
import { expectText, press, ready, visit } from './steps';
import { expect, test } from './watched';

test('a chosen theme applies at once and survives a reload', async ({ tab, baseURL }) => {
  await visit(tab, baseURL + routes.dashboard);
  const canvas = () => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await press(tab, 'Theme');
  await tab.click('input[type=radio][value=dark]');
  await expect.poll(canvas).toBe('rgb(14, 21, 23)');
  await tab.reload();
  expect(await canvas()).toBe('rgb(14, 21, 23)');
});

test('Ctrl+K finds a page by a few letters and goes there on Enter', async ({ tab, baseURL }) => {
  await visit(tab, baseURL + routes.dashboard);
  await tab.chord(keys.control, 'k');
  await expectText(tab, '#palette h2', 'Search pages and actions');
  const hasCode = () => tab.evaluate(() => !!document.querySelector('#palette [role=combobox]'));
  await expect.poll(hasCode).toBe(true);
  await tab.type('#palette [role=combobox]', 'subj');
  await expectText(tab, '#palette [role="option"]', /^Subjects/);
  await tab.type('#palette [role=combobox]', keys.enter);
  await expect.poll(() => tab.evaluate(() => location.pathname)).toBe(routes.subjects);
});

test('the activity search filters the table and is stored in the address', async ({
  tab,
  baseURL,
}) => {
  await visit(tab, baseURL + routes.dashboard);
  await tab.type('input[type=search]', 'robotics');
  await expectText(tab, 'tbody:has([scope=row])', /^Robotics Primer/);
  await expect.poll(() => tab.evaluate(() => location.search)).toBe('?q=robotics');
});

test('a published notice survives a reload', async ({ tab, baseURL }) => {
  await visit(tab, baseURL + routes.facultyDashboard);
  await press(tab, 'Write a notice');
  await expectText(tab, 'dialog[open] h2', 'Write a notice');
  await tab.type('dialog [name=title]', 'Library closes early');
  await tab.click('dialog form button[type=submit]');
  await expectText(tab, 'main', 'Library closes early');
  await tab.reload();
  await ready(tab);
  await expectText(tab, 'main', 'Library closes early');
});

test('a select looks like the text field next to it', async ({ tab, baseURL }) => {
  await visit(tab, baseURL + routes.facultyDashboard);
  await press(tab, 'Write a notice');
  await expectText(tab, 'dialog[open] h2', 'Write a notice');
  const stylesOf = (css: string) =>
    tab.evaluate((selector) => {
      const { appearance, backgroundColor, borderRadius, height } = getComputedStyle(
        document.querySelector(selector)!,
      );
      return { appearance, backgroundColor, borderRadius, height };
    }, css);
  const list = await stylesOf('dialog [name=audience]');
  expect(list).toEqual({ ...(await stylesOf('dialog [name=title]')), appearance: 'none' });
});
