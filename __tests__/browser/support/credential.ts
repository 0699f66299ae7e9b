import { readFileSync } from 'node:fs';
import { robotics } from '@/__tests__/components/credential/sample';
import { issuerDocuments } from '@/components/credential/model/issuer-document';
import type { CredentialIssuer } from '@/components/credential/model/issuer';
import { signCredential } from '@/components/credential/model/open-badge';
import { makeKey, toPublishedKey } from '@/components/exchange/model/signature';

const profile = JSON.parse(readFileSync('out/credentials/issuer.json', 'utf8')) as {
  id: string;
  name: string;
  url: string;
};

/** The college of the site as the issuer, as the site publishes it. */
export const issuer: CredentialIssuer = {
  address: profile.id.replace(/issuer\.json$/, ''),
  name: profile.name,
  url: profile.url,
};

/** A credential of this site's college, and the files of keys that the college could publish. */
export async function credentialOfSite() {
  const key = await makeKey({ name: 'Dr. Ananya Rao', employeeId: 'FAC-0117' });
  const published = { ...toPublishedKey(key), from: '2020-01-01' };
  const keysWith = (revoked?: string) =>
    JSON.stringify(issuerDocuments(issuer, [{ ...published, ...(revoked && { revoked }) }]).keySet);
  const at = new Date('2020-03-06T08:00:00.000Z');
  return {
    valid: await signCredential(robotics, issuer, key, at),
    expired: await signCredential(robotics, { ...issuer, years: 1 }, key, at),
    foreign: await signCredential(
      robotics,
      { ...issuer, address: 'https://elsewhere.example/credentials/' },
      key,
      at,
    ),
    keys: keysWith(),
    revokedKeys: keysWith('2026-11-01'),
  };
}
