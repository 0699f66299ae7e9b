import { mediaTypes } from '../serve/media-type';

type Header = readonly [name: string, value: string];

/** The scripts that read other people's files in a worker, which obeys the policy of its own response. */
export const workerFiles: readonly string[] = ['compare-texts.js', 'read-text.js'];

const policy = "frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

/** The policy of these scripts, which request nothing and run no text as code, and of all other files. */
export const policies = { worker: `default-src 'none'; ${policy}`, other: policy } as const;

const features = (camera: string) =>
  `camera=(${camera}), geolocation=(), microphone=(), payment=(), usb=()`;

/** The page that may use the camera, to scan cards. */
export const cameraFolder = 'faculty-events/';

/** What a page may ask the browser for: the camera on one page, nothing on all others. */
export const permissions = { camera: features('self'), other: features('') } as const;

/**
 * The headers of a response next to the page's own policy, in the order of the server files; `hsts` is for HTTPS only.
 */
export const securityHeadersWith = (
  value: string,
  allowed: string = permissions.other,
): readonly Header[] => [
  ['Content-Security-Policy', value],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', allowed],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
];

export const securityHeaders = securityHeadersWith(policies.other);

/** The headers of one file of `out/`. */
export const securityHeadersOf = (file: string): readonly Header[] =>
  workerFiles.includes(file)
    ? securityHeadersWith(policies.worker)
    : file === `${cameraFolder}index.html`
      ? securityHeadersWith(policies.other, permissions.camera)
      : securityHeaders;

/** Sent over HTTPS only: browsers keep using HTTPS for two years. */
export const hsts = ['Strict-Transport-Security', 'max-age=63072000'] as const;

/** The time for which a response may be cached: files whose name is a hash of their content, all other files, and errors. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
  error: 'no-store',
} as const;

/** A media type without its charset, and the extensions of its files. */
interface FileType {
  type: string;
  endings: string[];
  isText: boolean;
}

/** Every media type of the site with its extensions, without dots. */
export const fileTypes: readonly FileType[] = collectFileTypes();

function collectFileTypes(): FileType[] {
  const found = new Map<string, FileType>();
  for (const [ending, whole] of Object.entries(mediaTypes)) {
    const [type = ''] = whole.split(';');
    const known = found.get(type) ?? { type, endings: [], isText: whole.includes('charset') };
    known.endings.push(ending.slice(1));
    found.set(type, known);
  }
  return [...found.values()];
}

/** The extensions of text files, which have compressed copies next to them. */
export const textEndings: readonly string[] = fileTypes
  .filter(({ isText }) => isText)
  .flatMap(({ endings }) => endings);
