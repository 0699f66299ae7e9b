import { aliases, portalRoutes, routes } from '@/lib/site/routes';

const firstFolder = (path: string): string => (path.split('/')[0] ?? '').toLowerCase();

/** The first folders of the portal's addresses in lower case, which the web server's gate protects. */
const gated = new Set(
  [...portalRoutes.map((name) => routes[name]), ...Object.keys(aliases)].map((address) =>
    firstFolder(address.slice(1)),
  ),
);

/** Whether a file of `out/` is in a folder of the portal, where a gate can protect it. */
export const isGated = (file: string): boolean =>
  file.includes('/') && gated.has(firstFolder(file));
