import { expect, test } from '@playwright/test';
import { LinkChecker } from 'linkinator';
import { portalRoutes, routes } from '@/lib/site/routes';
import { servers } from './servers';

/** One server at the top and one below a sub-path: what links lead to is the same on all. */
const crawled = servers('open').filter(({ kind }) => kind === 'caddy');

for (const { title, origin, basePath } of crawled)
  test(`${title}: every link leads to something that is there, to its very fragment`, async () => {
    // No page that anybody may see leads to a person's own pages, so these are beginnings as well.
    const starts = [routes.landing, ...portalRoutes.map((name) => routes[name])];
    const { links } = await new LinkChecker().check({
      path: starts.map((route) => `${origin}${basePath}${route}`),
      recurse: true,
      checkCss: true,
      checkFragments: true,
      allowInsecureCerts: true,
      concurrency: 8,
      linksToSkip: (link) => Promise.resolve(!link.startsWith(origin)),
    });
    const own = links.filter(({ url }) => url.startsWith(origin));
    expect(own.length).toBeGreaterThan(60);
    expect(
      own.filter(({ state }) => state !== 'OK').map(({ url, parent }) => [url, parent]),
    ).toEqual([]);
    expect(own.filter(({ url }) => !new URL(url).pathname.startsWith(`${basePath}/`))).toEqual([]);
  });
