import type { Site } from '@/content/schema/site';
import { toBase64Url } from '@/lib/file/base64';
import { absolute, routes } from '@/lib/site/routes';

/** The folder of the college's public keys. */
export const credentialFolder = '/credentials/';

/** The college as the issuer of credentials. */
export interface CredentialIssuer {
  /** The address of its public keys: "https://college.example/credentials/". */
  address: string;
  name: string;
  /** The home page of the site. */
  url: string;
  /** The number of years for which a credential is valid; without it, credentials do not expire. */
  years?: number | undefined;
}

/** The college as the issuer. The tools pass the path below the host that the site is published at. */
export function credentialIssuer(
  { siteUrl, college, credentialYears }: Pick<Site, 'siteUrl' | 'college' | 'credentialYears'>,
  basePath?: string,
): CredentialIssuer {
  const at = (path: `/${string}`) =>
    basePath === undefined ? absolute(siteUrl, path) : `${siteUrl}${basePath}${path}`;
  return {
    address: at(credentialFolder),
    name: college,
    url: at(routes.landing),
    ...(credentialYears && { years: credentialYears }),
  };
}

/** The address of the document about the issuer. It identifies the issuer in every credential. */
export function issuerId({ address }: Pick<CredentialIssuer, 'address'>): string {
  return `${address}issuer.json`;
}

/**
 * The same issuer as a DID (method did:web), for software that only knows these. Its document is `did.json` in the
 * folder of the keys: "did:web:college.example:portal:credentials".
 */
export function didOf({ address }: Pick<CredentialIssuer, 'address'>): string {
  const { host, pathname } = new URL(address);
  return ['did:web', encodeURIComponent(host), ...pathname.split('/').filter(Boolean)].join(':');
}

/** A SHA-256 in hexadecimal as base64url: of a published key's id, the thumbprint of RFC 7638. */
export function shortHash(hex: string): string {
  const bytes = hex.match(/../g) ?? [];
  return toBase64Url(Uint8Array.from(bytes, (byte) => parseInt(byte, 16)));
}

/** The address of one public key, which Open Badges 3.0 requires to be the `kid` of a signature. */
export function keyAddress({ address }: Pick<CredentialIssuer, 'address'>, keyId: string): string {
  return `${address}keys/${shortHash(keyId)}.json`;
}
