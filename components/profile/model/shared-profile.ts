import * as v from 'valibot';
import { getDotPath, safeParse } from 'valibot';
import { limits } from '@/content/schema/limits';
import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import { deflate, inflateText, InflatedTooLarge } from '@/lib/file/deflate';
import { sharedPrefix } from '@/lib/site/shared-waiting';
import { disguises, plainText } from '@/lib/text/plain-text';
import { packCredential } from './packed-credential';
import {
  approvedActivities,
  credentialOf,
  webAddress,
  type ProfileRecord,
  type ProfileSection,
} from './profile-record';

const isClean = (text: string) => plainText(text) === text;

const line = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), v.check(isClean, 'has characters that cannot be seen'));
const nonEmptyLine = (longest: number) => v.pipe(line(longest), v.regex(/\S/, 'must not be empty'));
const paragraphs = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.check((text) => isClean(text.replaceAll('\n', '')), 'has characters that cannot be seen'),
  );
const boundedArray = <T extends v.GenericSchema>(item: T, most = 200) =>
  v.pipe(v.array(item), v.maxLength(most));
const day = v.pipe(v.string(), v.isoDate());
const address = v.pipe(
  v.string(),
  v.maxLength(limits.link),
  v.check(isPlainWebAddress, 'must be an address that starts with http:// or https://'),
);

/** An address with a name and password in front of the host can pass for another site. */
function isPlainWebAddress(text: string): boolean {
  if (!isClean(text) || webAddress(text) === undefined) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

const interests = v.optional(
  boundedArray(nonEmptyLine(limits.student.interest), limits.student.interests),
);

const averageName = nonEmptyLine(limits.averageName);

/** The scale of the CGPA. */
const scale = v.strictObject({
  unit: v.picklist(['points', 'percent']),
  maximum: v.pipe(v.number(), v.minValue(0), v.maxValue(limits.average)),
  names: v.optional(v.strictObject({ term: averageName, all: averageName })),
});

/** The longest credential in a link, in characters. */
const maxCredentialLength = 8000;

/** Everything that a profile link may contain: text of limited length, no pictures, no markup. */
export const sharedProfile = v.strictObject({
  name: nonEmptyLine(limits.person),
  college: nonEmptyLine(limits.college),
  bio: line(limits.student.bio),
  summary: v.optional(paragraphs(limits.student.summary)),
  academics: v.optional(
    v.strictObject({
      program: v.optional(nonEmptyLine(limits.student.program)),
      semester: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.student.semester)),
      ),
      batch: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))),
      cgpa: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(limits.average))),
      scale,
      cgpaBasis: v.optional(v.strictObject({ asOf: day, basis: line(limits.basis) })),
    }),
  ),
  skills: v.optional(boundedArray(nonEmptyLine(limits.achievement.name))),
  activities: v.optional(
    boundedArray(
      v.strictObject({
        name: nonEmptyLine(limits.activity.name),
        category: nonEmptyLine(limits.activity.category),
        issuer: v.optional(line(limits.activity.issuer)),
        date: day,
        /** The credential of the approval, as `packCredential` writes it. */
        signed: v.optional(v.pipe(v.string(), v.maxLength(maxCredentialLength))),
      }),
    ),
  ),
  projects: v.optional(
    boundedArray(
      v.strictObject({
        title: nonEmptyLine(limits.project.title),
        technology: line(limits.project.technology),
        about: v.optional(paragraphs(limits.project.about)),
        href: v.optional(address),
      }),
    ),
  ),
  entries: v.optional(
    boundedArray(
      v.strictObject({
        title: nonEmptyLine(limits.entry.title),
        description: line(limits.entry.description),
        date: nonEmptyLine(limits.entry.date),
      }),
    ),
  ),
  interests,
  languages: interests,
  contact: v.optional(
    v.strictObject({
      email: v.optional(
        v.pipe(
          v.string(),
          v.maxLength(limits.student.email),
          v.regex(/^[\w.+'-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i, 'must be an email address'),
        ),
      ),
    }),
  ),
});

/** A profile as stored in a link. */
export type SharedProfile = v.InferOutput<typeof sharedProfile>;

/** The parts of a profile that a person can include in a link. Contact details are the email address only. */
export type SharedSection = ProfileSection | 'signatures';

/**
 * The chosen sections of a record for a link: no pictures, approved activities only. The roll number is in the
 * signatures only.
 */
export function toSharedProfile(
  record: ProfileRecord,
  chosen: ReadonlySet<SharedSection>,
): SharedProfile {
  const { student, college } = record;
  const sections: Record<SharedSection, () => Partial<SharedProfile>> = {
    summary: () => ({ summary: student.summary }),
    academics: () => ({ academics: academics(record) }),
    skills: () => ({ skills: record.achievements.map(({ name }) => name) }),
    activities: () => ({ activities: activities(record, chosen.has('signatures')) }),
    signatures: () => ({}),
    projects: () => ({ projects: record.projects.map(project) }),
    entries: () => ({
      entries: record.entries.map(({ title, description, date }) => ({ title, description, date })),
    }),
    interests: () => ({ interests: student.interests, languages: student.languages }),
    contact: () => ({ contact: { email: student.email } }),
  };
  const parts = [...chosen].map((section) => sections[section]());
  return clean(Object.assign({ name: student.name, college, bio: student.bio ?? '' }, ...parts));
}

function academics({ student, grading }: ProfileRecord): NonNullable<SharedProfile['academics']> {
  const { program, semester, batch, cgpa, cgpaBasis } = student;
  const { unit, maximum, names } = grading;
  const scale = { unit, maximum, ...(names && { names }) };
  return { program, semester, batch, cgpa, scale, cgpaBasis };
}

function activities(
  record: ProfileRecord,
  withSignatures: boolean,
): NonNullable<SharedProfile['activities']> {
  return approvedActivities(record).map((activity) => {
    const { name, category, issuer, date, dateAdded } = activity;
    const credential = withSignatures && credentialOf(activity);
    const signed = credential && packCredential(credential);
    return {
      ...{ name, category, ...(issuer && { issuer }), date: date ?? dateAdded },
      ...(signed && { signed }),
    };
  });
}

function project({ title, technology, about, href }: ProfileRecord['projects'][number]) {
  return {
    title,
    technology,
    ...(about && { about }),
    ...(isPlainWebAddress(href) && { href }),
  };
}

/** Replaces invisible characters with spaces in every text; line breaks stay in fields that allow them. */
function clean<T>(value: T, key = ''): T {
  // A credential stays as it was signed.
  if (key === 'signed') return value;
  if (typeof value === 'string') return cleanText(value, key) as T;
  if (Array.isArray(value)) return value.map((item) => clean<unknown>(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, clean<unknown>(item, name)]),
  ) as T;
}

function cleanText(text: string, key: string): string {
  const lines = key === 'summary' || key === 'about' ? text.split(/\r?\n/) : [text];
  return lines.map((one) => one.replace(disguises, ' ')).join('\n');
}

/** The format that this version writes: base64url of deflated JSON. A new format gets a new number. */
const version = '1';

/** The longest fragment that is read or written, in characters. */
export const maxFragmentLength = 24_000;

/** The most that a fragment may decompress to, in bytes: a short one can decompress to gigabytes. */
export const maxRecordBytes = 200_000;

/** An error of creating or reading a link; the message is shown to the user. */
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
