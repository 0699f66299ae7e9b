import { getDotPath, safeParse } from 'valibot';
import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import { deflate, inflateText, InflatedTooLarge } from '@/lib/file/deflate';
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

const tooOldMessage = 'This browser is too old for profile links. Use a newer one.';

/** The fragment that contains this profile. Rejects with a LinkError if it would be too long to read. */
export async function encodeProfile(profile: SharedProfile): Promise<string> {
  const { success, issues } = safeParse(sharedProfile, profile);
  if (!success) throw new LinkError(`The link cannot include ${describe(issues[0])}.`);
  const json = new Blob([JSON.stringify(profile)]);
  const packed = await deflate(json).catch(() => {
    throw new LinkError(tooOldMessage);
  });
  const fragment = `${sharedPrefix}${version}.${toBase64Url(packed)}`;
  if (fragment.length > maxFragmentLength || json.size > maxRecordBytes)
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
  const result = safeParse(sharedProfile, parse(await unpack(payload)));
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LinkError('The text of the link is damaged. Ask for the full link again.');
  }
}

async function unpack(payload: string): Promise<string> {
  try {
    return await inflateText(fromBase64Url(payload), maxRecordBytes);
  } catch (error) {
    if (typeof DecompressionStream === 'undefined') throw new LinkError(tooOldMessage);
    throw new LinkError(
      error instanceof InflatedTooLarge
        ? 'The link expands to more data than a profile can hold, so it was not opened.'
        : 'Part of the link is missing or was changed. Ask for the full link again.',
    );
  }
}
