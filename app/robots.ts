import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { absolute } from '@/lib/site/routes';

export const dynamic = 'force-static';

/** Tells crawlers that they may read everything, and where the public pages are listed. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute(site.siteUrl, '/sitemap.xml') };
}
