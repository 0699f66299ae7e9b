import { expect, test } from '@playwright/test';
import { portalRoutes, routes, staticRoutes } from '@/lib/site/routes';
import { credentialsOf, people } from '@/tools/hosting/servers/person';
import { isFull } from '../full-run';
import { ask } from './ask';
import { problemsAt } from './problems-at';
import { servers } from './servers';

/** Other spellings of an address, which would pass a gate that only compares text. */
const spellings: Readonly<Record<string, (path: string) => string>> = {
  'as it is': (path) => path,
  'with two slashes': (path) => path.replaceAll('/', '//'),
  'with three slashes before it': (path) => `//${path}`,
  'through a folder and back': (path) => path.replace(/([^/]+)\/$/, 'login/../$1/'),
  'through itself and back': (path) => path.replace(/([^/]+)\/$/, '$1/../$1/'),
  'with a folder that is the same': (path) => path.replace(/([^/]+)\/$/, './$1/'),
  'with a letter in percent signs': (path) =>
    path.replace(/([^/])([^/]*)\/$/, (_, first: string, rest: string) => `%${hex(first)}${rest}/`),
  'with every letter in percent signs': (path) =>
    path.replace(/[^/]+(?=\/$)/, (name) => [...name].map((letter) => `%${hex(letter)}`).join('')),
  'with a slash in percent signs': (path) => path.replace(/\/$/, '%2f'),
  'with dots in percent signs': (path) => path.replace(/([^/]+)\/$/, 'login/%2e%2e/$1/'),
  'in upper case': (path) => path.replace(/[^/]+(?=\/$)/, (name) => name.toUpperCase()),
  'in lower case': (path) => path.replace(/[^/]+(?=\/$)/, (name) => name.toLowerCase()),
  'with a backslash': (path) => path.replace(/\/$/, '\\'),
  'with a semicolon': (path) => path.replace(/\/$/, ';a=1/'),
  'with a query': (path) => `${path}?a=/login/`,
};

const hex = (letter: string) => letter.charCodeAt(0).toString(16).padStart(2, '0');
/** Text that only portal pages and their data contain. */
const shownOnly = /\$Sreact|Aarav|Ananya/;
const files = ['', 'index.html', 'index.html.br', 'index.html.gz', 'index.txt'];

/** The pages at which every spelling is tried; hostile.spec.ts tries more at a small site. */
const spelled = isFull ? portalRoutes : (['dashboard', 'facultyDashboard'] as const);

for (const server of servers('basic', 'asked')) {
  const { title, gate, origin, basePath } = server;
  test.describe(`${title}, its gate ${gate === 'basic' ? 'a password' : 'a sign-on'}`, () => {
    test('shows no portal page without a sign-in, however its address is written', async () => {
      for (const name of spelled)
        for (const [how, spell] of Object.entries(spellings))
          for (const file of files) {
            const answer = await ask(origin, spell(basePath + routes[name]) + file);
            const at = `${routes[name]}${file} ${how}`;
            expect([301, 302, 307, 308, 400, 401, 403, 404], at).toContain(answer.status);
            expect(answer.body.toString(), at).not.toMatch(shownOnly);
          }
    });

    test('asks for a sign-in at every portal page', async () => {
      for (const name of portalRoutes) {
        const answer = await ask(origin, basePath + routes[name]);
        expect([401, 302], routes[name]).toContain(answer.status);
      }
    });

    test('verify finds no problem behind the gate and in front of it', async () => {
      expect(
        await problemsAt(server, isFull ? undefined : (file) => !/^credentials\//.test(file)),
      ).toEqual({});
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
