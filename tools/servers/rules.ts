/** What every answer says besides the page's own policy, in the order of the server files; HTTPS alone adds `hsts`. */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  ['Content-Security-Policy', "frame-ancestors 'none'; base-uri 'none'; object-src 'none'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Referrer-Policy', 'same-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
];

/** Said over HTTPS only: browsers come back over HTTPS for two years. */
export const hsts = ['Strict-Transport-Security', 'max-age=63072000'] as const;

/** How long an answer may be kept: files whose name is a hash of their content, all other files, and errors. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
  error: 'no-store',
} as const;

/** Below this folder of `out/`, and nowhere else, a file's name changes with its content. */
export const hashedFolder = '_next/static/';

/** Files in `out/` that are for the web server: it reads them and never sends them. */
export const hiddenFiles = ['.htaccess', '.nojekyll', '_headers', '_redirects', 'web.config'];
