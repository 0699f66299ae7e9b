import { aliases, portalRoutes, routes } from '@/lib/site/routes';
import type { Target } from '@/tools/command/target';
import { cameraFolder, workerFiles } from './rules';

/** The folder that the guide tells people to copy the site to; for another folder, they change the server file. */
export const siteFolder = '/srv/edify/current';

/**
 * The folder with one file per campus account, outside the folders that the server publishes; `npm run college -- keys`
 * writes it.
 */
export const keysFolder = '/srv/keys';

/** The address that answers with the signed-in person's own access code. */
export const ownCodeAddress = (prefix: string): string => `${prefix}people/me.json`;

/** The names of campus accounts that are used as file names: a name with a dot or a slash could lead elsewhere. */
export const safeAccountName = '^[a-z0-9]{1,32}$';

/** The values that every server file is generated from. */
export interface SiteLayout {
  /** The sub-path with a trailing slash: "/" or "/portal/". */
  prefix: string;
  host: string;
  /**
   * First segments of the addresses that the gate for students covers, and of those that the gate for faculty covers.
   */
  student: readonly string[];
  faculty: readonly string[];
  /** The folders of all pages. */
  folders: readonly string[];
  /** Alternative spellings of an address, both without surrounding slashes. */
  aliases: readonly (readonly [alias: string, page: string])[];
}

const withoutSlashes = (path: string) => path.replaceAll('/', '');

export function siteLayoutOf(target: Target): SiteLayout {
  const segments = portalRoutes.map((name) => withoutSlashes(routes[name]));
  const other = Object.entries(aliases).map(
    ([alias, page]) => [withoutSlashes(alias), withoutSlashes(page)] as const,
  );
  return {
    prefix: `${target.basePath}/`,
    host: target.siteUrl === '' ? 'college.example' : new URL(target.siteUrl).host,
    student: segments.filter((segment) => !segment.startsWith('faculty-')),
    faculty: segments.filter((segment) => segment.startsWith('faculty-')),
    folders: Object.values(routes).map(withoutSlashes).filter(Boolean),
    aliases: other,
  };
}

/** Escapes a text for a regular expression, in the syntax that all servers share. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A regular expression for the addresses of the workers' scripts and their compressed copies. */
export const workerPattern = (prefix: string): string =>
  `^${escapeRegExp(prefix)}(${workerFiles.map(escapeRegExp).join('|')})(\\.br|\\.gz)?$`;

/** A regular expression for the address of the page that may use the camera, and of its file and compressed copies. */
export const cameraPattern = (prefix: string): string =>
  `^${escapeRegExp(prefix + cameraFolder)}(index\\.html(\\.br|\\.gz)?)?$`;

/** A regular expression for the start of some pages' addresses, to be matched without regard to case. */
export const gatedPattern = (prefix: string, segments: readonly string[]): string =>
  `^${escapeRegExp(prefix)}(${segments.map(escapeRegExp).join('|')})(/|\\.|$)`;
