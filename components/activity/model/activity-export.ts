import type { Activity } from '@/lib/activity/activity';
import { toCsv, type CsvCell } from '@/lib/file/csv';
import type { OwnActivity } from '@/lib/store/use-list';
import { dayOf } from '@/lib/time/day';
import { decisionOf, stepsOf, stepLabels } from './activity-history';
import { withSource, type Signers, whereRecorded } from './decision-source';

const localDay = (at: string) => (at.length > 10 ? dayOf(new Date(at)) : at);

/** An activity as a row, with values by column name. Dates are "YYYY-MM-DD". */
export function exportRow(activity: OwnActivity, published?: Activity, signers?: Signers) {
  const decision = decisionOf(stepsOf(activity, published));
  return {
    Name: activity.name,
    Status: activity.status,
    Category: activity.category,
    'Date Added': activity.dateAdded,
    'Issuing body': activity.issuer ?? '',
    Date: activity.date ?? '',
    Level: activity.level ?? '',
    Hours: activity.hours ?? null,
    Credits: activity.credits ?? null,
    Proof: activity.proof ?? '',
    Decision: decision ? stepLabels[decision.what] : '',
    'Decided on': decision ? localDay(decision.at) : '',
    'Decided by': decision?.by ?? '',
    Reason: decision?.reason ?? '',
    Note: activity.note ?? '',
    Evidence: activity.evidence?.name ?? '',
    'Evidence SHA-256': activity.evidence?.sha256 ?? '',
    Recorded: withSource(whereRecorded(activity, 'cell'), activity, signers),
  } satisfies Record<string, CsvCell>;
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

/** The rows as CSV, in the given order. */
export function activitiesToCsv(rows: readonly Record<string, CsvCell>[]): string {
  return toCsv(columns, rows);
}
