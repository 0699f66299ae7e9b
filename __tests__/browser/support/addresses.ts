import { portalRoutes, routes } from '@/lib/site/routes';

/** Every address of the site, and one that does not exist. */
export const addresses = [...Object.values(routes), '/nowhere/'];

/** Addresses of the student and faculty portals. */
export const portalAddresses: readonly string[] = portalRoutes.map((name) => routes[name]);
