import { decisionOf, stepsOf, type Step } from '@/components/activity/model/activity-history';
import type { Signers } from '@/components/activity/model/decision-source';
import type { CountedActivity, HeadPoints, Points } from '@/components/activity/model/points';
import { cumulativeAverage, termAverage } from '@/components/performance/model/average';
import { formatShort } from '@/components/performance/model/fraction';
import { averageNames } from '@/components/performance/model/grade-band';
import { formatWithUnit } from '@/components/performance/model/need';
import type { CvEntry } from '@/components/profile/model/cv';
import {
  approvedActivities,
  type ProfileRecord,
  profileSections,
  type ProfileContent,
} from '@/components/profile/model/profile-record';
import type { Grading } from '@/content/schema/academic';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { Results, SubjectResult, TermResult } from '@/content/schema/student/results';
import type { Activity } from '@/lib/activity/activity';
import { readableName } from '@/lib/file/file-name';
import type { OwnActivity } from '@/lib/store/use-list';
import { formatCount } from '@/lib/text/count';
import { formatSize } from '@/lib/text/file-size';
import { formatDay } from '@/lib/time/date';
import { dayOf } from '@/lib/time/day';

/** A picture of the college or, with `stored`, the id of a file on this device. */
export type PortfolioPicture = { src: string; alt: string } | { stored: string; alt: string };

interface PortfolioFact {
  term: string;
  value: string;
}

export interface PortfolioEntry extends Omit<CvEntry, 'source'> {
  facts?: readonly PortfolioFact[];
  picture?: PortfolioPicture | undefined;
}

/** A table whose first cells name its rows. */
export interface PortfolioTable {
  id: string;
  caption: string;
  head: readonly string[];
  rows: readonly { id: string; cells: readonly string[] }[];
  /** The sum of the rows. */
  result?: string;
}

export interface PortfolioSection {
  id: PortfolioPart;
  title: string;
  /** A note for readers of the section. */
  note?: string;
  entries?: readonly PortfolioEntry[];
  tables?: readonly PortfolioTable[];
}

interface DecidedActivities {
  /** The approved activities and their points; no points if the rules have no heads. */
  counted: readonly Pick<CountedActivity<OwnActivity>, 'activity' | 'points'>[];
  hasPoints: boolean;
  /** The college's own records of activities. */
  published: readonly Activity[];
  signers?: Signers | undefined;
}

/** The approved activities, each with who decided, when, and whether that is signed. */
export function activitySection({
  counted,
  hasPoints,
  published,
  signers = new Map(),
}: DecidedActivities): PortfolioSection {
  const ofCollege = new Map(published.map((activity) => [activity.id, activity]));
  return {
    id: 'activities',
    title: 'Approved activities',
    note: 'A decision is called signed if its signature was checked with a key that the college publishes.',
    entries: counted.map(({ activity, points }): PortfolioEntry => {
      const { id, name, date, dateAdded, proof } = activity;
      const steps = stepsOf(activity, ofCollege.get(id));
      return {
        id,
        title: name,
        when: formatDay(date ?? dateAdded),
        subtitle: kindOf(activity),
        facts: [
          ...(hasPoints ? [{ term: 'Points', value: String(points) }] : []),
          ...(proof ? [{ term: 'Proof', value: proof }] : []),
          ...decisionFacts(steps, signers),
          { term: 'Recorded', value: whereRecorded(activity) },
        ],
      };
    }),
  };
}

/** Returns what the activity was and what it counts for: "Coursera · Course · 2 credits". */
function kindOf({ issuer, category, level, hours, credits }: OwnActivity): string {
  const length = hours ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : '';
  const credit = credits ? `${credits} ${credits === 1 ? 'credit' : 'credits'}` : '';
  return [issuer, category, level, length, credit].filter(Boolean).join(' · ');
}

function whereRecorded({ origin, changed }: OwnActivity): string {
  if (origin === 'device') return "On the student's device, not by the college";
  return changed
    ? "In the college's record, changed on the student's device"
    : "In the college's record";
}

function decisionFacts(steps: readonly Step[], signers: Signers): PortfolioFact[] {
  const decision = decisionOf(steps);
  if (decision?.what !== 'approved') return [{ term: 'Approved by', value: 'Not recorded' }];
  const { at, by = 'Not recorded' } = decision;
  return [
    { term: 'Approved by', value: by },
    { term: 'On', value: formatDay(isDay(at) ? at : dayOf(new Date(at))) },
    { term: 'Signature', value: signatureText(decision, signers) },
  ];
}

/** The college's record has days, and a device moments. */
const isDay = (at: string) => at.length === 10;

/** Digits of a key's id: enough to find it among the published keys. */
const shownDigits = 16;

