import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { routes } from '@/lib/routes';

export const dynamic = 'force-static';

/** Lists the public pages; the pages of a person's record are nobody's search result. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [routes.landing, routes.login, routes.facultyLogin].map((path) => ({
    url: `${site.siteUrl}${path}`,
  }));
}
