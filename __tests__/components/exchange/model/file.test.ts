import fc from 'fast-check';
import type { ExchangeKind, Payload } from '@/components/exchange/model/payload';
import { ExchangeError } from '@/components/exchange/model/problem';
import {
  checksumOf,
  exchangeFileName,
  fromLetter,
  readExchange,
  writeExchange,
} from '@/components/exchange/model/file';
import { keyIdOf, makeKey, toPublishedKey } from '@/components/exchange/model/signature';
import { needsHttps } from '@/lib/browser/secure-page';
import { toBase64Url } from '@/lib/file/base64';
import { digest } from '@/lib/store/file';
import { firstOf, runsOf } from '@/__tests__/full-run';
import { aarav, anyDecisions, anyHandins, asFile, keyPair, pdfOf, problemsOf, rao } from './sample';

const decisions: Payload<'decisions'> = {
  madeAt: '2026-11-21T10:00:00.000Z',
  student: aarav,
  by: rao,
  items: [
    {
      activity: 'robotics',
      revision: 'a'.repeat(64),
      name: 'Robotics – the große Runde',
      what: 'rejected',
      at: '2026-11-21T09:58:00.000Z',
      by: rao.name,
      reason: 'The certificate has no date.',
    },
  ],
};
const none = new Map<string, Blob>();

/** A copy of the file with a changed envelope. */
async function tampered(blob: Blob, change: (whole: Record<string, unknown>) => void) {
  const whole = JSON.parse(await blob.text()) as Record<string, unknown>;
  change(whole);
  return asFile(JSON.stringify(whole));
}

describe('A file in a letter', () => {
  const read = async (payload: Payload<'decisions'>) =>
    readExchange(asFile(await writeExchange('decisions', payload, none)), 'decisions', []);

  it('has the names of the record, and is refused if its maker is not who sent it', async () => {
    const forged = { ...rao, name: 'The Registrar' };
    const items = decisions.items.map((item) => ({ ...item, by: 'The Dean' }));
    const opened = await read({ ...decisions, by: forged, items });
    const letter = { id: '12', from: rao.employeeId, name: rao.name };
    const { payload } = fromLetter(opened, letter);
    expect([payload.by.name, ...payload.items.map(({ by }) => by)]).toEqual([rao.name, rao.name]);
    const unnamed = fromLetter(opened, { id: '12', from: rao.employeeId });
    expect(unnamed.payload.by.name).toBe(rao.employeeId);
    expect(() => fromLetter(opened, { ...letter, from: 'FAC-9' })).toThrow(ExchangeError);
  });
});

