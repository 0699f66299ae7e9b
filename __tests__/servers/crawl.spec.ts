import { expect, test } from '@playwright/test';
import { LinkChecker } from 'linkinator';
import { portalRoutes, routes } from '@/lib/site/routes';
import { servers } from './servers';

/** Only one kind of server, at the root and below a sub-path: links are the same on all. */
const crawled = servers('open').filter(({ kind }) => kind === 'caddy');

for (const { title, origin, basePath } of crawled)
  test(`${title}: every link leads to an existing page and fragment`, async () => {
    // No public page links to the portal pages, so the crawl starts at them too.
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
