import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '@/content/site';

/** Loads the modules again, because they read the sub-path when they load. */
async function load() {
  process.env['NEXT_PUBLIC_BASE_PATH'] = '/portal';
  jest.resetModules();
  return {
    landing: await import('@/app/(marketing)/page'),
    login: await import('@/app/(auth)/login/page'),
    profile: await import('@/app/(student)/MyProfile/page'),
    manifest: await import('@/app/manifest'),
    sitemap: await import('@/app/sitemap'),
    robots: await import('@/app/robots'),
  };
}

const home = `${site.siteUrl}/portal`;

describe('a site under a sub-path', () => {
  afterAll(() => delete process.env['NEXT_PUBLIC_BASE_PATH']);

  test('has full canonical and image addresses under the sub-path', async () => {
    const { landing, login, profile } = await load();
    expect(landing.metadata.alternates?.canonical).toBe(`${home}/`);
    expect(login.metadata.alternates?.canonical).toBe(`${home}/login/`);
    expect(profile.metadata.alternates?.canonical).toBe(`${home}/MyProfile/`);
    expect(JSON.stringify(landing.metadata)).toContain(`"${home}/images/share.png"`);
    expect(JSON.stringify(landing.metadata)).not.toContain(`"${site.siteUrl}/images`);
  });

  test('lists and installs its pages under the sub-path', async () => {
    const { manifest, sitemap, robots } = await load();
    expect(sitemap.default().map(({ url }) => url)).toEqual([
      `${home}/`,
      `${home}/login/`,
      `${home}/faculty-login/`,
      `${home}/verify/`,
      `${home}/evidence/`,
      `${home}/accessibility/`,
    ]);
    expect(robots.default().sitemap).toBe(`${home}/sitemap.xml`);
    const { start_url, scope, id, icons = [] } = manifest.default();
    for (const address of [start_url, scope, id, ...icons.map(({ src }) => src)])
      expect(address).toMatch(/^\/portal\//);
  });

  test('links, loads and prefetches only under the sub-path', async () => {
    const { landing, login } = await load();
    for (const page of [landing, login]) {
      const html = renderToStaticMarkup(<page.default />);
      const local = [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, address]) => address);
      expect(local.length).toBeGreaterThan(2);
      for (const address of local) expect(address).toMatch(/^\/portal\//);
      const pictures = [...html.matchAll(/srcSet="(\/[^"]*)"/g)].flatMap(([, list = '']) =>
        list.split(', '),
      );
      for (const candidate of pictures) expect(candidate).toMatch(/^\/portal\/images\//);
      expect(pictures.length > 0).toBe(page === landing);
      const data = /application\/ld\+json">([^<]*)</.exec(html)?.[1] ?? '';
      expect(data).toContain(home);
      expect(data).not.toMatch(new RegExp(`"${site.siteUrl}/(?!portal/)`));
    }
    expect(renderToStaticMarkup(<landing.default />)).toContain('{"href_matches":"/portal/*"}');
  });
});
