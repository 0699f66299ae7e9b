import { aliases, portalRoutes, routes } from '@/lib/site/routes';
import type { Target } from '../build/target';

/** Where the guide tells people to copy the site; another folder means changing it in the server's file. */
export const siteFolder = '/srv/edify/current';

/** What every server file is written from. */
export interface SiteLayout {
  /** The sub-path with a slash at its end: "/" or "/portal/". */
  prefix: string;
  host: string;
  /** First segments of the addresses that a gate for students covers, and of those that one for the faculty covers. */
  student: readonly string[];
  faculty: readonly string[];
  /** The folders of all pages. */
  folders: readonly string[];
  /** Second spellings of an address, both without slashes around them. */
  aliases: readonly (readonly [alias: string, page: string])[];
}

const withoutSlashes = (path: string) => path.replaceAll('/', '');

/** What the server files are written from, for a build's address. */
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

/** A text as part of a regular expression, in the syntax that all servers share. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The start of all addresses of some pages as a regular expression, to be matched without regard to case. */
export function gatedPattern(prefix: string, segments: readonly string[]): string {
  return `^${escapeRegExp(prefix)}(${segments.map(escapeRegExp).join('|')})(/|\\.|$)`;
}
