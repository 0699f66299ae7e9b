import { routes } from '@/lib/routes';

/** Every address of the site, and one that matches none. */
export const addresses = [...Object.values(routes), '/nowhere/'];

/** The addresses inside the two shells. */
export const portal = addresses.filter(
  (address) => !['/', '/login/', '/faculty-login/', '/nowhere/'].includes(address),
);

/** Whether this is the long form of a run, which `npm run check:full` asks for. */
export const isFull = process.env['EDIFY_FULL'] === '1';
