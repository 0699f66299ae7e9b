import { isFull } from '../../full-run';
import { portalRoutes, routes } from '@/lib/site/routes';

/** Every address of the site, and one that does not exist. */
export const addresses = [...Object.values(routes), '/nowhere/'];

/** Addresses of the student and faculty portals. */
export const portalAddresses: readonly string[] = portalRoutes.map((name) => routes[name]);

/** The first `count` values, or all in a full run. */
export function firstOf<T>(all: readonly T[], count = 1): readonly T[] {
  return isFull ? all : all.slice(0, count);
}
