import { expect, test } from '@playwright/test';
import { portalRoutes, routes } from '@/lib/site/routes';
import { isFull } from '../full-run';
import { servers } from './servers';
import { exercise } from './exercise';

/** Pages of a quick run. */
const quick: readonly string[] = [routes.landing, routes.chats];

/** Servers on which every page is exercised. Other tests check that all servers send the same bytes and headers. */
const exercisedServers = servers('open').filter(
  ({ kind, basePath }) => kind === (basePath === '' ? 'nginx' : 'apache'),
);

for (const { title, origin, basePath } of exercisedServers)
  for (const [name, route] of Object.entries(routes).filter(
    ([, address]) => (isFull && basePath === '') || quick.includes(address),
  ))
    test(`${title}: using every control on ${route} breaks no rule of its policy`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('request', (request) => {
        const { origin: asked, protocol } = new URL(request.url());
        if (/^https?:$/.test(protocol) && asked !== origin) problems.push(`asked ${request.url()}`);
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`violation of ${event.violatedDirective}: ${event.blockedURI}`);
        });
      });
      const { driven, dialogs } = await exercise(page, `${origin}${basePath}${route}`);
      expect(problems).toEqual([]);
      const isPortal = portalRoutes.some((portal) => portal === name);
      // These pages have links only.
      expect(driven.length).toBeGreaterThanOrEqual(
        isPortal ? 5 : ['evidence', 'accessibility'].includes(name) ? 0 : 1,
      );
      if (['profile', 'dashboard', 'facultyDashboard'].includes(name))
        expect(dialogs).toBeGreaterThan(2);
      console.log(`${title}, ${route}: ${driven.length} controls, ${dialogs} dialogs`);
    });
