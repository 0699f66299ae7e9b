import type { SaveResult } from '@/components/exchange/exchange-save';
import type { SigningKey } from '@/components/exchange/model/signature';
import { saveFile } from '@/lib/browser/save-file';
import { productSlug } from '@/lib/site/product-name';
import type { CredentialIssuer } from './model/issuer';
import { signCredential, type CredentialFacts } from './model/open-badge';

const types = { jwt: 'application/vc+jwt', svg: 'image/svg+xml' };

/** Saves a signed credential, or its picture, as a file: "edify-credential-25CSE1042-Robotics-Workshop.jwt". */
export function saveCredential(
  content: string,
  names: readonly string[],
  ending: keyof typeof types = 'jwt',
): string {
  const slug = names.join(' ').replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-');
  const name = `${productSlug()}-credential-${slug.replace(/^[-.]+|[-.]+$/g, '')}.${ending}`;
  saveFile(new Blob([content], { type: types[ending] }), name);
  return name;
}

/** Signs a credential with the key of this device and saves it. */
export async function issueCredential(
  facts: CredentialFacts,
  issuer: CredentialIssuer,
  key: SigningKey,
): Promise<SaveResult> {
  try {
    const credential = await signCredential(facts, issuer, key);
    return { name: saveCredential(credential, [facts.student.rollNumber, facts.activity.name]) };
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return { problems: [`The credential could not be signed (${reason}). Try again.`] };
  }
}
