import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { canvasColor } from '@/lib/browser/theme';
import { asset, routes } from '@/lib/site/routes';

export const dynamic = 'force-static';

/** Returns how a device installs the site: names, icons and start page. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: asset(routes.landing),
    name: `${site.product}, ${site.college}`,
    short_name: site.product,
    description: site.pages.landing.description,
    lang: 'en',
    start_url: asset(routes.dashboard),
    scope: asset(routes.landing),
    display: 'standalone',
    background_color: canvasColor.light,
    theme_color: canvasColor.light,
    icons: [
      { src: asset('/app-icons/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: asset('/app-icons/icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: asset('/app-icons/icon-maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
