import { makeRequest, planRequests, readRequest } from '@/components/activity/model/request-file';
import { readDecisions } from '@/components/activity/model/decision-file';
import {
  decryptionKeysOf,
  encryptExchange,
  makeReplyKey,
  openReplyKey,
  recipientsIn,
} from '@/components/exchange/model/encryption';
import type { Payload } from '@/components/exchange/model/payload';
import { toPublishedKey, type SigningKey } from '@/components/exchange/model/signature';
import { writeExchange } from '@/components/exchange/model/file';
import { encryptToPhrase } from '@/lib/crypto/pass-phrase';
import { formatEncrypted } from '@/lib/crypto/encrypted-file';
import { facultyKey } from '../faculty-key';
import { aarav, asFile, keyPair, meera, pdfOf, pendingActivity, problemsOf, rao } from './sample';

/** A request with evidence, encrypted to a teacher's published key. */
async function encryptedRequest(key: SigningKey, replyKey = false) {
  const { blob, facts } = pdfOf('mine');
  const reply = replyKey ? await makeReplyKey() : null;
  const activity = pendingActivity('robotics', { evidence: facts });
  const payload = await makeRequest(meera, [activity], reply?.publicKey ?? null);
  const plain = await writeExchange('request', payload, new Map([[facts.sha256, blob]]));
  const { encryptionKey } = toPublishedKey(key);
  const file = asFile(await encryptExchange('request', plain, encryptionKey));
  return { payload, plain: asFile(plain), file, reply };
}

const decisions: Payload<'decisions'> = {
  madeAt: '2026-11-21T10:00:00.000Z',
  student: meera,
  by: rao,
  items: [
    {
      activity: 'robotics',
      revision: 'a'.repeat(64),
      name: 'Robotics – the große Runde',
      what: 'approved',
      at: '2026-11-21T09:58:00.000Z',
      by: rao.name,
    },
  ],
};

describe('An encrypted request', () => {
  test('Opens on the device of the teacher, with its evidence', async () => {
    const { key } = await keyPair();
    const { file, payload } = await encryptedRequest(key);
    expect(await file.text()).not.toContain(btoa('Meera Nair').slice(0, 8));
    const opened = await readRequest(file, decryptionKeysOf(key));
    expect(opened.payload).toEqual(payload);
    expect(opened.name).toBe('sent.json');
    expect(opened.contents.size).toBe(1);
  });

  test('Is still read if it is not encrypted', async () => {
    const { key } = await keyPair();
    const { plain, payload } = await encryptedRequest(key);
    expect((await readRequest(plain, decryptionKeysOf(key))).payload).toEqual(payload);
    expect((await readRequest(plain)).payload).toEqual(payload);
  });

  test('Says that it is for another person', async () => {
    const [{ key }, { key: other }] = [await keyPair(), await keyPair()];
    const { file } = await encryptedRequest(key);
    const text =
      'It is encrypted for another person or another device. Open it there, or ask for the file without encryption.';
    expect(await problemsOf(readRequest(file, decryptionKeysOf(other)))).toBe(text);
    expect(await problemsOf(readRequest(file))).toBe(text);
  });

  test('Says where a file of another kind is opened', async () => {
    const { key } = await keyPair();
    const keys = decryptionKeysOf(key);
    const { file } = await encryptedRequest(key);
    expect(
      await problemsOf(readDecisions(file, meera, { keys: [], decryptionKeys: keys })),
    ).toMatch(/^It is an encrypted request file\. Open it in Student Profiles/);
    const jwe = await encryptToPhrase('edify-backup', new Blob(['{}']), 'peepal grove at dawn');
    const backup = asFile(await formatEncrypted(jwe));
    expect(await problemsOf(readRequest(backup, keys))).toMatch(/^It is an export of everything/);
  });

  test('Says that a page without https cannot open it', async () => {
    const { key } = await keyPair();
    const { file } = await encryptedRequest(key);
    const subtle = jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    const problems = await problemsOf(readRequest(file, decryptionKeysOf(key)));
    subtle.mockRestore();
    expect(problems).toMatch(/not served over https/);
  });

  test('Is not made for a key that is no point of the curve', async () => {
    const { publicKey } = (await keyPair()).published;
    const bad = { ...publicKey, y: publicKey.x };
    expect(await problemsOf(encryptExchange('request', new Blob(['{}']), bad))).toMatch(
      /cannot be used\. Save the file without encryption/,
    );
  });
});

