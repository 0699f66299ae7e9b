import { portalRoutes, routes } from '@/lib/site/routes';

/** Every address of the site, and one that does not exist. */
export const addresses = [...Object.values(routes), '/nowhere/'];

/** One page of each kind of shell: the other pages of it are tried in a full run. */
const daily: readonly string[] = [
  routes.landing,
  routes.login,
  routes.dashboard,
  routes.facultyDashboard,
  '/nowhere/',
];

/** The options of a test of an address, which is slow if another page has the same shell. */
export const ofAddress = (address: string) => (daily.includes(address) ? {} : { tag: '@slow' });

/** Addresses of the student and faculty portals. */
export const portalAddresses: readonly string[] = portalRoutes.map((name) => routes[name]);
