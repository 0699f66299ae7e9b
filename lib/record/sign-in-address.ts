import { portalRoutes, routes } from '@/lib/site/routes';
import type { PersonKind } from './person';

/** What the address of a login page asks for. */
export interface SignInAddress {
  /** The id and access code of a QR code's link. */
  link: { id: string; code: string } | null;
  /** The portal page to open after signing in, with its query and hash. */
  to: string | null;
}

/**
 * Reads the hash of a login page: `#<id>.<code>` or `#to=/Dashboard/`. Mail gateways turn the # of a link into %23,
 * which then starts the query or follows the #.
 */
export function readSignInAddress({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): SignInAddress {
  const [, encoded = ''] = /^(?:#|\?%(?:25)*23)(.*)$/is.exec(hash || search) ?? [];
  const text = decode(encoded.replace(/^%(?:25)*23/i, ''));
  const asked = /^to=(.*)$/s.exec(text)?.[1];
  if (asked !== undefined) return { link: null, to: portalPage(asked) };
  const [, id, code] = /^(.+)\.([^.&]+)(?:&.*)?$/.exec(text) ?? [];
  return { link: id && code ? { id, code } : null, to: null };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An address as one of a portal page, or null. Nothing else is opened after signing in. */
function portalPage(asked: string): string | null {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(asked) ?? [];
  const route = `${path.replace(/\/$/, '')}/`;
  return portalRoutes.some((name) => routes[name] === route) ? route + rest : null;
}

/** The page that opens after signing in: the one asked for if it is for this kind of person, or else their first one. */
export function pageAfterSignIn(kind: PersonKind, to: string | null): string {
  const isForTeacher = to?.startsWith('/faculty-');
  if (kind === 'teacher') return isForTeacher ? (to ?? '') : routes.facultyDashboard;
  return to && !isForTeacher ? to : routes.profile;
}
