import { formatCode } from '@/lib/record/access-code';
import { routes } from '@/lib/site/routes';
import { codeOf, nameOf, students } from '../browser/support/person';
import { keys } from './driver';
import { expectText, press, ready, textOf, visit } from './steps';
import { expect, test } from './watched';

const one = students[0]!;

test('a student signs in and sees the own record, also after a reload, until Logout', async ({
  tab,
  baseURL,
}) => {
  await visit(tab, baseURL + routes.login);
  await tab.type('#username', one.student.rollNumber);
  await tab.type('#password', formatCode(codeOf(one)) + keys.enter);
  const path = () => tab.evaluate(() => location.pathname);
  await expect.poll(path, { timeout: 15_000 }).toBe(routes.dashboard);
  await ready(tab);
  // WebKit never opens a database again whose creation a navigation cut off: only that of the sessions is made.
  const databases = () => tab.evaluate(async () => (await indexedDB.databases()).length);
  await expect.poll(databases, { timeout: 10_000 }).toBe(1);
  await expectText(tab, 'header', one.student.firstName!);
  await visit(tab, baseURL + routes.profile);
  await expectText(tab, 'main', nameOf(one));
  await tab.reload();
  await ready(tab);
  await expectText(tab, 'main', nameOf(one));
  expect(await textOf(tab, 'main')).not.toContain('Aarav Sharma');
  await press(tab, `Account of ${nameOf(one)}`);
  await press(tab, 'Logout', '#profile-menu');
  await press(tab, 'Logout', 'dialog[open]');
  await expect.poll(path, { timeout: 15_000 }).toBe(routes.landing);
  expect(await tab.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
});
