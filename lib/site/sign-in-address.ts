/** The request in the address of a login page. */
export interface SignInAddress {
  /** The id and access code of a QR code's link. `isSent`: the address has sent the code to the server. */
  link: { id: string; code: string; isSent?: true } | null;
  /** The page that was asked for, as the address has it; `pageAfterSignIn` checks it. */
  to: string | null;
  /** True if the page is opened as a sample person at once. */
  isTour?: boolean;
}

/**
 * Reads the hash of a login page: `#<id>.<code>`, `#to=/Dashboard/` or `#tour=/Dashboard/`. Mail gateways turn the # of a link into %23,
 * which then starts the query, follows the #, or ends the path: the 404 page then opens `#sent=<id>.<code>`.
 */
export function readSignInAddress({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): SignInAddress {
  const [, encoded = ''] = /^(?:#|\?%(?:25)*23)(.*)$/is.exec(hash || search) ?? [];
  const text = decode(encoded.replace(/^%(?:25)*23/i, ''));
  const [, isTour, asked] = /^to(ur)?=(.*)$/s.exec(text) ?? [];
  if (asked !== undefined) return { link: null, to: asked, ...(isTour && { isTour: true }) };
  const [, sent, id, code] = /^(sent=)?(.+)\.([^.&]+)(?:&.*)?$/.exec(text) ?? [];
  const isSent = (sent !== undefined || !hash) && { isSent: true as const };
  return { link: id && code ? { id, code, ...isSent } : null, to: null };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
