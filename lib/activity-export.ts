import { unparse } from 'papaparse';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { Activity } from '@/content/schema/student/activity';
import { decisionOf, stepsOf, stepWords } from './activity-history';
import { dayOf } from './day';
import { withSource } from './decision-source';
import type { OwnActivity } from './workspace/use-list';

/** A cell of an exported table: text, a number, or nothing. */
export type Cell = string | number | null;

/** Where an activity is recorded, in words. */
export function recordedWhere({
  origin,
  changed,
}: Pick<OwnActivity, 'origin' | 'changed'>): string {
  if (origin === 'device') return 'On this device';
  return changed ? "The college's record, changed on this device" : "The college's record";
}

const localDay = (at: string) => (at.length > 10 ? dayOf(new Date(at)) : at);

/** An activity as a row, every value under its column's name. Days are "YYYY-MM-DD". */
export function exportRow(
  activity: OwnActivity,
  published?: Activity,
  keys: readonly FacultyKey[] = [],
) {
  const decision = decisionOf(stepsOf(activity, published));
  return {
    Name: activity.name,
    Status: activity.status,
    Category: activity.category,
    'Date Added': activity.dateAdded,
    'Issuing body': activity.issuer ?? '',
    Date: activity.date ?? '',
    Credits: activity.credits ?? null,
    Decision: decision ? stepWords[decision.what] : '',
    'Decided on': decision ? localDay(decision.at) : '',
    'Decided by': decision?.by ?? '',
    Reason: decision?.reason ?? '',
    Note: activity.note ?? '',
    Evidence: activity.evidence?.name ?? '',
    'Evidence SHA-256': activity.evidence?.sha256 ?? '',
    Recorded: withSource(recordedWhere(activity), activity, keys),
  } satisfies Record<string, Cell>;
}

const columns = Object.keys(
  exportRow({
    id: '',
    name: '',
    status: 'Pending',
    category: 'Course',
    dateAdded: '',
    origin: 'device',
    changed: false,
  }),
);

/**
 * A text that no spreadsheet takes for a formula: one that begins with = + - @, also in a wide or small form or after
 * blanks and invisible signs, or with a tab or a line break, gets an apostrophe in front (the advice of OWASP).
 */
export function neutralise(text: string): string {
  const seen = text.normalize('NFKC').replace(/^[\s\p{C}]+/u, '');
  return /^[=+\-\u2212@]/.test(seen) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}

/** A table as CSV by RFC 4180, with the mark of UTF-8 in front so that spreadsheets read every script. */
export function toCsv(fields: readonly string[], rows: readonly Record<string, Cell>[]): string {
  const safe = (cell: Cell) => (typeof cell === 'string' ? neutralise(cell) : (cell ?? ''));
  const data = rows.map((row) => fields.map((field) => safe(row[field] ?? null)));
  return `\ufeff${unparse({ fields: fields.map(neutralise), data }, { newline: '\r\n' })}`;
}

/** Activities as CSV, in the order given. */
export function activitiesToCsv(rows: readonly Record<string, Cell>[]): string {
  return toCsv(columns, rows);
}

/** Activities as JSON, in the order given; what is not known is null. */
export function activitiesToJson(rows: readonly Record<string, Cell>[]): string {
  const known = (cell: Cell) => (cell === '' ? null : cell);
  const data = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, known(cell)])),
  );
  return `${JSON.stringify(data, null, 2)}\n`;
}
