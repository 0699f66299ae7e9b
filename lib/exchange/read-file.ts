import * as v from 'valibot';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { fromBase64, fromBase64Url, toBase64Url } from '@/lib/base64';
import { formatSize } from '@/lib/pdf-check';
import { digest as sha256Of } from '@/lib/workspace/file';
import { digest } from '@/lib/workspace/field';
import { carriedBy, kindWords, payloads, type ExchangeKind, type Payload } from './payload';
import { ExchangeError } from './problem';
import { verify, type Signature } from './signature';
import {
  checksumOf,
  exchangeFormat,
  exchangeVersion,
  largestExchange,
  type Contents,
} from './write-file';

/** A file that was read and found whole. */
export interface Opened<K extends ExchangeKind> {
  /** What it is called on this device. */
  name: string;
  payload: Payload<K>;
  contents: Contents;
  signature: Signature;
}

const altered = 'It was altered or cut off after it was made. Ask for the file again.';

const word = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'is damaged'));

const envelope = v.strictObject({
  format: v.literal(exchangeFormat),
  version: v.literal(exchangeVersion),
  kind: v.picklist(['request', 'decisions', 'assignments', 'handins']),
  sha256: digest,
  protected: v.nullable(word),
  signature: v.nullable(word),
  payload: word,
  files: v.array(v.strictObject({ sha256: digest, content: v.string() })),
});

type Envelope = v.InferOutput<typeof envelope>;

/**
 * Reads a file of this kind and checks all of it: that it is one, that nothing in it was changed, that its entries are
 * sound, and that every PDF is the one that is named. Rejects with an ExchangeError and changes nothing.
 */
export async function readExchange<K extends ExchangeKind>(
  file: File,
  kind: K,
  keys: readonly FacultyKey[],
): Promise<Opened<K>> {
  const whole = envelopeOf(await textOf(file), kind);
  if ((await checksumOf(whole.protected, whole.payload)) !== whole.sha256)
    throw new ExchangeError(altered);
  const signature = await signatureOf(whole, keys);
  const payload = payloadOf(whole.payload, kind);
  return { name: file.name, payload, contents: await contentsOf(whole, payload), signature };
}

/** The text of a file; what is no such file is refused before it is read. */
async function textOf(file: File): Promise<string> {
  if (file.size === 0) throw new ExchangeError('It is empty. Ask for the file again.');
  const start = await file.slice(0, 200).text();
  if (/"format"\s*:\s*"edify-backup"/.test(start))
    throw new ExchangeError(
      'It is an export of everything. Bring it in under Settings, This device, Import.',
    );
  if (!/^\s*\{\s*"format"\s*:\s*"edify-exchange"/.test(start))
    throw new ExchangeError(
      `It is no file of this portal (${formatSize(file.size)}). Choose the file that the other side saved here.`,
    );
  if (file.size > largestExchange)
    throw new ExchangeError(
      `It has ${formatSize(file.size)}, and ${formatSize(largestExchange)} is the most. Ask for it in parts.`,
    );
  return file.text();
}

function envelopeOf(text: string, kind: ExchangeKind): Envelope {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ExchangeError(altered);
  }
  const { version } = value as { version?: unknown };
  if (typeof version === 'number' && version > exchangeVersion)
    throw new ExchangeError(
      `It was made by a newer version of this portal (form ${version}, and this page reads ${exchangeVersion}). Reload this page to get the newest version, or ask the college to update the site.`,
    );
  const found = v.safeParse(envelope, value);
  if (!found.success) throw new ExchangeError(`${altered} (${describe(found.issues[0])})`);
  if (found.output.kind !== kind) {
    const { name, place } = kindWords[found.output.kind];
    throw new ExchangeError(`It is ${name}. Open it in ${place}.`);
  }
  return found.output;
}

async function signatureOf(whole: Envelope, keys: readonly FacultyKey[]): Promise<Signature> {
  const { kind, protected: head, payload, signature } = whole;
  if (head === null && signature === null) return { state: 'unsigned', key: null };
  const known =
    head !== null &&
    signature !== null &&
    (await verify(kind, { protected: head, payload, signature }, keys));
  if (!known)
    throw new ExchangeError(
      'Its signature does not fit what it says. It was altered after it was signed: ask for the file again.',
    );
  return known;
}

function payloadOf<K extends ExchangeKind>(text: string, kind: K): Payload<K> {
  let value: unknown;
  try {
    const said = fromBase64Url(text);
    if (toBase64Url(said) !== text) throw new Error('is spelled in another way');
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(said));
  } catch {
    throw new ExchangeError(altered);
  }
  const found = v.safeParse(payloads[kind], value);
  if (found.success) return found.output as Payload<K>;
  const problems = found.issues.slice(0, 20).map(describe);
  const more = found.issues.length - problems.length;
  throw new ExchangeError(
    `It is not sound, so nothing of it was taken. Ask for the file again, made with the portal. What is wrong:`,
    ...problems,
    ...(more > 0 ? [`and ${more} more`] : []),
  );
}

/** Only names of our own fields are said again, not what the file wrote. */
function describe(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'the file';
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return 'a field that nobody knows';
  return `${path} ${issue.kind === 'validation' ? issue.message : 'is missing or of another kind'}`;
}

async function contentsOf(
  { files }: Envelope,
  { items }: Payload<ExchangeKind>,
): Promise<Contents> {
  const named = new Map(items.flatMap(carriedBy).map((file) => [file.sha256, file]));
  const contents = new Map<string, Blob>();
  for (const { sha256, content } of files) {
    const facts = named.get(sha256);
    if (!facts || contents.has(sha256))
      throw new ExchangeError('It carries a PDF that none of its entries names. Ask for it again.');
    contents.set(sha256, await pdfOf(content, facts));
  }
  for (const { sha256, name } of named.values())
    if (!contents.has(sha256))
      throw new ExchangeError(`The PDF “${name}” is missing in it. Ask for the file again.`);
  return contents;
}

async function pdfOf(
  content: string,
  { name, size, sha256 }: { name: string; size: number; sha256: string },
): Promise<Blob> {
  const changed = new ExchangeError(
    `The PDF “${name}” in it is not the one that was sent: it was altered. Ask for the file again.`,
  );
  let blob: Blob;
  try {
    blob = new Blob([fromBase64(content)], { type: 'application/pdf' });
  } catch {
    throw changed;
  }
  if (blob.size !== size || (await sha256Of(blob)) !== sha256) throw changed;
  if ((await blob.slice(0, 5).text()) !== '%PDF-')
    throw new ExchangeError(`“${name}” in it is not a PDF. Ask the sender for a real one.`);
  return blob;
}
