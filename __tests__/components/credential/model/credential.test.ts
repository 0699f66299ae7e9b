import { firstOf } from '@/__tests__/full-run';
import { readFileSync } from 'node:fs';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { checkCredential } from '@/components/credential/model/check-credential';
import { issuerDocuments } from '@/components/credential/model/issuer-document';
import { readKeySet } from '@/components/credential/model/key-set';
import { signCredential } from '@/components/credential/model/open-badge';
import { resultText } from '@/components/credential/model/result-text';
import { encodeJson, signText } from '@/lib/crypto/es256';
import { college, issued, issuer, robotics } from '../sample';

const now = Date.parse('2026-11-23T12:00:00Z');

test('Says that a credential of the college is valid, with what it says', async () => {
  const { content, keySet } = await issued();
  const result = await checkCredential(content, { id: college, name: issuer.name }, keySet, now);
  const { heading, text, facts } = resultText(result, issuer.name);
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
    'Approved by (as the signer wrote)': 'Dr. Ananya Rao',
    'Approved on (as the signer wrote)': '05 Mar 2026',
    Issuer: 'Peepal Grove Institute of Technology',
    Evidence: `certificate.pdf. A file with the SHA-256 ${'ab'.repeat(32)}.`,
  });
});

test('jose verifies a credential with the published key set', async () => {
  const { content, keySet } = await issued();
  const keys = createLocalJWKSet(keySet as JSONWebKeySet);
  const { payload, protectedHeader } = await jwtVerify(content, keys, {
    issuer: college,
    typ: 'JWT',
    algorithms: ['ES256'],
    requiredClaims: ['sub', 'nbf', 'jti'],
    currentDate: new Date(now),
  });
  expect(payload['name']).toBe('Robotics Workshop');
  // Open Badges 3.0 allows alg, kid, jwk and typ in the header, and nothing else.
  expect(protectedHeader).toEqual({ alg: 'ES256', kid: keySet.keys[0]?.kid, typ: 'JWT' });
  const other = createLocalJWKSet((await issued()).keySet as JSONWebKeySet);
  await expect(jwtVerify(content, other)).rejects.toThrow('no applicable key found');
});

test('jose refuses a credential that has expired or is not valid yet', async () => {
  const { content, keySet } = await issued(robotics, { ...issuer, years: 3 });
  const keys = createLocalJWKSet(keySet as JSONWebKeySet);
  const at = (moment: string) => jwtVerify(content, keys, { currentDate: new Date(moment) });
  await expect(at('2029-03-05T12:00:00Z')).resolves.toBeDefined();
  await expect(at('2029-03-07T12:00:00Z')).rejects.toThrow('"exp" claim timestamp check failed');
  await expect(at('2026-03-04T12:00:00Z')).rejects.toThrow('"nbf" claim timestamp check failed');
});

test.each(['iss', 'sub', 'jti', 'nbf', 'exp'])(
  'Refuses a credential whose claim %s is missing or differs from what the credential says',
  async (claim) => {
    const { content, key, keySet } = await issued(robotics, { ...issuer, years: 3 });
    const [head = '', payload = ''] = content.split('.');
    const badge = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    for (const value of [undefined, 'urn:uuid:another', 1, null]) {
      const text = `${head}.${encodeJson({ ...badge, [claim]: value })}`;
      const forged = `${text}.${await signText(text, key.privateKey)}`;
      const result = await checkCredential(forged, { id: college, name: issuer.name }, keySet, now);
      expect(result.state).toBe('unreadable');
    }
  },
);

test('Reads the credential and the published keys of the fixture', async () => {
  const read = (name: string) => readFileSync(`__tests__/fixture/format/${name}`, 'utf8');
  const keySet = readKeySet(JSON.parse(read('credential-keys.json')));
  const by = { id: college, name: issuer.name };
  const result = await checkCredential(read('credential.jwt'), by, keySet, now);
  expect(result.state).toBe('valid');
});

test('Notices every change of a single byte', async () => {
  const { content, keySet } = await issued();
  const bytes = new TextEncoder().encode(content);
  expect(
    (await checkCredential(content, { id: college, name: issuer.name }, keySet, now)).state,
  ).toBe('valid');
  const states = new Set<string>();
  for (const [index, byte] of bytes.entries())
    for (const other of firstOf([byte ^ 1, byte ^ 4, byte ^ 32])) {
      const changed = bytes.slice();
      changed[index] = other;
      const text = new TextDecoder().decode(changed);
      states.add(
        (await checkCredential(text, { id: college, name: issuer.name }, keySet, now)).state,
      );
    }
  expect(states).not.toContain('valid');
  expect(states).toContain('altered');
}, 60_000);

