import * as v from 'valibot';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { limits } from '@/content/schema/limits';
import { blobToBase64, fromBase64, fromBase64Url, toBase64Url } from '@/lib/file/base64';
import { readableName } from '@/lib/file/file-name';
import { typeOfContent } from '@/lib/file/file-type';
import { isSameId } from '@/lib/record/person';
import { productSlug } from '@/lib/site/product-name';
import { digest as digestOf } from '@/lib/store/file';
import { digest } from '@/lib/store/field-schema';
import { formatSize } from '@/lib/text/file-size';
import {
  attachmentsOf,
  checkDates,
  entryIdOf,
  entryNameOf,
  kindLabels,
  payloads,
  type ExchangeKind,
  type Payload,
} from './payload';
import { alteredMessage, ExchangeError, NewerFileError, refuseInsecurePage } from './problem';
import { sign, verify, type Signature, type SigningKey } from './signature';

/** The `format` field of every exchange file. */
export const exchangeFormat = 'edify-exchange';

/** The version of the file format. */
export const exchangeVersion = 1;

/** The content of attachments, by SHA-256. */
export type Contents = ReadonlyMap<string, Blob>;

/**
 * Writes a file: the payload with its SHA-256, signed if there is a key, and the content of the attachments. Rejects
 * with an ExchangeError if an attachment is missing or the file would be too large.
 */
export async function writeExchange<K extends ExchangeKind>(
  kind: K,
  payload: Payload<K>,
  contents: Contents,
  key: SigningKey | null = null,
): Promise<Blob> {
  refuseInsecurePage();
  const encodedPayload = toBase64Url(new TextEncoder().encode(JSON.stringify(payload)));
  const signed = key && (await sign(kind, encodedPayload, key));
  const head = {
    format: exchangeFormat,
    version: exchangeVersion,
    kind,
    sha256: await checksumOf(signed?.protected ?? null, encodedPayload),
    protected: signed?.protected ?? null,
    signature: signed?.signature ?? null,
    payload: encodedPayload,
  };
  const files = await filesOf(payload, contents);
  const pieces = [`${JSON.stringify(head).slice(0, -1)},"files":[`];
  files.forEach((file, index) => pieces.push(index === 0 ? '\n' : ',\n', file));
  const file = new Blob([...pieces, '\n]}\n'], { type: 'application/json' });
  if (file.size > limits.exchange.size)
    throw new ExchangeError(
      'The file would be over 200 MB, too large to open again. Choose fewer entries.',
    );
  return file;
}

/** The SHA-256 of the signature header (empty if unsigned), a dot and the payload. */
export function checksumOf(head: string | null, payload: string): Promise<string> {
  return digestOf(new Blob([`${head ?? ''}.${payload}`]));
}

async function filesOf(payload: Payload<ExchangeKind>, contents: Contents): Promise<string[]> {
  const written = new Map<string, string>();
  for (const item of payload.items)
    for (const { name, size, sha256 } of attachmentsOf(item)) {
      if (written.has(sha256)) continue;
      const blob = contents.get(sha256);
      if (blob?.size !== size || (await digestOf(blob)) !== sha256)
        throw new ExchangeError(
          `The browser has lost the content of ${name}. Choose that PDF again, or leave its entry out.`,
        );
      written.set(sha256, JSON.stringify({ sha256, content: await blobToBase64(blob) }));
    }
  return [...written.values()];
}

/** The name of an exchange file: "edify-request-25CSE1042-2026-01-31.json". */
export function exchangeFileName(kind: ExchangeKind | 'key', whom: string, day: string): string {
  const slug = whom.replace(/[^\p{L}\p{M}\p{N}.-]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '') || 'file';
  return `${productSlug()}-${kind}-${slug}-${day}.json`;
}

/** The letter that a file came in, and whose key opened it. */
export interface LetterOf {
  id: string;
  /** The roll number or employee id of the sender. */
  from: string;
  /** The name of the sender in the record of the person who gets it. */
  name?: string | undefined;
}

/** A file that was read and passed every check. */
export interface OpenedFile<K extends ExchangeKind> {
  /** Its file name on this device. */
  name: string;
  /** The SHA-256 of its content and signature header. Files with the same value are the same file. */
  sha256: string;
  payload: Payload<K>;
  contents: Contents;
  signature: Signature;
  letter?: LetterOf;
}

