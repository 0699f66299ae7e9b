import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalJWKSet, importJWK, jwtVerify } from 'jose';
import { didOf } from '@/components/credential/model/issuer';
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

test('Writes the keys at the address of a did:web, for a site at a path and at the root', async () => {
  const { content, published } = await issued();
  for (const [address, did] of [
    ['https://college.example/portal/credentials/', 'did:web:college.example:portal:credentials'],
    ['https://college.example:8443/credentials/', 'did:web:college.example%3A8443:credentials'],
  ] as const) {
    const out = folder();
    writeCredentialDocuments(out, { ...issuer, address }, [published]);
    const [host = '', ...path] = did.replace('did:web:', '').split(':');
    expect(`https://${decodeURIComponent(host)}/${path.join('/')}/`).toBe(address);
    expect(didOf({ address })).toBe(did);
    const document = JSON.parse(read(out, 'credentials/did.json'));
    const profile = JSON.parse(read(out, 'credentials/issuer.json'));
    expect(document).toMatchObject({ id: did, alsoKnownAs: [profile.id] });
    expect(profile.alsoKnownAs).toEqual([did]);
    const [method] = document.verificationMethod;
    expect(method).toMatchObject({ type: 'JsonWebKey2020', controller: did });
    expect(method.id).toMatch(`${did}#`);
    expect(document.assertionMethod).toEqual([method.id]);
    await jwtVerify(content, await importJWK(method.publicKeyJwk, 'ES256'));
  }
});

test('No file names a teacher', async () => {
  const out = folder();
  const { published } = await issued();
  writeCredentialDocuments(out, issuer, [published]);
  const files = readdirSync(join(out, 'credentials'), { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile())
    .map((file) => read(file.parentPath, file.name));
  expect(texts).toHaveLength(4);
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