describe('An exchange file', () => {
  it('is read back as it was written, signed or not', async () => {
    const { key, published } = await keyPair();
    await fc.assert(
      fc.asyncProperty(anyDecisions, fc.boolean(), async (any, signed) => {
        const payload = signed ? { ...any, by: rao } : any;
        const blob = await writeExchange('decisions', payload, none, signed ? key : null);
        const read = await readExchange(asFile(blob), 'decisions', [published]);
        expect(read.payload).toEqual(payload);
        expect(read.signature).toEqual(
          signed ? { state: 'signed', key: published } : { state: 'unsigned', key: null },
        );
      }),
      { numRuns: runsOf(60) },
    );
  });

  it('contains PDFs unchanged, each of them once', async () => {
    await fc.assert(
      fc.asyncProperty(anyHandins, async ({ payload, contents }) => {
        const blob = await writeExchange('handins', payload, contents);
        const read = await readExchange(asFile(blob), 'handins', []);
        expect(read.payload).toEqual(payload);
        expect([...read.contents.keys()].sort()).toEqual([...contents.keys()].sort());
        for (const [sha256, content] of contents)
          expect(await read.contents.get(sha256)?.text()).toBe(await content.text());
      }),
      { numRuns: runsOf(40) },
    );
  });

  it.each([
    ['signed', true],
    ['not signed', false],
  ])(
    'that is %s detects every change of a single byte',
    async (_name, isSigned) => {
      const { key, published } = await keyPair();
      const blob = await writeExchange('decisions', decisions, none, isSigned ? key : null);
      const bytes = new Uint8Array(await blob.arrayBuffer());
      const { signature } = await readExchange(asFile(blob), 'decisions', [published]);
      let refused = 0;
      for (let offset = 0; offset < bytes.length; offset++)
        for (const other of firstOf([bytes[offset]! ^ 1, 0x41, 0x20])) {
          if (other === bytes[offset]) continue;
          const altered = bytes.slice();
          altered[offset] = other;
          const read = await readExchange(new File([altered], 'sent.json'), 'decisions', [
            published,
          ]).catch((error: unknown) => {
            expect(error).toBeInstanceOf(ExchangeError);
            refused++;
            return null;
          });
          // An accepted change leaves content and signature the same: only a line break between two fields can pass.
          if (read) expect([read.payload, read.signature]).toEqual([decisions, signature]);
        }
      expect(refused).toBeGreaterThan(bytes.length * 0.9);
    },
    60_000,
  );

  it('that is signed detects every change of its signed content', async () => {
    const { key, published } = await keyPair();
    const blob = await writeExchange('decisions', decisions, none, key);
    const other = structuredClone(decisions);
    other.items[0]!.what = 'approved';
    const forged = toBase64Url(new TextEncoder().encode(JSON.stringify(other)));
    const { protected: head } = JSON.parse(await blob.text()) as { protected: string };
    const sha256 = await checksumOf(head, forged);
    const file = await tampered(blob, (whole) => Object.assign(whole, { payload: forged, sha256 }));
    expect(await problemsOf(readExchange(file, 'decisions', [published]))).toMatch(
      /^Its signature does not match its content/,
    );
  });

  it('is not shown as signed by a key that the college does not publish', async () => {
    const { key } = await keyPair();
    const { published } = await keyPair();
    const blob = await writeExchange('decisions', decisions, none, key);
    const read = await readExchange(asFile(blob), 'decisions', [published]);
    expect(read.signature).toEqual({ state: 'unknown', key: null });
  });

  it.each(
    Object.entries({
      decisions,
      assignments: {
        ...{ madeAt: decisions.madeAt, by: rao },
        items: [
          {
            ...{
              assignment: 'unit-1',
              at: decisions.madeAt,
              changed: decisions.madeAt,
              earlier: [],
            },
            ...{
              name: 'Unit 1',
              section: '1CSE33',
              due: '2026-12-01',
              instructions: '',
              files: [],
            },
            ...{ closed: false, by: rao.name },
          },
        ],
      },
      changes: {
        ...{ madeAt: decisions.madeAt, by: rao },
        items: [
          {
            ...{ meeting: 'period-1', day: '2026-11-24', name: '1CSE33', start: '09:00' },
            ...{ end: '09:55', reason: 'Ill', by: rao.name, at: decisions.madeAt },
            ...{ restored: null, sequence: 1 },
          },
        ],
      },
    }) as [ExchangeKind, Payload<ExchangeKind>][],
  )(
    'of %s counts as signed only if the key belongs to the teacher it names',
    async (kind, payload) => {
      const owners = ['FAC-0172', ' fac-0172 ', 'FAC-0173', 'FAC0172'];
      const open = async (employeeId: string) => {
        const { key, published } = await keyPair({ name: 'Prof. Iyer', employeeId });
        const blob = await writeExchange(kind, payload, none, key);
        return readExchange(asFile(blob), kind, [published]);
      };
      for (const owner of owners.slice(0, 2))
        expect((await open(owner)).signature.state).toBe('signed');
      for (const owner of owners.slice(2))
        expect(await problemsOf(open(owner))).toBe(
          'It says that Dr. Ananya Rao (FAC-0172) made it, but it is signed with the key of Prof. Iyer. Ask Dr. Ananya Rao for a file signed with a key of their own.',
        );
    },
  );

  it('is refused if it says that it was made before its key was published', async () => {
    const { key, published } = await keyPair();
    const blob = await writeExchange('decisions', decisions, none, key);
    const open = (from: string) =>
      readExchange(asFile(blob), 'decisions', [{ ...published, from }]);
    expect((await open('2026-11-21')).signature.state).toBe('signed');
    expect(await problemsOf(open('2026-11-23'))).toBe(
      'It says that it was made on 21 Nov 2026, before the first day of the key of Dr. Ananya Rao, 23 Nov 2026. Check the date of both devices, correct the one that is wrong, and ask for the file again.',
    );
  });

  it('is refused if its key only claims to be a published one', async () => {
    const { published } = await keyPair();
    const { key } = await keyPair();
    const blob = await writeExchange('decisions', decisions, none, { ...key, keyId: published.id });
    expect(await problemsOf(readExchange(asFile(blob), 'decisions', [published]))).toMatch(
      /^Its signature does not match its content/,
    );
  });

  it('is refused if the published key does not match its id', async () => {
    const { key, published } = await keyPair();
    const blob = await writeExchange('decisions', decisions, none, key);
    const { publicKey } = (await keyPair()).published;
    const swapped = [{ ...published, publicKey }];
    expect(await problemsOf(readExchange(asFile(blob), 'decisions', swapped))).toMatch(
      /^Its signature does not match its content/,
    );
  });

  it('is an unsigned file after its signature is removed', async () => {
    const { key, published } = await keyPair();
    const blob = await writeExchange('decisions', decisions, none, key);
    const payload = (JSON.parse(await blob.text()) as { payload: string }).payload;
    const sha256 = await checksumOf(null, payload);
    const file = await tampered(blob, (whole) =>
      Object.assign(whole, { protected: null, signature: null, sha256 }),
    );
    const read = await readExchange(file, 'decisions', [published]);
    expect(read.signature).toEqual({ state: 'unsigned', key: null });
    const withoutHeader = await tampered(blob, (whole) =>
      Object.assign(whole, { protected: null, sha256 }),
    );
    expect(await problemsOf(readExchange(withoutHeader, 'decisions', [published]))).toMatch(
      /^Its signature/,
    );
  });

  it('is neither made nor opened on a page without https', async () => {
    const blob = await writeExchange('decisions', decisions, none);
    const subtle = jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    const made = await problemsOf(writeExchange('decisions', decisions, none));
    const opened = await problemsOf(readExchange(asFile(blob), 'decisions', []));
    subtle.mockRestore();
    expect([made, opened]).toEqual([needsHttps, needsHttps]);
  });

  it.each<[string, string | Promise<Blob>, RegExp]>([
    ['is empty', '', /^It is empty/],
    [
      'is something else',
      'GIF89a'.padEnd(2_000_000, 'x'),
      /^It is not a file of this portal \(2\.0 MB\)/,
    ],
    ['is an export of everything', '{"format":"edify-backup","version":1}', /This device, Import/],
    ['is cut off', '{"format":"edify-exchange","version":1,"kind":"dec', /altered or cut off/],
    [
      'has a newer version',
      '{"format":"edify-exchange","version":99}',
      /newer version.*format 99.*Reload/,
    ],
    ['has no content', '{"format":"edify-exchange","version":1}', /altered or cut off/],
    [
      'is of another kind',
      writeExchange('decisions', decisions, none),
      /^It is a decision file\. Open it in Your Activities/,
    ],
  ])('is refused if it %s', async (_name, content, message) => {
    const file = asFile(await content);
    expect(await problemsOf(readExchange(file, 'handins', []))).toMatch(message);
  });

  it('is refused before it is read if it is 50 MB of garbage', async () => {
    const file = asFile(new Blob([new Uint8Array(50 * 1024 * 1024)]));
    const text = jest.spyOn(file, 'text');
    expect(await problemsOf(readExchange(file, 'request', []))).toMatch(
      /not a file of this portal \(50\.0 MB\)/,
    );
    expect(text).not.toHaveBeenCalled();
  });

  it('reports every invalid entry', async () => {
    const item = { ...decisions.items[0]!, name: ' ', at: 'yesterday', extra: 1 };
    const blob = await writeExchange('decisions', { ...decisions, items: [item] }, none);
    const problems = await problemsOf(readExchange(asFile(blob), 'decisions', []));
    expect(problems).toContain('items.0.name must not be empty');
    expect(problems).toContain('items.0.at must be a date and time');
    expect(problems).toContain('an unknown field');
  });

  it.each([
    ['9999-12-31T23:59:00.000Z', /dated 31 Dec 9999, more than two years ahead/],
    ['2026-02-31T09:00:00.000Z', /dated 31 Feb 2026, which is not a real date/],
    ['1850-01-01T09:00:00.000Z', /dated 01 Jan 1850, long before this portal existed/],
  ])('dated %s is refused with the reason', async (at, reason) => {
    const forged = { ...decisions, items: [{ ...decisions.items[0]!, at }] };
    const file = asFile(await writeExchange('decisions', forged, none));
    expect(await problemsOf(readExchange(file, 'decisions', []))).toMatch(reason);
  });

  it('created years ahead is refused with the reason', async () => {
    const forged = { ...decisions, madeAt: '2040-01-01T09:00:00.000Z' };
    const file = asFile(await writeExchange('decisions', forged, none));
    expect(await problemsOf(readExchange(file, 'decisions', []))).toMatch(
      /made on 01 Jan 2040, more than two years ahead/,
    );
  });

  it('is refused if it names the same thing twice', async () => {
    const [item] = decisions.items;
    const twice = { ...decisions, items: [item!, { ...item!, what: 'approved' as const }] };
    const blob = await writeExchange('decisions', twice, none);
    expect(await problemsOf(readExchange(asFile(blob), 'decisions', []))).toMatch(
      /^It has “Robotics – the große Runde” twice/,
    );
  });

  it('has a SHA-256 that depends on its content and signature, not on its name', async () => {
    const { key, published } = await keyPair();
    const idOf = async (payload: Payload<'decisions'>, name: string, by: typeof key | null) => {
      const file = asFile(await writeExchange('decisions', payload, none, by), name);
      return (await readExchange(file, 'decisions', [published])).sha256;
    };
    const mine = await idOf(decisions, 'may.json', null);
    expect(await idOf(decisions, 'may (1).json', null)).toBe(mine);
    expect(await idOf({ ...decisions, madeAt: '2026-11-22T10:00:00.000Z' }, 'a', null)).not.toBe(
      mine,
    );
    expect(await idOf(decisions, 'may.json', key)).not.toBe(mine);
  });

  it('is refused if a PDF in it is another one, is missing, or is not a PDF', async () => {
    const { blob, facts } = pdfOf('mine');
    const { name, size, sha256 } = facts;
    const item = { assignment: 'unit-1', name: 'Unit 1', handedIn: decisions.madeAt };
    const payload = (file: { name: string; size: number; sha256: string }): Payload<'handins'> => ({
      madeAt: decisions.madeAt,
      student: aarav,
      items: [{ ...item, file }],
    });
    const contents = new Map([[sha256, blob]]);
    const written = await writeExchange('handins', payload({ name, size, sha256 }), contents);
    const files = (content: string) => [{ sha256, content: btoa(content) }];
    const read = (change: object) =>
      tampered(written, (whole) => Object.assign(whole, change)).then((file) =>
        problemsOf(readExchange(file, 'handins', [])),
      );
    expect(await read({ files: files('%PDF-1.7 mino') })).toMatch(/“proof\.pdf”.*was altered/);
    expect(await read({ files: [{ sha256, content: '***' }] })).toMatch(/was altered/);
    expect(await read({ files: [] })).toMatch(/“proof\.pdf” is missing/);
    expect(await read({ files: [...files('%PDF-1.7 mine'), ...files('%PDF-1.7 mine')] })).toMatch(
      /none of its entries uses/,
    );
    const text = new Blob(['plain']);
    const plain = { name, size: 5, sha256: await digest(text) };
    const fake = await writeExchange('handins', payload(plain), new Map([[plain.sha256, text]]));
    expect(await problemsOf(readExchange(asFile(fake), 'handins', []))).toMatch(/is not a PDF/);
  });

  it('is not written if the browser lost a PDF', async () => {
    const { name, size, sha256 } = pdfOf('gone').facts;
    const payload: Payload<'handins'> = {
      madeAt: decisions.madeAt,
      student: aarav,
      items: [
        {
          assignment: 'unit-1',
          name: 'Unit 1',
          handedIn: decisions.madeAt,
          file: { name, size, sha256 },
        },
      ],
    };
    expect(await problemsOf(writeExchange('handins', payload, none))).toMatch(
      /has lost the content of proof\.pdf/,
    );
  });

  it('has a name that every system accepts', () => {
    expect(exchangeFileName('decisions', '25CSE1042', '2026-01-31')).toBe(
      'edify-decisions-25CSE1042-2026-01-31.json',
    );
    expect(exchangeFileName('request', '../..', '2026-01-31')).toBe(
      'edify-request-file-2026-01-31.json',
    );
  });
});

describe('A signing key', () => {
  it('cannot be exported from the browser, and its id is its RFC 7638 thumbprint', async () => {
    const key = await makeKey(rao);
    await expect(crypto.subtle.exportKey('jwk', key.privateKey)).rejects.toThrow();
    expect(key.keyId).toBe(await keyIdOf(key.publicKey));
    expect(toPublishedKey({ ...key, at: '2026-11-23T12:00:00.000Z' })).toEqual({
      id: key.keyId,
      from: '2026-11-23',
      name: rao.name,
      employeeId: rao.employeeId,
      publicKey: key.publicKey,
      encryptionKey: key.encryption.publicKey,
    });
  });
});
