import { mergeKeys } from '@/lib/crypto/key-trust';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { didOf, issuerId, keyAddress, shortHash, type CredentialIssuer } from './issuer';
import type { KeySet } from './key-set';

/**
 * The public documents of the college as an issuer, without the owners of the keys: the key set, each key, the issuer,
 * which is a Profile of Open Badges 3.0 and a document of W3C Controlled Identifiers 1.0, and the document of its DID.
 */
export function issuerDocuments(issuer: CredentialIssuer, keys: readonly FacultyKey[]) {
  const id = issuerId(issuer);
  const did = didOf(issuer);
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
    alsoKnownAs: [did],
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
  const methods = trusted.map(({ id: keyId }, index) => ({
    id: `${did}#${shortHash(keyId)}`,
    type: 'JsonWebKey2020',
    controller: did,
    publicKeyJwk: published[index],
  }));
  const didDocument = {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id: did,
    alsoKnownAs: [id],
    verificationMethod: methods,
    assertionMethod: methods.map((method) => method.id),
  };
  return { keySet, profile, didDocument, keys: published };
}
