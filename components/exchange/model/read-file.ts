import * as v from 'valibot';
import { limits } from '@/content/schema/limits';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { isSameId } from '@/lib/record/person';
import { digest } from '@/lib/store/field-schema';
import { formatSize } from '@/lib/text/file-size';
import { kindLabels, type ExchangeKind, type Payload } from './payload';
import { alteredMessage, ExchangeError, NewerFileError, refuseInsecurePage } from './problem';
import { contentsOf } from './read-contents';
import { describeIssue, readPayload } from './read-payload';
import { verify, type Signature } from './signature';
import { checksumOf, exchangeFormat, exchangeVersion, type Contents } from './write-file';

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

/** The file of a letter. Throws an ExchangeError if somebody else made it than the one whose key the letter has. */
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
  return { ...opened, letter };
}

function makerOf(payload: Payload<ExchangeKind>) {
  if ('by' in payload) return { name: payload.by.name, id: payload.by.employeeId };
  return { name: payload.student.name, id: payload.student.rollNumber };
}

const token = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'is damaged'));

const envelope = v.strictObject({
  format: v.literal(exchangeFormat),
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(exchangeVersion)),
  kind: v.picklist(['request', 'decisions', 'assignments', 'handins', 'changes']),
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
