import { formatPoints } from './point-figure';
import type { HeadPoints, PointReason, Points } from './points';

const counted = (value: number, unit: 'point' | 'hour') =>
  `${formatPoints(value)} ${unit}${value === 1 ? '' : 's'}`;

/** The total in one sentence. */
export function totalText({ total, required }: Pick<Points, 'total' | 'required'>): string {
  return required === null
    ? `You have ${counted(total, 'point')}.`
    : `You have ${formatPoints(total)} of ${counted(required, 'point')}.`;
}

/** Returns what is due in a student's semester; undefined if that is what the whole programme asks for. */
export function dueText(
  due: Points,
  whole: Points,
  semester: number | undefined,
): string | undefined {
  if (semester === undefined || due.required === whole.required) return undefined;
  const { total, required, missing } = due;
  if (!required) return `Nothing is due in semester ${semester}.`;
  const isDue = `${counted(required, 'point')} ${required === 1 ? 'is' : 'are'} due in semester ${semester}.`;
  const lacking =
    missing > 0 && `, ${formatPoints(missing)} ${missing === 1 ? 'is' : 'are'} missing`;
  return `${isDue} You have ${formatPoints(total)}${lacking || ''}.`;
}

/** Returns what is missing in total and under the heads, in one sentence. */
export function missingText({ missing, isComplete, heads, required }: Points): string {
  if (isComplete)
    return required === null && heads.every((head) => head.required === null)
      ? ''
      : 'You have all points that you need.';
  const lacking = heads.filter((head) => head.missing > 0).length;
  const where = lacking === 1 ? 'One head lacks points.' : `${lacking} heads lack points.`;
  return [missing > 0 && `${counted(missing, 'point')} missing.`, lacking > 0 && where]
    .filter(Boolean)
    .join(' ');
}

/** Returns what there is and what is missing under one head, each as a sentence. */
export function headTexts({
  head,
  points,
  claimed,
  pending,
  missing,
  ...one
}: HeadPoints): string[] {
  const { required, missingHours, proofs } = one;
  const texts = [
    required === null
      ? `${counted(points, 'point')}.`
      : `${formatPoints(points)} of ${counted(required, 'point')}${missing > 0 ? `, ${formatPoints(missing)} missing` : ''}.`,
    missingHours > 0 &&
      `${counted(missingHours, 'hour')} missing: nothing counts before ${counted(head.hours?.from ?? 0, 'hour')}.`,
    claimed > points && missingHours === 0 && uncountedText(head.cap, points, claimed - points),
    pending > 0 && `${formatPoints(pending)} more if what is pending is approved.`,
    missing > 0 && proofs.length > 0 && `Accepted proof: ${proofs.join(', ')}.`,
  ];
  return texts.filter((text) => text !== false);
}

function uncountedText(cap: number | undefined, points: number, uncounted: number): string {
  return points === cap
    ? `At most ${counted(cap, 'point')} count: ${formatPoints(uncounted)} do not.`
    : `${counted(uncounted, 'point')} ${uncounted === 1 ? 'does' : 'do'} not count, because a category has all points that count.`;
}

/** The reason why an activity has fewer points than it could have. */
export const reasonTexts: Record<PointReason, string> = {
  pending: 'Waiting for approval',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  'unknown-category': 'The rules do not have its category',
  'no-points': 'Its category has no points',
  'no-hours': 'Its hours are not stated',
  'no-level': 'Its level is not stated',
  'unknown-level': 'The rules do not have its level',
  'few-hours': 'Too few hours for a point',
  'category-cap': 'Its category has all points that count',
  'head-cap': 'Its head has all points that count',
  'head-hours': 'Its head has too few hours',
};
