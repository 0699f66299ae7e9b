import { withSource, whereRecorded } from '@/components/activity/model/decision-source';
import { scoreOnScale } from '@/components/performance/model/grade-band';
import {
  approvedActivities,
  webAddress,
  type ProfileRecord,
  type ProfileSection,
} from './profile-record';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A period such as "2025", "2025-06" or "2025-06-14"; unknown ends are left out. */
interface Span {
  startDate?: string;
  endDate?: string;
}

const ongoing = /^(?:present|now|today|ongoing)$/i;

/** Parses dates as people write them, "14 Sep 2025" or "Jun 2025 - Jul 2025"; empty if they cannot be parsed. */
export function readSpan(text: string): Span {
  const [first = '', last, ...rest] = text.trim().split(/\s*[–—]\s*|\s+(?:-|to)\s+/);
  if (rest.length > 0) return {};
  if (last === undefined) return spanOf(readDate(first), readDate(first));
  if (ongoing.test(last)) return spanOf(readDate(first), undefined);
  const endDate = readDate(last);
  // "Jun - Jul 2025" and "14 - 16 Sep 2025" contain the year, or the month and year, only once.
  const tokens = last.split(/\s+/);
  const startDate = [0, 1, 2]
    .map((lent) => readDate([first, ...tokens.slice(tokens.length - lent)].join(' ')))
    .find(Boolean);
  return startDate && endDate && isOrdered(startDate, endDate) ? { startDate, endDate } : {};
}

function spanOf(startDate: string | undefined, endDate: string | undefined): Span {
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
}

function isOrdered(start: string, end: string): boolean {
  const shared = Math.min(start.length, end.length);
  return start.slice(0, shared) <= end.slice(0, shared);
}

function readDate(text: string): string | undefined {
  if (/^\d{4}(?:-\d{2}){0,2}$/.test(text)) return validDate(...text.split('-'));
  const parts = /^(?:(\d{1,2})\s+)?([a-z]{3,9})\.?,?\s+(\d{4})$/i.exec(text);
  if (!parts) return undefined;
  const [, day, name = '', year = ''] = parts;
  const month = months.findIndex((short) => name.toLowerCase().startsWith(short)) + 1;
  return month > 0
    ? validDate(year, String(month).padStart(2, '0'), day?.padStart(2, '0'))
    : undefined;
}

/** The date of these parts, if it exists and is between 1900 and 2099. */
function validDate(year = '', month?: string, day?: string): string | undefined {
  const text = [year, month, day].filter(Boolean).join('-');
  const date = new Date(`${text}T00:00:00Z`.replace(/^(\d{4}(?:-\d\d)?)T.*/, '$1'));
  if (!/^(?:19|20)/.test(year) || Number.isNaN(date.getTime())) return undefined;
  return date.toISOString().startsWith(text) ? text : undefined;
}

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The chosen sections as a JSON Resume (jsonresume.org, version 1.0.0), for tools that read CVs. */
export function toJsonResume(record: ProfileRecord, chosen: ReadonlySet<ProfileSection>): object {
  const sections: Record<ProfileSection, () => object> = {
    summary: () => ({}),
    contact: () => ({}),
    academics: () => ({ education: [education(record)] }),
    skills: () => ({ skills: record.achievements.map(({ name }) => ({ name })) }),
    activities: () => ({ certificates: certificates(record) }),
    projects: () => ({ projects: record.projects.map(project) }),
    entries: () => ({ work: work(record), volunteer: volunteer(record) }),
    interests: () => ({
      interests: record.student.interests.map((name) => ({ name })),
      languages: record.student.languages.map((language) => ({ language })),
    }),
  };
  return {
    $schema: schema,
    basics: basics(record, chosen),
    ...Object.assign({}, ...[...chosen].map((section) => sections[section]())),
    meta: { version: 'v1.0.0' },
  };
}

function basics({ student }: ProfileRecord, chosen: ReadonlySet<ProfileSection>) {
  const { name, bio, summary, email, city } = student;
  return {
    name,
    ...(bio && { label: bio }),
    ...(chosen.has('summary') && summary && { summary }),
    ...(chosen.has('contact') && email && { email }),
    ...(chosen.has('contact') && city && { location: { city } }),
  };
}

/** In "B.Tech. Computer Science" the first word is the degree because it contains a dot. */
function education({ student, college, grading }: ProfileRecord) {
  const { program, batch, cgpa } = student;
  const [, studyType, area = program] = /^(\S*\.\S*)\s+(.+)$/.exec(program ?? '') ?? [];
  return {
    institution: college,
    ...(area && { area }),
    ...(studyType && { studyType }),
    ...(batch && readSpan(yearsOf(batch))),
    ...(cgpa !== undefined && { score: scoreOnScale(cgpa, grading) }),
  };
}

/** The years of a batch "2025-29" as "2025 - 2029". */
function yearsOf(batch: string): string {
  const start = batch.slice(0, 4);
  const end = Number(start.slice(0, 2) + batch.slice(5));
  return `${start} - ${end < Number(start) ? end + 100 : end}`;
}

function certificates(record: ProfileRecord) {
  return approvedActivities(record).map((activity) => ({
    name: activity.name,
    ...dated(activity.date ?? activity.dateAdded),
    ...(activity.issuer && { issuer: activity.issuer }),
    summary: [
      activity.category,
      withSource(whereRecorded(activity, 'sentence'), activity, record.signers),
    ]
      .filter(Boolean)
      .map((text) => `${text}.`)
      .join(' '),
  }));
}

function dated(day: string) {
  const { endDate } = readSpan(day);
  return endDate ? { date: endDate } : {};
}

function project({ title, technology, about, href }: ProfileRecord['projects'][number]) {
  const url = uri(webAddress(href));
  return {
    name: title,
    ...(about && { description: about }),
    keywords: technology
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
    ...(url && { url }),
  };
}

/** The address percent-encoded as a URI; undefined where it cannot be one. */
function uri(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const { origin, pathname, search, hash } = new URL(address);
  const tail = `${pathname}${search}${hash}`
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replace(/[^\w\-.~:/?#@!$&'()*+,;=%]/g, encodeURIComponent);
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? `${origin}${tail}` : undefined;
}

function work({ entries }: ProfileRecord) {
  return entries
    .filter(({ kind }) => kind === 'internship')
    .map((entry) => toPosition(entry, 'name'));
}

function volunteer({ entries }: ProfileRecord) {
  return entries
    .filter(({ kind }) => kind === 'activity')
    .map((entry) => toPosition(entry, 'summary'));
}

/** A position and its dates. The description of an internship is the company name. */
function toPosition(
  { title, description, date }: ProfileRecord['entries'][number],
  as: 'name' | 'summary',
) {
  return { position: title, ...(description && { [as]: description }), ...readSpan(date) };
}
