import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { absolute, routes, staticRoutes } from '@/lib/site/routes';

export const dynamic = 'force-static';

/** Lists the public pages; the pages of a person's record are nobody's search result. */
export default function sitemap(): MetadataRoute.Sitemap {
  return staticRoutes.map((name) => ({ url: absolute(site.siteUrl, routes[name]) }));
}