/**
 * The file of a letter, with the name of its maker as the record or the signature has it, never as the letter says. Throws an
 * ExchangeError if somebody else made it than the one whose key the letter has.
 */
export function fromLetter<K extends ExchangeKind>(
  opened: OpenedFile<K>,
  letter: LetterOf | undefined,
): OpenedFile<K> {
  if (!letter) return opened;
  const { name, id } = makerOf(opened.payload);
  if (!isSameId(id, letter.from))
    throw new ExchangeError(
      `It is from the record of ${letter.from} and names ${name} (${id}). Ask ${letter.from} about it.`,
    );
  const own = opened.signature.key?.name ?? letter.name ?? letter.from;
  return { ...opened, payload: withMaker(opened.payload, own), letter };
}

function withMaker<P extends Payload<ExchangeKind>>(payload: P, name: string): P {
  if (!('by' in payload)) return { ...payload, student: { ...payload.student, name } };
  const items = payload.items.map((item) => ('by' in item ? { ...item, by: name } : item));
  return { ...payload, by: { ...payload.by, name }, items };
}

function makerOf(payload: Payload<ExchangeKind>) {
  if ('by' in payload) return { name: payload.by.name, id: payload.by.employeeId };
  return { name: payload.student.name, id: payload.student.rollNumber };
}

const token = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'is damaged'));

const envelope = v.strictObject({
  format: v.literal(exchangeFormat),
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(exchangeVersion)),
  kind: v.picklist(Object.keys(payloads) as ExchangeKind[]),
  sha256: digest,
  protected: v.nullable(token),
  signature: v.nullable(token),
  payload: token,
  files: v.array(v.strictObject({ sha256: digest, content: v.string() })),
});

type Envelope = v.InferOutput<typeof envelope>;

/**
 * Reads a file of this kind and checks all of it: the format, the checksum, the signature, that entries are valid and
 * unique, and that every attachment matches its entry. Rejects with an ExchangeError.
 */
export async function readExchange<K extends ExchangeKind>(
  file: File,
  kind: K,
  keys: readonly FacultyKey[],
): Promise<OpenedFile<K>> {
  refuseInsecurePage();
  const whole = envelopeOf(await textOf(file), kind);
  if ((await checksumOf(whole.protected, whole.payload)) !== whole.sha256)
    throw new ExchangeError(alteredMessage);
  const payload = readPayload(whole.payload, kind);
  const signature = await signatureOf(whole, keys, payload);
  const contents = await contentsOf(whole.files, payload);
  return { name: file.name, sha256: whole.sha256, payload, contents, signature };
}

/** The text of a file. Other kinds of files are refused before they are read completely. */
async function textOf(file: File): Promise<string> {
  if (file.size === 0) throw new ExchangeError('It is empty. Ask for the file again.');
  const start = await file.slice(0, 200).text();
  if (/"format"\s*:\s*"edify-backup"/.test(start))
    throw new ExchangeError(
      'It is an export of everything. Open it under Settings, This device, Import.',
    );
  if (!/^\s*\{\s*"format"\s*:\s*"edify-exchange"/.test(start))
    throw new ExchangeError(
      `It is not a file of this portal (${formatSize(file.size)}). Choose a file that the other side saved in this portal.`,
    );
  if (file.size > limits.exchange.size)
    throw new ExchangeError(
      `It has ${formatSize(file.size)}; the limit is ${formatSize(limits.exchange.size)}. Ask for several smaller files.`,
    );
  return file.text();
}

function envelopeOf(text: string, kind: ExchangeKind): Envelope {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ExchangeError(alteredMessage);
  }
  const { version } = value as { version?: unknown };
  if (typeof version === 'number' && version > exchangeVersion)
    throw new NewerFileError(
      `It was made by a newer version of this portal (format ${version}; this page reads format ${exchangeVersion}). Reload this page to get the newest version, or ask the college to update the site.`,
    );
  const found = v.safeParse(envelope, value);
  if (!found.success)
    throw new ExchangeError(`${alteredMessage} (${describeIssue(found.issues[0])})`);
  if (found.output.kind !== kind) {
    const { name, page } = kindLabels[found.output.kind];
    throw new ExchangeError(`It is ${name}. Open it in ${page}.`);
  }
  return found.output;
}

