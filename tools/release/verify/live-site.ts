import { portalRoutes, routes } from '@/lib/site/routes';
import type { Inventory } from '../../build/inventory';
import type { Ask } from './ask';
import type { Memory, Validators } from './memory';

/** A site as it answers now, and the release that it says it is. */
export interface LiveSite {
  /** Such as "https://college.example". */
  origin: string;
  /** The path of the site with a slash at both ends. */
  prefix: string;
  /** Whether portal pages are expected behind a sign-in. */
  gated: boolean;
  inventory: Inventory;
  ask: Ask;
  /** What earlier runs saw there. */
  memory: Memory;
  /** What this run sees, by path. */
  seen: Map<string, Validators>;
}

/** The address of a file, below its host; a page is asked for by its folder. */
export function addressOf({ prefix }: Pick<LiveSite, 'prefix'>, path: string): string {
  const shown = path.replace(/(^|\/)index\.html$/, '$1');
  return prefix + shown.split('/').map(encodeURIComponent).join('/');
}

/** Tells whether answers come over HTTPS. */
export function isSecure({ origin }: Pick<LiveSite, 'origin'>): boolean {
  return origin.startsWith('https:');
}

const gatedFolders = portalRoutes.map((name) => routes[name].slice(1).toLowerCase());

/** Tells whether a file, in any spelling of upper and lower case, belongs behind the gate. */
export function isBehindGate(path: string): boolean {
  return gatedFolders.some((folder) => path.toLowerCase().startsWith(folder));
}

/** Where a redirect leads, as a whole address; nothing when the answer is none. */
export function leadsTo(
  { origin }: Pick<LiveSite, 'origin'>,
  from: string,
  { status, headers }: { status: number; headers: { location?: string } },
): URL | undefined {
  if (status < 300 || status > 399 || headers.location === undefined) return undefined;
  // The path is put behind the host by hand: "//x" alone would be read as another host.
  const base = origin + from;
  return URL.canParse(headers.location, base) ? new URL(headers.location, base) : undefined;
}
