import type { SigningKey } from '@/components/exchange/model/signature';
import { encodeJson, signText } from '@/lib/crypto/es256';
import { keyAddress, type CredentialIssuer } from './issuer';
import { openBadgeOf, type CredentialFacts } from './open-badge';

/**
 * A credential signed with the key of this device, as a compact JSON Web Signature (RFC 7515). Open Badges 3.0, section
 * 8.2.3, allows no other members in the header than alg, kid, jwk and typ.
 */
export async function signCredential(
  facts: CredentialFacts,
  issuer: CredentialIssuer,
  { keyId, privateKey }: Pick<SigningKey, 'keyId' | 'privateKey'>,
  at = new Date(),
): Promise<string> {
  const kid = keyAddress(issuer, keyId);
  const head = encodeJson({ alg: 'ES256', kid, typ: 'JWT' });
  const text = `${head}.${encodeJson(await openBadgeOf(facts, { issuer, keyId, at }))}`;
  return `${text}.${await signText(text, privateKey)}`;
}