function signatureText({ at, source }: Step, signers: Signers): string {
  const key = signers.get(source);
  if (key) return `Signed by ${key.name} with key ${key.id.slice(0, shownDigits)}`;
  if (source) return 'None, recorded from a file';
  return isDay(at)
    ? "None, decided in the college's record"
    : "None, decided on the student's device";
}

/** The files of the approved activities, by which a file that is handed in can be recognised. */
export function evidenceSection(record: ProfileRecord): PortfolioSection {
  const approved = approvedActivities(record);
  const entries = approved.flatMap(({ id, name, evidence }): PortfolioEntry[] => {
    if (!evidence) return [];
    const { size, sha256 } = evidence;
    const bytes = `${formatSize(size)} (${formatCount(size)} bytes)`;
    return [
      {
        id,
        title: readableName(evidence.name) || 'file',
        facts: [
          { term: 'Activity', value: name },
          { term: 'Size', value: bytes },
          { term: 'SHA-256', value: sha256 },
        ],
      },
    ];
  });
  return { id: 'evidence', title: 'Evidence', note: noteOf(approved.length, entries), entries };
}

function noteOf(approved: number, { length }: readonly PortfolioEntry[]): string {
  const missing = approved - length;
  const use =
    'The files are not in this document. A file that has the same SHA-256 is the one that was submitted.';
  if (missing === 0) return use;
  return `${use} For ${missing} of ${approved} approved activities, no file is on the student's device.`;
}

/** The activity points under each head of the college's rules. */
export function pointSection(
  { heads, total, required }: Points,
  { name, source }: ActivityRules,
): PortfolioSection {
  const goal = required === null ? '' : ` of ${required}`;
  const table = {
    id: 'points',
    caption: name,
    head: ['Head', 'Points', 'Required', 'Missing'],
    rows: heads.map((own) => ({ id: own.head.id, cells: cellsOf(own) })),
    result: `Total: ${total}${goal} points`,
  };
  return {
    id: 'points',
    title: 'Activity points',
    note: `Counted from the approved activities${source ? `, by ${source.text}` : ''}.`,
    tables: heads.length > 0 ? [table] : [],
  };
}

function cellsOf({ head, points, required, missing, missingHours }: HeadPoints): string[] {
  const hours = missingHours > 0 ? ` (${missingHours} hours missing)` : '';
  return [
    `${head.name}${hours}`,
    String(points),
    required === null ? '' : String(required),
    required === null ? '' : String(missing),
  ];
}

/** The sources of a portfolio, besides the changes stored on this device. */
export interface PortfolioContent extends ProfileContent {
  results?: Results | undefined;
  grading: Grading;
  /** The rules of activity points. */
  rules: ActivityRules;
}

const contact = profileSections.filter(({ id }) => id === 'contact');

/** The parts that a person can include in a portfolio. */
export const portfolioParts = [
  ...profileSections.filter(({ id }) => id !== 'contact'),
  { id: 'points', label: 'Activity points' },
  { id: 'evidence', label: 'List of evidence' },
  { id: 'results', label: 'Results of past terms' },
  { id: 'pictures', label: 'Pictures' },
  ...contact,
] as const;

export type PortfolioPart = (typeof portfolioParts)[number]['id'];

const asked: readonly PortfolioPart[] = ['results', 'pictures', 'contact'];

/** Results, pictures and contact details are included only when the person selects them. */
export const defaultParts: ReadonlySet<PortfolioPart> = new Set(
  portfolioParts.map(({ id }) => id).filter((id) => !asked.includes(id)),
);

/** The results of the terms that are over, with their averages. */
export function resultSection(results: Results | undefined, grading: Grading): PortfolioSection {
  const terms = results?.terms ?? [];
  return {
    id: 'results',
    title: 'Results',
    ...(results && {
      note: `${results.basis}, as of ${formatDay(results.asOf)}.${overall(results, grading)}`,
    }),
    tables: terms.map((term) => termTable(term, grading)),
  };
}

function overall(results: Results, grading: Grading): string {
  const { value } = cumulativeAverage(results, grading);
  return value ? ` ${averageNames(grading).all}: ${formatWithUnit(value, grading)}.` : '';
}

function termTable(term: TermResult, grading: Grading): PortfolioTable {
  const { value, credits } = termAverage(term, grading);
  const average = value && `${averageNames(grading).term}: ${formatWithUnit(value, grading)}`;
  return {
    id: term.id,
    caption: term.published ? `${term.name}, published ${formatDay(term.published)}` : term.name,
    head: ['Subject', 'Credits', 'Grade', 'Percentage'],
    rows: term.subjects.map((subject) => ({ id: subject.id, cells: resultCells(subject) })),
    ...(average && { result: `${average} (${formatShort(credits)} credits)` }),
  };
}

function resultCells({ code, name, credits, grade, percentage }: SubjectResult): string[] {
  return [
    code ? `${name} (${code})` : name,
    String(credits),
    grade ?? '',
    percentage === undefined ? '' : `${percentage}%`,
  ];
}
