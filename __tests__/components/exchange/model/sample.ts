import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { makeRequest } from '@/components/activity/model/request-file';
import type { Payload } from '@/components/exchange/model/payload';
import type { OpenedFile } from '@/components/exchange/model/file';
import { makeKey, toPublishedKey, type SigningKey } from '@/components/exchange/model/signature';
import { ExchangeError } from '@/components/exchange/model/problem';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { Change, Records, StoredRecords, StoreName } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';

export const meera = { name: 'Meera Nair', rollNumber: '25CSE1077' };
export const aarav = { name: 'Aarav Sharma', rollNumber: '25CSE1042' };
export const rao = { name: 'Dr. Ananya Rao', employeeId: 'FAC-0172' };

/** A PDF and the facts that records store about it. */
export function pdfOf(text: string, name = 'proof.pdf') {
  const content = `%PDF-1.7 ${text}`;
  const sha256 = createHash('sha256').update(content).digest('hex');
  const blob = new Blob([content], { type: 'application/pdf' });
  return { blob, facts: { file: `file-${sha256.slice(0, 8)}`, name, size: blob.size, sha256 } };
}

/** A pending activity on the student's device. */
export function pendingActivity(id: string, more: Partial<OwnActivity> = {}): OwnActivity {
  return {
    id,
    origin: 'device',
    changed: true,
    name: `Activity ${id}`,
    status: 'Pending',
    category: 'Course',
    dateAdded: '2026-11-01',
    issuer: 'Coding Club',
    date: '2026-10-30',
    credits: 2,
    note: '',
    evidence: null,
    withdrawn: false,
    history: [{ at: '2026-11-01T09:00:00.000Z', what: 'submitted' }],
    ...more,
  };
}

export function asFile(content: Blob | string, name = 'sent.json'): File {
  return new File([content], name, { type: 'application/json' });
}

/** A request file, already read. */
export async function openedRequest(
  activities: readonly OwnActivity[],
  contents: ReadonlyMap<string, Blob> = new Map(),
  student = meera,
): Promise<OpenedFile<'request'>> {
  const payload = await makeRequest(student, activities);
  const sha256 = createHash('sha256').update(JSON.stringify(payload)).digest('hex');
  const signature = { state: 'unsigned', key: null } as const;
  return { name: 'sent.json', sha256, payload, contents, signature };
}

/** The records of a store after these changes. */
export function applied<S extends StoreName>(
  changes: readonly Change[],
  store: S,
  before: StoredRecords<S> = new Map(),
): Map<string, Records[S]> {
  const records = new Map(before);
  for (const one of changes) {
    if (one.store !== store) continue;
    const next = (one.to as (current: Records[S] | null) => Records[S] | null)(
      records.get(one.id) ?? null,
    );
    if (next) records.set(one.id, next);
    else records.delete(one.id);
  }
  return records;
}

/** Why a file is not opened. */
export async function problemsOf(reading: Promise<unknown>): Promise<string> {
  const error: unknown = await reading.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ExchangeError);
  return (error as ExchangeError).problems.join('\n');
}

/** A faculty signing key and its published form. */
export async function keyPair(owner = rao): Promise<{ key: SigningKey; published: FacultyKey }> {
  const key = await makeKey(owner);
  return { key, published: { ...toPublishedKey(key), from: '2020-01-01' } };
}

const text = (longest: number) =>
  fc.string({ unit: 'binary', maxLength: Math.floor(longest / 2) }).filter(
    // A lone surrogate cannot be written as UTF-8.
    (value) => value.isWellFormed(),
  );
const filled = (longest: number) => text(longest - 1).map((value) => `x${value}`);
const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2026-11-21'), noInvalidDate: true })
  .map((date) => date.toISOString());
const digest = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const name = fc.stringMatching(/^[a-z0-9][a-z0-9:-]{0,79}$/);

export const anyDecisions: fc.Arbitrary<Payload<'decisions'>> = fc.record({
  madeAt: moment,
  student: fc.record({
    name: filled(80),
    rollNumber: fc.stringMatching(/^[A-Z0-9]{4,16}$/),
  }),
  by: fc.record({ name: filled(80), employeeId: filled(16) }),
  items: fc.uniqueArray(
    fc.record(
      {
        activity: name,
        revision: digest,
        name: filled(120),
        what: fc.constantFrom('approved', 'rejected', 'returned'),
        at: moment,
        by: filled(80),
        reason: filled(500),
      },
      { requiredKeys: ['activity', 'revision', 'name', 'what', 'at', 'by'] },
    ),
    { minLength: 1, maxLength: 6, selector: ({ activity }) => activity },
  ),
}) as fc.Arbitrary<Payload<'decisions'>>;

/** Any hand-in file, with its PDFs by SHA-256. */
export const anyHandins = fc
  .record({
    madeAt: moment,
    student: fc.record({ name: filled(80), rollNumber: fc.stringMatching(/^[A-Z0-9]{4,16}$/) }),
    items: fc.uniqueArray(
      fc.record({ assignment: name, name: filled(120), handedIn: moment, text: text(200) }),
      { minLength: 1, maxLength: 5, selector: ({ assignment }) => assignment },
    ),
  })
  .map(({ items, ...rest }) => {
    const contents = new Map<string, Blob>();
    const withFiles = items.map(({ text: content, ...item }) => {
      const { blob, facts } = pdfOf(content);
      contents.set(facts.sha256, blob);
      return {
        ...item,
        file: { name: facts.name, size: facts.size, sha256: facts.sha256 },
      };
    });
    const payload: Payload<'handins'> = { ...rest, items: withFiles };
    return { payload, contents };
  });
