import type { ActivityRules } from '@/content/schema/activity-rules';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import type { Activity } from '@/lib/activity/activity';
import { isSameId } from '@/lib/record/person';
import { countText } from '@/lib/text/count';
import { formatPoints } from './point-figure';
import { reasonTexts } from './point-text';
import { pointsOf } from './points';
import type { ReviewRow } from './review';

/** The points that an approval would give: "4 points", and "Courses and workshops: 20 to 24 of 30". */
interface PointGain {
  points: string;
  /** Null if the points do not change. */
  head: string | null;
}

interface KnownRecords {
  students: readonly RegisteredStudent[];
  /** The activities of the sample's student, who submits on this device. */
  activities: readonly Activity[];
  rows: readonly ReviewRow[];
  rules: ActivityRules;
}

/** Counts what the approval of a row would give by the rules of the college; null if nothing was submitted. */
export function pointGain(row: ReviewRow, known: KnownRecords): PointGain | null {
  if (!row.submitted) return null;
  const student = known.students.find(({ rollNumber }) => isSameId(rollNumber, row.rollNumber));
  const published = row.source === 'activity' ? known.activities : (student?.activities ?? []);
  const byId = new Map(published.map((activity) => [activity.id, activity]));
  for (const { rollNumber, submitted, status } of known.rows)
    if (submitted && isSameId(rollNumber, row.rollNumber))
      byId.set(submitted.id, { ...submitted, status });
  byId.delete(row.submitted.id);
  const options = { isLateral: student?.lateral };
  const others = [...byId.values()];
  const before = pointsOf(others, known.rules, options);
  const after = pointsOf(
    [...others, { ...row.submitted, status: 'Approved' as const }],
    known.rules,
    options,
  );
  const counted = after.activities.at(-1);
  if (!counted) return null;
  const index = after.heads.findIndex(({ head }) => head.id === counted.category?.head);
  const [from, to] = [before.heads[index], after.heads[index]];
  const points = countText(counted.points, ['point', 'points']);
  return {
    points: counted.reason && counted.points === 0 ? reasonTexts[counted.reason] : points,
    head:
      from && to && from.points !== to.points
        ? `${to.head.name}: ${formatPoints(from.points)} to ${formatPoints(to.points)}${to.required !== null && from.points < to.required ? ` of ${formatPoints(to.required)}` : ''}`
        : null,
  };
}
