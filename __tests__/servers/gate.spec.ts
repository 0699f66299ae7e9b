import { expect, test } from '@playwright/test';
import { portalRoutes, routes, staticRoutes } from '@/lib/site/routes';
import { credentialsOf, people } from '@/tools/hosting/servers/person';
import { ask } from './ask';
import { problemsAt } from './problems-at';
import { servers } from './servers';

/** Text that only portal pages and their data contain. */
const shownOnly = /\$Sreact|Aarav|Ananya/;

for (const server of servers('basic', 'asked')) {
  const { title, gate, origin, basePath } = server;
  test.describe(`${title}, its gate ${gate === 'basic' ? 'a password' : 'a sign-on'}`, () => {
    test('asks for a sign-in at every portal page', async () => {
      for (const name of portalRoutes) {
        const answer = await ask(origin, basePath + routes[name]);
        expect([401, 302], routes[name]).toContain(answer.status);
      }
    });

    test('verify finds no problem behind the gate and in front of it', async () => {
      expect(await problemsAt(server)).toEqual({});
    });

    test('lets everyone open the public pages', async () => {
      for (const name of staticRoutes)
        expect((await ask(origin, basePath + routes[name])).status, routes[name]).toBe(200);
      expect((await ask(origin, `${basePath}/build.json`)).status).toBe(200);
      expect((await ask(origin, `${basePath}/nowhere`)).status).toBe(404);
    });

    test('shows the pages to a signed-in person', async () => {
      for (const name of portalRoutes) {
        const headers = { Authorization: credentialsOf(people.teacher) };
        const answer = await ask(origin, basePath + routes[name], { headers });
        expect(answer.status, routes[name]).toBe(200);
        expect(answer.body.toString()).toContain('<main id="main"');
      }
    });

    test('shows a student the student pages and no faculty pages', async () => {
      const headers = { Authorization: credentialsOf(people.student) };
      for (const name of portalRoutes) {
        const answer = await ask(origin, basePath + routes[name], { headers });
        const refused = name.startsWith('faculty');
        expect([200, 401, 403], routes[name]).toContain(answer.status);
        expect(answer.status !== 200, routes[name]).toBe(refused);
        expect(shownOnly.test(answer.body.toString()), routes[name]).toBe(!refused);
      }
    });

    test('refuses a wrong password', async () => {
      const headers = { Authorization: `Basic ${Buffer.from('asha:wrong').toString('base64')}` };
      const answer = await ask(origin, `${basePath}/Dashboard/`, { headers });
      expect([401, 302]).toContain(answer.status);
    });
  });
}
