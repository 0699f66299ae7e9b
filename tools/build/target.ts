import { readBasePath } from './base-path';
import { readSiteUrl } from './site-url';

/** Where a build will be served: the sub-path, and the host, both as the build's environment names them. */
export interface Target {
  /** Empty, or a path such as "/portal". */
  basePath: string;
  /** Empty, or a host such as "https://college.example"; then content/site.json names it. */
  siteUrl: string;
}

/** Reads BASE_PATH and SITE_URL; throws with what is allowed when one is wrong. */
export function readTarget(): Target {
  return { basePath: readBasePath(), siteUrl: readSiteUrl() };
}

/** Forgets BASE_PATH and SITE_URL: tests and measurements read the site as content/site.json names it, at the root. */
export function forgetTarget(): void {
  delete process.env['BASE_PATH'];
  delete process.env['SITE_URL'];
}
