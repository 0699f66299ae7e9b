import { makeKey, toPublishedKey, type SigningKey } from '@/components/exchange/model/signature';
import { issuerDocuments } from '@/components/credential/model/issuer-document';
import { issuerId, type CredentialIssuer } from '@/components/credential/model/issuer';
import type { KeySet } from '@/components/credential/model/key-set';
import { signCredential, type CredentialFacts } from '@/components/credential/model/open-badge';
import type { FacultyKey } from '@/content/schema/faculty/key';

export const issuer: CredentialIssuer = {
  address: 'https://college.example/portal/credentials/',
  name: 'Peepal Grove Institute of Technology',
  url: 'https://college.example/portal/',
};

export const college = issuerId(issuer);

/** An approved activity, with names in three scripts. */
export const robotics: CredentialFacts = {
  student: { name: 'Meera Nair மீரா', rollNumber: '25CSE1077' },
  activity: {
    name: 'Robotics Workshop',
    category: 'Workshop',
    issuer: 'نادي الروبوتات',
    date: '2026-03-02',
    credits: 2,
  },
  evidence: { name: 'certificate.pdf', sha256: 'ab'.repeat(32) },
  decision: { at: '2026-03-05T09:30:00.000Z', by: 'Dr. Ananya Rao' },
};

interface IssuedCredential {
  content: string;
  key: SigningKey;
  published: FacultyKey;
  keySet: KeySet;
}

/** A credential, and the keys that the college publishes. */
export async function issued(
  facts = robotics,
  by = issuer,
  at = new Date('2026-03-06T08:00:00.000Z'),
): Promise<IssuedCredential> {
  const key = await makeKey({ name: 'Dr. Ananya Rao', employeeId: 'FAC-0117' });
  const published = { ...toPublishedKey(key), from: '2026-01-01' };
  const content = await signCredential(facts, by, key, at);
  return { content, key, published, keySet: issuerDocuments(by, [published]).keySet };
}
