import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { issuerDocuments } from '@/components/credential/model/issuer-document';
import { credentialFolder, type CredentialIssuer } from '@/components/credential/model/issuer';
import type { FacultyKey } from '@/content/schema/faculty/key';

/**
 * Writes the public documents that credentials are checked with into an export: the key set, each key, the issuer
 * and its DID. Returns what to log.
 */
export function writeCredentialDocuments(
  out: string,
  issuer: CredentialIssuer,
  facultyKeys: readonly FacultyKey[],
): string {
  const { keySet, profile, didDocument, keys } = issuerDocuments(issuer, facultyKeys);
  const folder = join(out, credentialFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'keys'), { recursive: true });
  const write = (name: string, value: object) =>
    writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  write('keys.json', keySet);
  write('issuer.json', profile);
  write('did.json', didDocument);
  for (const key of keys) write(join('keys', basename(key.kid)), key);
  const count = keys.length === 1 ? '1 public key' : `${keys.length} public keys`;
  return `${count}, ${keySet.revoked.length} revoked`;
}