describe('An encrypted decision', () => {
  test('Opens with the key that the request brought, and stays signed', async () => {
    const { key, published } = await keyPair();
    const { file, reply } = await encryptedRequest(key, true);
    const request = await readRequest(file, decryptionKeysOf(key));
    const plan = planRequests([request], { submissions: new Map(), student: null, activities: [] });
    const stored = plan.changes
      .filter(({ store }) => store === 'submissions')
      .map(({ to }) => (to as (current: null) => { replyKey?: object } | null)(null));
    expect(stored).toMatchObject([{ replyKey: reply!.publicKey }]);

    const signed = await writeExchange('decisions', decisions, new Map(), key);
    const answer = asFile(await encryptExchange('decisions', signed, reply!.publicKey));
    const reading = { keys: [published], decryptionKeys: [await openReplyKey(reply!)] };
    const opened = await readDecisions(answer, meera, reading);
    expect(opened.payload).toEqual(decisions);
    expect(opened.signature).toEqual({ state: 'signed', key: published });
    expect(await problemsOf(readDecisions(answer, meera, { keys: [published] }))).toMatch(
      /^It is encrypted for another person/,
    );
    expect(await problemsOf(readDecisions(answer, aarav, reading))).toMatch(
      /^It is for Meera Nair/,
    );
  });
});

describe('A college that accepts only signed decisions', () => {
  const reading = { signedOnly: true };
  const read = async (key: SigningKey | null, keys: Parameters<typeof readDecisions>[2]['keys']) =>
    readDecisions(asFile(await writeExchange('decisions', decisions, new Map(), key)), meera, {
      ...reading,
      keys,
    });

  test('Takes a decision that is signed with a published key', async () => {
    const { key, published } = await keyPair();
    expect((await read(key, [published])).payload).toEqual(decisions);
  });

  test('Refuses one that is not signed, or signed with another key', async () => {
    const { key, published } = await keyPair();
    expect(await problemsOf(read(null, [published]))).toMatch(
      /^It is not signed, and the college accepts only signed decisions/,
    );
    expect(await problemsOf(read(key, []))).toMatch(/^It is signed with a key that the college/);
  });
});

test('Lists every teacher with a key once, by name', () => {
  const { publicKey } = facultyKey;
  const keyOf = (x: string) => ({ ...publicKey, x: x.repeat(43) });
  const keys = [
    { ...facultyKey, name: 'Dr. Zoya', employeeId: 'Z', encryptionKey: keyOf('a') },
    { ...facultyKey, name: 'Dr. Rao', employeeId: 'R', encryptionKey: keyOf('b') },
    { ...facultyKey, name: 'Dr. Rao', employeeId: 'R', encryptionKey: keyOf('c') },
    {
      ...{ ...facultyKey, name: 'Dr. Gone', employeeId: 'G' },
      ...{ encryptionKey: keyOf('d'), revoked: '2026-10-01' },
    },
  ].map((key, index) => ({ ...key, id: `${index}`.repeat(64) }));
  expect(recipientsIn(keys)).toEqual([
    { employeeId: 'R', name: 'Dr. Rao', key: { ...publicKey, x: 'c'.repeat(43) } },
    { employeeId: 'Z', name: 'Dr. Zoya', key: { ...publicKey, x: 'a'.repeat(43) } },
  ]);
});