test('Notices a credential that was cut off, and a text that is none', async () => {
  const { content, keySet } = await issued();
  for (const text of ['', 'hello', 'a.b.c', content.slice(0, -1), content.split('.')[1] ?? '']) {
    const { state } = await checkCredential(text, { id: college, name: issuer.name }, keySet, now);
    expect(['unreadable', 'altered']).toContain(state);
  }
});

test('Refuses a credential without a signature, whatever its header says', async () => {
  const { content, keySet } = await issued();
  const [, payload = ''] = content.split('.');
  for (const alg of ['none', 'HS256']) {
    const head = Buffer.from(JSON.stringify({ alg, typ: 'JWT', kid: keySet.keys[0]?.kid }));
    const text = `${head.toString('base64url')}.${payload}.`;
    expect(
      (await checkCredential(text, { id: college, name: issuer.name }, keySet, now)).state,
    ).toBe('unreadable');
  }
});

test('Says that a key is not known', async () => {
  const { content } = await issued();
  const { keySet } = await issued();
  const result = await checkCredential(content, { id: college, name: issuer.name }, keySet, now);
  expect(resultText(result, issuer.name)).toMatchObject({
    heading: 'The key of this credential is not known',
    facts: [],
  });
});

test('Says that the college revoked the key, and jose finds no such key', async () => {
  const { content, published } = await issued();
  const { keySet } = issuerDocuments(issuer, [{ ...published, revoked: '2026-11-01' }]);
  const result = await checkCredential(content, { id: college, name: issuer.name }, keySet, now);
  expect(resultText(result, issuer.name)).toMatchObject({
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
  const result = await checkCredential(content, { id: college, name: issuer.name }, keySet, now);
  expect(resultText(result, issuer.name).text).toBe(
    'It names \u2068https://elsewhere.example/credentials/issuer.json\u2069 as its issuer. This page only knows the keys of Peepal Grove Institute of Technology.',
  );
});

test('Says when a credential has expired or is not valid yet', async () => {
  const { content, keySet } = await issued(robotics, { ...issuer, years: 3 });
  const at = async (moment: string) =>
    resultText(
      await checkCredential(
        content,
        { id: college, name: issuer.name },
        keySet,
        Date.parse(moment),
      ),
      issuer.name,
    );
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
  const { keySet } = issuerDocuments(issuer, [published]);
  expect(keySet.keys[0]).toMatchObject({ from: '2026-01-01' });
  const text = JSON.stringify(issuerDocuments(issuer, [published]));
  expect(text).toContain(published.publicKey.x);
  expect(text).not.toContain(published.name);
  expect(text).not.toContain(published.employeeId);
});

test('Shows no name of another issuer that a published key wrote', async () => {
  const { key, keySet } = await issued();
  const name = 'Indian Institute of Technology Delhi';
  const content = await signCredential(robotics, { ...issuer, name }, key);
  const { heading, text, facts } = resultText(
    await checkCredential(content, { id: college, name: issuer.name }, keySet, now),
    issuer.name,
  );
  expect(heading).toBe('This credential names another issuer');
  expect(text).toContain(name);
  expect(facts).toEqual([]);
});

test('Refuses a credential that is dated before the first day of its key', async () => {
  const { key, keySet } = await issued();
  const content = await signCredential(robotics, issuer, key, new Date('2001-05-03T12:00:00Z'));
  const result = await checkCredential(content, { id: college, name: issuer.name }, keySet, now);
  expect(resultText(result, issuer.name)).toEqual({
    heading: 'This credential is dated before its key',
    text: 'It says that it was issued on 03 May 2001. Peepal Grove Institute of Technology publishes its key from 01 Jan 2026. Do not rely on it. Ask the holder for a new one.',
    ...{ facts: [], limits: [] },
  });
});

test('Refuses a header with rules that it does not know, as RFC 7515 and RFC 7797 require', async () => {
  const { content, key, keySet } = await issued();
  const [, payload = ''] = content.split('.');
  const kid = keySet.keys[0]!.kid;
  for (const more of [{ crit: ['b64'], b64: false }, { crit: ['exp'], exp: 1 }, { crit: [] }]) {
    const head = encodeJson({ alg: 'ES256', kid, typ: 'JWT', ...more });
    const signature = await signText(`${head}.${payload}`, key.privateKey);
    const result = await checkCredential(
      `${head}.${payload}.${signature}`,
      { id: college, name: issuer.name },
      keySet,
      now,
    );
    expect(resultText(result, issuer.name)).toMatchObject({
      heading: 'This credential cannot be checked',
      facts: [],
    });
  }
});

test('Says what a valid credential does not prove, and marks what the signer wrote', async () => {
  const { content, keySet } = await issued();
  const result = await checkCredential(content, { id: college, name: issuer.name }, keySet, now);
  const { facts, limits } = resultText(result, issuer.name);
  expect(facts).toContainEqual(['Approved by (as the signer wrote)', 'Dr. Ananya Rao']);
  expect(facts).toContainEqual(['Issuer', issuer.name]);
  expect(limits).toEqual([
    expect.stringContaining('not prove that the person who shows it is the holder'),
    expect.stringContaining('SHA-256'),
    expect.stringContaining('withdrawn since'),
  ]);
});

test('Obeys no character that changes the direction of a text', async () => {
  const marks = '\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';
  const by = `Dr. ${marks}oaR`;
  const activity = { ...robotics.activity, name: `Robotics${marks}`, issuer: marks };
  const student = { name: `Meera${marks} Nair`, rollNumber: `25${marks}CSE1077` };
  const { content, key, keySet } = await issued({
    ...{ ...robotics, student, activity, decision: { ...robotics.decision, by } },
    evidence: { name: `gnp${marks}.exe`, sha256: 'ab'.repeat(32) },
  });
  const text = resultText(
    await checkCredential(content, { id: college, name: issuer.name }, keySet, now),
    issuer.name,
  );
  const foreign = await signCredential(robotics, { ...issuer, name: `IIT${marks}` }, key);
  const other = resultText(
    await checkCredential(foreign, { id: college, name: issuer.name }, keySet, now),
    issuer.name,
  );
  const shown = JSON.stringify([text, other.heading]);
  for (const mark of marks) expect(shown).not.toContain(mark);
  expect(text.facts).toContainEqual(['Holder', 'Meera Nair']);
  // The name is inside a pair of isolating marks, and has none of its own.
  expect(other.text).toContain('\u2068IIT\u2069');
});

describe('a credential of another form or issuer', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const badge = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: 'https://other.example/issuer', name: 'Other College' },
    credentialSubject: { achievement: { name: 'Chess' } },
  };
  const token = (alg: string, content: object = badge) =>
    [part({ alg, kid: 'x' }), part(content), 'c2ln'].join('.');
  const picture = (verify: string) =>
    `<svg xmlns:openbadges="x"><openbadges:credential verify="${verify}"/></svg>`;
  const assertion = {
    '@context': 'https://w3id.org/openbadges/v2',
    type: 'Assertion',
    badge: { name: 'Chess', issuer: { name: 'Other College' } },
  };

  test.each([
    ['signed with RS256', token('RS256')],
    ['signed with ES256 without the claims of a token', token('ES256')],
    ['JSON with a proof', JSON.stringify({ ...badge, proof: { type: 'DataIntegrityProof' } })],
    ['a picture', picture(token('RS256'))],
    [
      'a picture with JSON',
      `<svg><openbadges:credential><![CDATA[${JSON.stringify(badge)}]]></openbadges:credential></svg>`,
    ],
    ['of version 2', JSON.stringify(assertion)],
    ['of version 2, signed', token('RS256', assertion)],
    [
      'of version 2 in a picture',
      `<svg><openbadges:assertion><![CDATA[${JSON.stringify(assertion)}]]></openbadges:assertion></svg>`,
    ],
  ])('is named as what it is: %s', async (_, content) => {
    const { keySet } = await issued();
    const result = await checkCredential(content, { id: college, name: issuer.name }, keySet, now);
    expect(result).toEqual({ state: 'other', issuer: 'Other College' });
    const { heading, text, facts } = resultText(result, issuer.name);
    expect(heading).toBe('This page cannot check this credential');
    expect(text).toContain('an Open Badge of \u2068Other College\u2069');
    expect(facts).toEqual([]);
  });

  test.each(['', 'Hello', '{}', '{"type":"OpenBadgeCredential"', '<svg></svg>'])(
    'is not seen in what is none: %s',
    async (content) => {
      const { keySet } = await issued();
      expect(
        await checkCredential(content, { id: college, name: issuer.name }, keySet, now),
      ).toEqual({ state: 'unreadable' });
    },
  );
});
