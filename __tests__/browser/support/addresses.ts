import { routes } from '@/lib/site/routes';

/** Every address of the site, and one that matches none. */
export const addresses = [...Object.values(routes), '/nowhere/'];

/** The addresses inside the two shells. */
export const portalAddresses = addresses.filter(
  (address) => !['/', '/login/', '/faculty-login/', '/nowhere/'].includes(address),
);

/** Whether this is the long form of a run, which `npm run check:full` asks for. */
export const isFull = process.env['EDIFY_FULL'] === '1';

/** What a check repeats itself with: the first of them, or in a full run all. */
export function firstOf<T>(all: readonly T[], count = 1): readonly T[] {
  return isFull ? all : all.slice(0, count);
}
