import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { absolute } from '@/lib/site/routes';

export const dynamic = 'force-static';

/** Allows crawlers to read everything, and names the sitemap. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute(site.siteUrl, '/sitemap.xml') };
}
