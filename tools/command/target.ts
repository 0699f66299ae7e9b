import { readBasePath } from './base-path';
import { readSiteUrl } from './site-url';

/** The address of a build: the sub-path and the host, from the environment of the build. */
export interface Target {
  /** Empty, or a path such as "/portal". */
  basePath: string;
  /** Empty, or a host such as "https://college.example"; if empty, content/site.json names the host. */
  siteUrl: string;
}

/** The options that say where a site is served; target-option.ts takes their values. */
export const targetOptions = {
  'base-path': { type: 'string' },
  'site-url': { type: 'string' },
} as const;

/** Reads BASE_PATH and SITE_URL. Throws with the allowed values if one is invalid. */
export function readTarget(): Target {
  return { basePath: readBasePath(), siteUrl: readSiteUrl() };
}

/** Clears BASE_PATH and SITE_URL: tests and measurements use the host in content/site.json, at the root. */
export function forgetTarget(): void {
  delete process.env['BASE_PATH'];
  delete process.env['SITE_URL'];
}
