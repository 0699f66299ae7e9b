import * as v from 'valibot';
import { limits } from '@/content/schema/limits';
import { disguises, plainText } from '@/lib/text/plain-text';
import {
  approvedActivities,
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
      city: v.optional(line(limits.student.city)),
    }),
  ),
});

/** A profile as stored in a link. */
export type SharedProfile = v.InferOutput<typeof sharedProfile>;

/** The chosen sections of a record for a link: no pictures, no roll number, approved activities only. */
export function toSharedProfile(
  record: ProfileRecord,
  chosen: ReadonlySet<ProfileSection>,
): SharedProfile {
  const { student, college } = record;
  const sections: Record<ProfileSection, () => Partial<SharedProfile>> = {
    summary: () => ({ summary: student.summary }),
    academics: () => ({ academics: academics(record) }),
    skills: () => ({ skills: record.achievements.map(({ name }) => name) }),
    activities: () => ({ activities: activities(record) }),
    projects: () => ({ projects: record.projects.map(project) }),
    entries: () => ({
      entries: record.entries.map(({ title, description, date }) => ({ title, description, date })),
    }),
    interests: () => ({ interests: student.interests, languages: student.languages }),
    contact: () => ({ contact: { email: student.email, city: student.city } }),
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

function activities(record: ProfileRecord): NonNullable<SharedProfile['activities']> {
  return approvedActivities(record).map(({ name, category, issuer, date, dateAdded }) => ({
    name,
    category,
    ...(issuer && { issuer }),
    date: date ?? dateAdded,
  }));
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
