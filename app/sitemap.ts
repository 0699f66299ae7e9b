import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { absolute, routes, staticRoutes } from '@/lib/site/routes';

export const dynamic = 'force-static';

/** Lists the public pages; search engines do not list the portal pages. */
export default function sitemap(): MetadataRoute.Sitemap {
  return staticRoutes.map((name) => ({ url: absolute(site.siteUrl, routes[name]) }));
}
