import { portalRoutes, routes } from '@/lib/site/routes';
import type { BoxNames } from '@/lib/drop/box';
import type { Inventory } from '@/tools/file/inventory';
import type { PublishedPerson } from '@/tools/college/drop/check-boxes';
import type { Ask } from './ask';

/** A live site and the release that it reports. */
export interface LiveSite {
  /** For example "https://college.example". */
  origin: string;
  /** Path of the site, with a leading and a trailing slash. */
  prefix: string;
  /** Whether portal pages are expected behind a sign-in. */
  gated: boolean;
  inventory: Inventory;
  ask: Ask;
  /** The local folder with the sealed records that the site should have. */
  people?: string;
  /** The names of the boxes with which a drop box is checked. */
  drop?: BoxNames;
  /** A teacher of the college whose record is published, the key to it, and whether it must have boxes. */
  asking?: PublishedPerson & { hasDrop: boolean };
}

/** Path at which a file is requested; a page is requested by its folder. */
export function addressOf({ prefix }: Pick<LiveSite, 'prefix'>, path: string): string {
  const shown = path.replace(/(^|\/)index\.html$/, '$1');
  return prefix + shown.split('/').map(encodeURIComponent).join('/');
}

export const isSecure = ({ origin }: Pick<LiveSite, 'origin'>): boolean =>
  origin.startsWith('https:');

const gatedFolders = portalRoutes.map((name) => routes[name].slice(1).toLowerCase());

/** Whether a file, in any mix of upper and lower case, belongs behind the gate. */
export const isBehindGate = (path: string): boolean =>
  gatedFolders.some((folder) => path.toLowerCase().startsWith(folder));

/** Full URL that a redirect leads to; undefined if the response is not a redirect. */
export function leadsTo(
  { origin }: Pick<LiveSite, 'origin'>,
  from: string,
  { status, headers }: { status: number; headers: { location?: string } },
): URL | undefined {
  if (status < 300 || status > 399 || headers.location === undefined) return undefined;
  // The host comes first, because "//x" alone would be parsed as another host.
  const base = origin + from;
  return URL.canParse(headers.location, base) ? new URL(headers.location, base) : undefined;
}
