/** Reads the sub-path the site is served under: empty, or segments such as "/portal". Throws on any other form. */
export function readBasePath(value: string = process.env['BASE_PATH'] ?? ''): string {
  if (/^(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/.test(value)) return value;
  throw new Error(
    `BASE_PATH is "${value}". Allowed: nothing, or a path such as "/portal" or "/students/portal": ` +
      'it starts with a slash, ends without one, and uses letters, digits, "-", "_", "." and "~" only.',
  );
}

/** Reads the host the site is published at: empty, or https and a host. Throws on any other form. */
export function readSiteUrl(value: string = process.env['SITE_URL'] ?? ''): string {
  if (value === '' || isHost(value)) return value;
  throw new Error(
    `SITE_URL is "${value}". Allowed: nothing, or https:// and a host, optionally with a port, such as ` +
      '"https://college.example". A path below the host goes into BASE_PATH.',
  );
}

function isHost(value: string): boolean {
  if (!/^https:\/\/[^\s/?#@\\]+$/.test(value) || !URL.canParse(value)) return false;
  return new URL(value).origin === value;
}

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
