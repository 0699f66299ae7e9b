import { routes } from '@/lib/site/routes';
import { expectText, press, visit } from './steps';
import { expect, test } from './watched';

test('the landing page shows its demo, scrolls to its sections and leads to the login', async ({
  tab,
}) => {
  await visit(tab, routes.landing);
  await press(tab, 'nav a', 'Demo');
  await expect
    .poll(() => tab.$eval('#demo img', (picture) => (picture as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const fromTop = () => tab.$eval('#demo', (section) => section.getBoundingClientRect().top);
  await expect.poll(fromTop).toBeLessThan(200);
  await press(tab, 'header a', 'Take a Tour');
  await expect.poll(() => tab.url()).toMatch(/\/login\/#tour$/);
});

test('the login with empty fields leads to the profile of the sample', async ({ tab }) => {
  await visit(tab, routes.login);
  await tab.focus('input[type="password"]');
  await tab.keyboard.press('Enter');
  await expect.poll(() => tab.url()).toMatch(/\/MyProfile\/\??$/);
});

test('a mistyped address suggests the right page', async ({ tab }) => {
  await visit(tab, '/Dashbord/?status=Pending');
  await expectText(tab, 'main', 'Did you mean /Dashboard/?');
  await press(tab, 'main a', '/Dashboard/');
  await expect.poll(() => tab.url()).toMatch(/\/Dashboard\/\?status=Pending$/);
});
