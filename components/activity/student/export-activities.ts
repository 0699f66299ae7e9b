import { activitiesToCsv, exportRow } from '@/components/activity/model/activity-export';
import { signersOf } from '@/components/activity/model/decision-source';
import type { ReviewStudent } from '@/components/activity/model/review';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { Activity } from '@/lib/activity/activity';
import type { OwnActivity } from '@/lib/store/use-list';
import { dayOf } from '@/lib/time/day';
import { saveMade } from '@/lib/toast/save-made';

/** The filtered and sorted rows of every page, and the college's own records. */
export interface ExportedActivities {
  rows: readonly OwnActivity[];
  published: readonly Activity[];
  student: ReviewStudent;
  /** The published keys that can verify signed decisions. */
  keys: readonly FacultyKey[];
}

/** Saves the activities as a table for spreadsheets. */
export async function exportActivities(exported: ExportedActivities): Promise<void> {
  const { rows, published, student, keys } = exported;
  const records = new Map(published.map((record) => [record.id, record]));
  const signers = await signersOf(rows, student, keys);
  const content = activitiesToCsv(rows.map((row) => exportRow(row, records.get(row.id), signers)));
  saveMade(content, `activities-${dayOf(new Date())}.csv`);
}
