import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { issuer, issued } from '@/__tests__/components/credential/sample';
import { writeCredentialDocuments } from '@/tools/site/credential/write-documents';

const folder = () => mkdtempSync(join(tmpdir(), 'credentials-'));
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

test('Writes the keys that verify a credential, each at the address in its header', async () => {
  const out = folder();
  const { content, published, keySet } = await issued();
  expect(writeCredentialDocuments(out, issuer, [published])).toBe('1 public key, 0 revoked');
  const keys = createLocalJWKSet(JSON.parse(read(out, 'credentials/keys.json')));
  const { protectedHeader } = await jwtVerify(content, keys);
  const path = new URL(protectedHeader.kid ?? '').pathname.replace('/portal/', '');
  expect(JSON.parse(read(out, path))).toEqual(keySet.keys[0]);
  const profile = JSON.parse(read(out, 'credentials/issuer.json'));
  expect(profile.id).toBe('https://college.example/portal/credentials/issuer.json');
  expect(profile.assertionMethod).toEqual([protectedHeader.kid]);
});

test('No file names a teacher', async () => {
  const out = folder();
  const { published } = await issued();
  writeCredentialDocuments(out, issuer, [published]);
  const files = readdirSync(join(out, 'credentials'), { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile())
    .map((file) => read(file.parentPath, file.name));
  expect(texts).toHaveLength(3);
  for (const text of texts) {
    expect(text).not.toContain(published.name);
    expect(text).not.toContain(published.employeeId);
  }
});

test('Only names a revoked key, and removes its file', async () => {
  const out = folder();
  const { published, keySet } = await issued();
  writeCredentialDocuments(out, issuer, [published]);
  expect(readdirSync(join(out, 'credentials/keys'))).toHaveLength(1);
  const revoked = { ...published, revoked: '2026-11-01' };
  expect(writeCredentialDocuments(out, issuer, [revoked])).toBe('0 public keys, 1 revoked');
  expect(JSON.parse(read(out, 'credentials/keys.json'))).toEqual({
    keys: [],
    revoked: [{ kid: keySet.keys[0]?.kid, at: '2026-11-01' }],
  });
  expect(readdirSync(join(out, 'credentials/keys'))).toEqual([]);
});
