import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { evidence, landing, signIn } from '@/content/marketing';
import { site } from '@/content/site';
import { absolute, routes, staticRoutes, type RouteName } from '@/lib/site/routes';
import { exportedPages, out } from './pages';

const pages = exportedPages();
const isPublic = (name: string) => (staticRoutes as readonly string[]).includes(name);
const publicPages = pages.filter(({ name }) => isPublic(name));
const portalPages = pages.filter(({ name }) => !isPublic(name) && name !== 'notFound');

type StructuredData = Record<string, unknown> & { '@type': string };

/** Structured data of a page for search engines. */
function structuredDataOf(html: string): StructuredData[] {
  const blocks = parse(html).querySelectorAll('script[type="application/ld+json"]');
  return blocks.flatMap((block) => {
    const data = JSON.parse(block.textContent) as {
      '@context': string;
      '@graph': StructuredData[];
    };
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'];
  });
}

function meta(page: (typeof pages)[number], key: string): string | undefined {
  const found = page.root
    .querySelectorAll('meta')
    .filter((tag) => [tag.getAttribute('property'), tag.getAttribute('name')].includes(key));
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0]?.getAttribute('content');
}

describe.each(publicPages.map((page) => [page.file, page] as const))('%s', (_, page) => {
  const { title, description } = site.pages[page.name];
  const url = absolute(site.siteUrl, routes[page.name as RouteName]);

  test('may be listed by search engines', () => {
    expect(meta(page, 'robots')).toBeUndefined();
  });

  test('gives shared links a title, a description, an address and a picture', () => {
    expect(meta(page, 'og:title')).toBe(title);
    expect(meta(page, 'og:description')).toBe(description);
    expect(meta(page, 'og:url')).toBe(url);
    expect(meta(page, 'og:type')).toBe('website');
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
    for (const key of ['og:image', 'twitter:image'])
      expect(meta(page, key)).toBe(absolute(site.siteUrl, '/images/share.png'));
    expect(meta(page, 'og:image:width')).toBe('1200');
    expect(meta(page, 'og:image:height')).toBe('630');
    expect(meta(page, 'og:image:alt')).toBe(site.shareImage);
  });

  test('gives search engines only data that is on the site', () => {
    const text = JSON.stringify(structuredDataOf(page.html));
    expect(text).not.toMatch(/aggregateRating|ratingValue|review/i);
    for (const address of text.match(/"https:[^"]*"/g) ?? [])
      expect(
        [site.siteUrl, ...site.social.map(({ href }) => href)].some((known) =>
          address.startsWith(`"${known}`),
        ),
      ).toBe(true);
  });
});

describe.each(portalPages.map((page) => [page.file, page] as const))('%s', (_, page) => {
  test('asks search engines not to list it', () => {
    expect(meta(page, 'robots')).toMatch(/\bnoindex\b/);
  });

  test('shows a picture when its link is shared', () => {
    expect(meta(page, 'og:image')).toBe(absolute(site.siteUrl, '/images/share.png'));
  });
});

test('the landing page describes the college, the site and the product', () => {
  const things = structuredDataOf(readFileSync(join(out, 'index.html'), 'utf8'));
  const byType = Object.fromEntries(things.map((thing) => [thing['@type'], thing]));
  expect(Object.keys(byType)).toEqual(['CollegeOrUniversity', 'WebSite', 'SoftwareApplication']);
  expect(byType['CollegeOrUniversity']).toMatchObject({ name: site.college });
  expect(byType['WebSite']).toMatchObject({ name: site.product, url: `${site.siteUrl}/` });
  expect(byType['SoftwareApplication']).toMatchObject({
    name: site.product,
    applicationCategory: 'EducationalApplication',
    featureList: landing.features.items.map(({ title }) => title),
  });
  const ids = new Set(things.map((thing) => thing['@id']));
  expect(ids.size).toBe(3);
  expect(ids).toContain((byType['WebSite']?.['publisher'] as { '@id': string })['@id']);
});

test.each([
  ['login', signIn.student.heading],
  ['faculty-login', signIn.faculty.heading],
  ['evidence', evidence.heading],
  ['accessibility', 'Accessibility'],
])('/%s/ has a breadcrumb from the landing page', (folder, heading) => {
  const [list, ...others] = structuredDataOf(readFileSync(join(out, folder, 'index.html'), 'utf8'));
  expect(others).toEqual([]);
  expect(list?.['@type']).toBe('BreadcrumbList');
  expect(list?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: site.product, item: `${site.siteUrl}/` },
    { '@type': 'ListItem', position: 2, name: heading, item: `${site.siteUrl}/${folder}/` },
  ]);
});

test('the not-found page asks search engines not to list it', () => {
  const page = pages.find(({ name }) => name === 'notFound');
  expect(page && meta(page, 'robots')).toMatch(/\bnoindex\b/);
});

test('robots.txt allows everything, so that robots see which pages not to list', () => {
  const robots = readFileSync(join(out, 'robots.txt'), 'utf8');
  expect(robots).not.toMatch(/^Disallow: \S/m);
  expect(robots).toContain(`Sitemap: ${site.siteUrl}/sitemap.xml`);
});

test('the web manifest names icons that exist, a start page and a scope', () => {
  const manifest = JSON.parse(readFileSync(join(out, 'manifest.webmanifest'), 'utf8')) as {
    name: string;
    start_url: string;
    scope: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest.name).toContain(site.product);
  expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
  expect(existsSync(join(out, manifest.start_url, 'index.html'))).toBe(true);
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of manifest.icons) expect(existsSync(join(out, src))).toBe(true);
  for (const { root } of portalPages)
    expect(root.querySelector('link[rel="manifest"]')?.getAttribute('href')).toBe(
      '/manifest.webmanifest',
    );
});
