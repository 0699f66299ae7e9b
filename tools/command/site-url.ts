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
