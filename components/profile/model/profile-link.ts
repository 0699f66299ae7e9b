import { getDotPath, safeParse } from 'valibot';
import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import { sharedPrefix } from '@/lib/site/shared-waiting';
import { sharedProfile, type SharedProfile } from './shared-profile';

/** The format that this version writes: base64url of deflated JSON. A new format gets a new number. */
const version = '1';

/** The longest fragment that is read or written, in characters. */
export const maxFragmentLength = 24_000;

/** The most that a fragment may decompress to, in bytes: a short one can decompress to gigabytes. */
export const maxRecordBytes = 200_000;

/** Why a link could not be created or read; the message is shown to the user. */
export class LinkError extends Error {
  override name = 'LinkError';
}

/** The fragment that contains this profile. Rejects with a LinkError if it would be too long to read. */
export async function encodeProfile(profile: SharedProfile): Promise<string> {
  const { success, issues } = safeParse(sharedProfile, profile);
  if (!success) throw new LinkError(`The link cannot include ${describe(issues[0])}.`);
  const json = new TextEncoder().encode(JSON.stringify(profile));
  const fragment = `${sharedPrefix}${version}.${toBase64Url(await deflate(json))}`;
  if (fragment.length > maxFragmentLength || json.length > maxRecordBytes)
    throw new LinkError('The link would be too long to open. Leave out some sections.');
  return fragment;
}

/** Reads the profile from an untrusted fragment. Rejects with a LinkError and no other error. */
export async function decodeProfile(fragment: string): Promise<SharedProfile> {
  if (fragment.length > maxFragmentLength)
    throw new LinkError(
      `The link is longer than ${maxFragmentLength} characters, so it was not opened.`,
    );
  const [found, payload = ''] = fragment.slice(sharedPrefix.length).split('.', 2);
  if (!fragment.startsWith(`${sharedPrefix}`))
    throw new LinkError('This is not a link to a profile.');
  if (found !== version)
    throw new LinkError(
      'The link was created by another version of this portal. Ask for a new link.',
    );
  const result = safeParse(sharedProfile, parse(await inflate(bytesOf(payload))));
  if (!result.success)
    throw new LinkError(`The link has no valid profile: ${describe(result.issues[0])}.`);
  return result.output;
}

type Issue = NonNullable<ReturnType<typeof safeParse<typeof sharedProfile>>['issues']>[number];

/** Names only fields of our own schema and never repeats text from the link. */
function describe(issue: Issue): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'an unknown field';
  const path = getDotPath(issue);
  return `${path ?? 'the record'}, which does not have the expected format`;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new LinkError('The text of the link is damaged. Ask for the full link again.');
  }
}

const incompleteMessage =
  'Part of the link is missing or was changed. Ask for the full link again.';

function bytesOf(payload: string): Uint8Array<ArrayBuffer> {
  try {
    return fromBase64Url(payload);
  } catch {
    throw new LinkError(incompleteMessage);
  }
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return collect(
    through(bytes, () => new CompressionStream('deflate-raw')),
    Infinity,
  );
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = through(bytes, () => new DecompressionStream('deflate-raw'));
  try {
    return await collect(stream, maxRecordBytes);
  } catch (error) {
    if (error instanceof LinkError) throw error;
    throw new LinkError(incompleteMessage);
  }
}

function through(
  bytes: Uint8Array<ArrayBuffer>,
  open: () => CompressionStream | DecompressionStream,
) {
  try {
    return new Blob([bytes]).stream().pipeThrough(open());
  } catch {
    throw new LinkError('This browser is too old for profile links. Use a newer one.');
  }
}

/** All bytes of a stream; cancels it and throws above `limit`. */
async function collect(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > limit) {
      reader.cancel().catch(() => {});
      throw new LinkError(
        'The link expands to more data than a profile can hold, so it was not opened.',
      );
    }
    chunks.push(next.value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
