import { mergeKeys } from '@/components/exchange/model/key-trust';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { issuerId, keyAddress, type CredentialIssuer } from './issuer';
import type { KeySet } from './key-set';

/**
 * The public documents of the college as an issuer, without the owners of the keys: the key set, each key, and the
 * issuer, which is a Profile of Open Badges 3.0 and a document of W3C Controlled Identifiers 1.0.
 */
export function issuerDocuments(issuer: CredentialIssuer, keys: readonly FacultyKey[]) {
  const id = issuerId(issuer);
  const merged = mergeKeys(keys);
  const trusted = merged.filter(({ revoked }) => !revoked);
  const published = trusted.map(({ id: keyId, publicKey: { kty, crv, x, y }, from }) => ({
    ...{ kty, crv, x, y, use: 'sig', alg: 'ES256' },
    kid: keyAddress(issuer, keyId),
    ...(from && { from }),
  }));
  const keySet: KeySet = {
    keys: published,
    revoked: merged.flatMap(({ id: keyId, revoked }) =>
      revoked ? [{ kid: keyAddress(issuer, keyId), at: revoked }] : [],
    ),
  };
  const profile = {
    '@context': [
      'https://www.w3.org/ns/cid/v1',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id,
    type: ['Profile'],
    name: issuer.name,
    url: issuer.url,
    verificationMethod: published.map((publicKeyJwk) => ({
      id: publicKeyJwk.kid,
      type: 'JsonWebKey',
      controller: id,
      publicKeyJwk,
    })),
    assertionMethod: published.map(({ kid }) => kid),
  };
  return { keySet, profile, keys: published };
}