async function signatureOf(
  whole: Envelope,
  keys: readonly FacultyKey[],
  content: Payload<ExchangeKind>,
): Promise<Signature> {
  const { kind, protected: head, payload, signature } = whole;
  if (head === null && signature === null) return { state: 'unsigned', key: null };
  const known =
    head !== null &&
    signature !== null &&
    (await verify(kind, { protected: head, payload, signature }, keys, content));
  if (!known)
    throw new ExchangeError(
      'Its signature does not match its content. It was altered after it was signed. Ask for the file again.',
    );
  return known;
}

/** Decodes the payload of a file of this kind and checks all of it. Throws an ExchangeError. */
function readPayload<K extends ExchangeKind>(text: string, kind: K): Payload<K> {
  let value: unknown;
  try {
    const bytes = fromBase64Url(text);
    if (toBase64Url(bytes) !== text) throw new Error('is not canonical base64url');
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ExchangeError(alteredMessage);
  }
  const found = v.safeParse(payloads[kind], value);
  if (found.success) {
    assertUnique(found.output.items);
    assertDatesValid(found.output);
    return found.output as Payload<K>;
  }
  const problems = found.issues.slice(0, 20).map(describeIssue);
  const more = found.issues.length - problems.length;
  throw new ExchangeError(
    `It is not valid, so nothing was imported. Ask for a file made with the portal. What is wrong:`,
    ...problems,
    ...(more > 0 ? [`and ${more} more`] : []),
  );
}

/** Describes a validation issue. It repeats only the names of our own fields, never text from the file. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'the file';
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'an unknown field';
  return `${path} ${issue.kind === 'validation' ? issue.message : 'is missing or has the wrong type'}`;
}

function assertDatesValid(payload: Payload<ExchangeKind>): void {
  const problems = checkDates(payload);
  if (problems.length > 0)
    throw new ExchangeError('Its dates cannot be right, so nothing was imported.', ...problems);
}

function assertUnique(items: Payload<ExchangeKind>['items']): void {
  const seen = new Set<string>();
  for (const item of items) {
    const id = entryIdOf(item);
    const name = entryNameOf(item);
    if (seen.has(id))
      throw new ExchangeError(
        `It has “${name}” twice, so it is not clear which one counts. Ask for the file again.`,
      );
    seen.add(id);
  }
}

/** Decodes the attachments of a file and checks each against its entry. Evidence may be a picture; others are PDFs. */
async function contentsOf(
  files: readonly { sha256: string; content: string }[],
  { items }: Payload<ExchangeKind>,
): Promise<Contents> {
  const isEvidence = items.some((item) => 'evidence' in item);
  const kind = isEvidence ? 'file' : 'PDF';
  const named = new Map(items.flatMap(attachmentsOf).map((file) => [file.sha256, file]));
  const contents = new Map<string, Blob>();
  for (const { sha256, content } of files) {
    const facts = named.get(sha256);
    if (!facts || contents.has(sha256))
      throw new ExchangeError(
        `It has a ${kind} that none of its entries uses. Ask for the file again.`,
      );
    const blob = await contentOf(content, facts, kind);
    const type = await typeOfContent(blob);
    const name = readableName(facts.name);
    if (!type || (!isEvidence && type !== 'application/pdf'))
      throw new ExchangeError(
        isEvidence
          ? `“${name}” in it is not a PDF, JPEG, PNG or WebP file. Ask the sender for a real one.`
          : `“${name}” in it is not a PDF. Ask the sender for a real one.`,
      );
    contents.set(sha256, blob.slice(0, blob.size, type));
  }
  for (const { sha256, name } of named.values())
    if (!contents.has(sha256))
      throw new ExchangeError(
        `The ${kind} “${readableName(name)}” is missing from it. Ask for the file again.`,
      );
  return contents;
}

async function contentOf(
  content: string,
  { name, size, sha256 }: { name: string; size: number; sha256: string },
  kind: string,
): Promise<Blob> {
  const changed = new ExchangeError(
    `The ${kind} “${readableName(name)}” in it is not the one that was sent: it was altered. Ask for the file again.`,
  );
  let blob: Blob;
  try {
    blob = new Blob([fromBase64(content)]);
  } catch {
    throw changed;
  }
  if (blob.size !== size || (await digestOf(blob)) !== sha256) throw changed;
  return blob;
}
