import type { Metadata } from 'next';
import type { Site } from '@/content/schema/site';
import { releaseMeta } from './release';
import { absolute, routes, type RouteName, type StaticRoute } from './routes';

/** The size of the preview picture of a shared link, in pixels, as recommended for Open Graph and Twitter. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The metadata that all pages share. */
export function siteMetadata(site: Site): Metadata {
  return {
    metadataBase: new URL(site.siteUrl),
    applicationName: site.product,
    // Lets a reloaded page find out whether the release changed (lib/browser/new-release.ts).
    other: { [releaseMeta]: process.env['BUILD_ID'] ?? '' },
    formatDetection: { telephone: false, email: false, address: false },
    openGraph: openGraphOf(site),
    twitter: { card: 'summary_large_image', images: shareImages(site) },
  };
}

/** Title, description and address of a public page, also for shared links; Twitter reads the same. */
export function publicMetadata(site: Site, name: StaticRoute): Metadata {
  const { title, description } = site.pages[name];
  const url = absolute(site.siteUrl, routes[name]);
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { ...openGraphOf(site), title, description, url },
  };
}

/** Title, description and address of a portal page, which search engines must not list. */
export function portalMetadata(site: Site, name: Exclude<RouteName, StaticRoute>): Metadata {
  return {
    ...site.pages[name],
    alternates: { canonical: absolute(site.siteUrl, routes[name]) },
    robots: { index: false },
  };
}

function openGraphOf(site: Site) {
  return {
    type: 'website' as const,
    siteName: site.product,
    images: shareImages(site),
  };
}

function shareImages({ siteUrl, shareImage }: Site) {
  const url = absolute(siteUrl, '/images/share.png');
  return shareImage ? [{ url, ...shareSize, type: 'image/png', alt: shareImage }] : [];
}
