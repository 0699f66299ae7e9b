/**
 * The headers of every response next to the page's own policy, in the order of the server files; `hsts` is for HTTPS
 * only.
 */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  ['Content-Security-Policy', "frame-ancestors 'none'; base-uri 'none'; object-src 'none'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
];

/** Sent over HTTPS only: browsers keep using HTTPS for two years. */
export const hsts = ['Strict-Transport-Security', 'max-age=63072000'] as const;

/** How long a response may be cached: files whose name is a hash of their content, all other files, and errors. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
  error: 'no-store',
} as const;

/** The only folder of `out/` in which a file's name changes with its content. */
export const hashedFolder = '_next/static/';

/** Files in `out/` for the web server, which reads them and never sends them. */
export const hiddenFiles = ['.htaccess', '.nojekyll', '_headers', '_redirects', 'web.config'];
