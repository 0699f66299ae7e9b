import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { issuerDocuments } from '@/components/credential/model/issuer-document';
import { signCredential } from '@/components/credential/model/sign-credential';
import { makeKey, toPublishedKey } from '@/components/exchange/model/signature';
import { formatEncrypted } from '@/lib/crypto/encrypted-file';
import { encryptToPhrase } from '@/lib/crypto/pass-phrase';

const at = '2026-01-31T09:30:00.000Z';
const credential = {
  student: { name: 'Asha', rollNumber: '25CSE1077' },
  activity: {
    ...{ name: 'Robotics Workshop', category: 'Workshop', issuer: 'Robotics Club' },
    ...{ date: '2026-01-12', credits: 2 },
  },
  evidence: { name: 'certificate.pdf', sha256: 'ab'.repeat(32) },
  decision: { at, by: 'A teacher' },
};

/** The paths of the files that the scenarios choose, and the keys that make `valid` a valid credential. */
export type TestFiles = Awaited<ReturnType<typeof writeTestFiles>>;

/** Writes the files into a folder. */
export async function writeTestFiles(folder: string) {
  const write = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const stores = { flags: [{ id: 'read:invented', at }] };
  const backup = JSON.stringify({ format: 'edify-backup', version: 1, savedAt: at, stores });
  const sealed = await encryptToPhrase('edify-backup', new Blob([backup]), 'peepal grove at dawn');
  const key = await makeKey({ name: 'A teacher', employeeId: 'PG-ENG-0001' });
  const site = JSON.parse(readFileSync('out/credentials/issuer.json', 'utf8')) as Site;
  const issuer = { ...site, address: site.id.replace(/issuer\.json$/, '') };
  const valid = await signCredential(credential, issuer, key, new Date(at));
  const published = { ...toPublishedKey(key), from: '2020-01-01' };
  return {
    certificate: write('certificate.pdf', '%PDF-1.4 a certificate'),
    /** A picture that is named a PDF. */
    picture: write('photo.pdf', 'GIF89a'),
    /** JSON of another program. */
    notes: write('notes.json', '{"notes":[]}'),
    backup: write('backup.json', backup),
    encrypted: write('encrypted.json', await formatEncrypted(sealed)),
    /** Larger than any credential. */
    large: write('large.jwt', 'x'.repeat(300_000)),
    valid: write('valid.jwt', valid),
    altered: write(
      'altered.jwt',
      valid.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    ),
    keys: JSON.stringify(issuerDocuments(issuer, [published]).keySet),
  };
}

interface Site {
  id: string;
  name: string;
  url: string;
}
