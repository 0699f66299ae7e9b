import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { checkCredential } from '@/components/credential/model/check-credential';
import { issuerDocuments } from '@/components/credential/model/issuer-document';
import { signCredential } from '@/components/credential/model/sign-credential';
import { verdictText } from '@/components/credential/model/verdict-text';
import { college, issued, issuer, robotics } from '../sample';

const now = Date.parse('2026-11-23T12:00:00Z');

test('Says that a credential of the college is valid, with what it says', async () => {
  const { content, keySet } = await issued();
  const verdict = await checkCredential(content, college, keySet, now);
  const { heading, text, facts } = verdictText(verdict, issuer.name);
  expect(heading).toBe('This credential is valid');
  expect(text).toBe(
    'Peepal Grove Institute of Technology issued it, and nothing in it was changed since then.',
  );
  expect(Object.fromEntries(facts)).toMatchObject({
    Holder: 'Meera Nair மீரா',
    'Roll no': '25CSE1077',
    Activity: 'Robotics Workshop',
    Description: 'Workshop, نادي الروبوتات',
    Date: '02 Mar 2026',
    Credits: '2',
    'Approved by': 'Dr. Ananya Rao',
    Approved: '05 Mar 2026',
    Issuer: 'Peepal Grove Institute of Technology',
    Evidence: `certificate.pdf. A file with the SHA-256 ${'ab'.repeat(32)}.`,
  });
});

test('jose verifies a credential with the published key set', async () => {
  const { content, keySet } = await issued();
  const keys = createLocalJWKSet(keySet as JSONWebKeySet);
  const { payload, protectedHeader } = await jwtVerify(content, keys, {
    issuer: college,
    typ: 'vc+jwt',
    algorithms: ['ES256'],
  });
  expect(payload['name']).toBe('Robotics Workshop');
  expect(protectedHeader).toMatchObject({ typ: 'vc+jwt', cty: 'vc', kid: keySet.keys[0]?.kid });
  const other = createLocalJWKSet((await issued()).keySet as JSONWebKeySet);
  await expect(jwtVerify(content, other)).rejects.toThrow('no applicable key found');
});

test('Notices every change of a single byte', async () => {
  const { content, keySet } = await issued();
  const bytes = new TextEncoder().encode(content);
  expect((await checkCredential(content, college, keySet, now)).state).toBe('valid');
  const states = new Set<string>();
  for (const [index, byte] of bytes.entries())
    for (const other of [byte ^ 1, byte ^ 4, byte ^ 32]) {
      const changed = bytes.slice();
      changed[index] = other;
      const text = new TextDecoder().decode(changed);
      states.add((await checkCredential(text, college, keySet, now)).state);
    }
  expect(states).not.toContain('valid');
  expect(states).toContain('altered');
}, 60_000);

test('Notices a credential that was cut off, and a text that is none', async () => {
  const { content, keySet } = await issued();
  for (const text of ['', 'hello', 'a.b.c', content.slice(0, -1), content.split('.')[1] ?? '']) {
    const { state } = await checkCredential(text, college, keySet, now);
    expect(['unreadable', 'altered']).toContain(state);
  }
});

test('Refuses a credential without a signature, whatever its header says', async () => {
  const { content, keySet } = await issued();
  const [, payload = ''] = content.split('.');
  for (const alg of ['none', 'HS256']) {
    const head = Buffer.from(JSON.stringify({ alg, typ: 'vc+jwt', kid: keySet.keys[0]?.kid }));
    const text = `${head.toString('base64url')}.${payload}.`;
    expect((await checkCredential(text, college, keySet, now)).state).toBe('unreadable');
  }
});

test('Says that a key is not known', async () => {
  const { content } = await issued();
  const { keySet } = await issued();
  const verdict = await checkCredential(content, college, keySet, now);
  expect(verdictText(verdict, issuer.name)).toMatchObject({
    heading: 'The key of this credential is not known',
    facts: [],
  });
});

test('Says that the college revoked the key, and jose finds no such key', async () => {
  const { content, published } = await issued();
  const { keySet } = issuerDocuments(issuer, [{ ...published, revoked: '2026-11-01' }]);
  const verdict = await checkCredential(content, college, keySet, now);
  expect(verdictText(verdict, issuer.name)).toMatchObject({
    heading: 'The key of this credential was revoked',
    text: expect.stringContaining('revoked the key on 01 Nov 2026'),
    facts: [],
  });
  const keys = createLocalJWKSet(keySet as JSONWebKeySet);
  await expect(jwtVerify(content, keys)).rejects.toThrow('no applicable key found');
});

test('Says that another site issued a credential, even one that uses a key of this one', async () => {
  const { key, keySet } = await issued();
  const other = { ...issuer, address: 'https://elsewhere.example/credentials/' };
  const content = await signCredential(robotics, other, key);
  const verdict = await checkCredential(content, college, keySet, now);
  expect(verdictText(verdict, issuer.name).text).toBe(
    'It names https://elsewhere.example/credentials/issuer.json as its issuer. This page only knows the keys of Peepal Grove Institute of Technology.',
  );
});

test('Says when a credential has expired or is not valid yet', async () => {
  const { content, keySet } = await issued(robotics, { ...issuer, years: 3 });
  const at = async (moment: string) =>
    verdictText(await checkCredential(content, college, keySet, Date.parse(moment)), issuer.name);
  expect(await at('2029-03-05T12:00:00Z')).toMatchObject({ heading: 'This credential is valid' });
  const expired = await at('2029-03-07T12:00:00Z');
  expect(expired.heading).toBe('This credential has expired');
  expect(expired.text).toContain('it was only valid until 06 Mar 2029');
  expect(await at('2026-03-04T12:00:00Z')).toMatchObject({
    heading: 'This credential is not valid yet',
  });
});

test('Publishes keys and the issuer without the names of the teachers', async () => {
  const { published } = await issued();
  const text = JSON.stringify(issuerDocuments(issuer, [published]));
  expect(text).toContain(published.publicKey.x);
  expect(text).not.toContain(published.name);
  expect(text).not.toContain(published.employeeId);
});
