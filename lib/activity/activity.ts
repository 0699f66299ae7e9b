import { limits } from '@/content/schema/limits';
import type { PublishedActivity } from '@/content/schema/student/activity';
import type { StatedActivity, StoredActivity } from '@/lib/store/kind/activity';
import type { Merged } from '@/lib/store/merge';

/**
 * An activity from any source: the college's record, this device or a file. An empty field is left out, null or "".
 * The college publishes, a device stores and a file contains activities in this form.
 */
export interface Activity extends Partial<Pick<Merged<object>, 'origin' | 'changed'>> {
  id: string;
  name: string;
  category: string;
  /** The day it was submitted. */
  dateAdded: string;
  status: StoredActivity['status'];
  issuer?: string | null;
  /** The day it took place or ended. */
  date?: string | null;
  credits?: number | null;
  note?: string;
  level?: string | undefined;
  hours?: number | null | undefined;
  proof?: string | undefined;
  evidence?: StoredActivity['evidence'];
  withdrawn?: boolean;
  history?: StoredActivity['history'];
  /** The days on which the classes count as on duty. */
  duty?: StoredActivity['duty'];
  /** The decision in the college's record. */
  decision?: PublishedActivity['decision'];
}

/** The student's statements about an activity, with missing values filled in; a file has them in this order. */
export function toStated(activity: Omit<Activity, 'id' | 'status'>): StatedActivity {
  const { name, category, dateAdded, issuer, date, credits, note, level, hours, proof } = activity;
  const open = { issuer: issuer ?? '', date: date ?? null, credits: credits ?? null };
  return {
    ...{ name, category, dateAdded, ...open, note: note ?? '' },
    ...(level && { level }),
    ...(hours && { hours }),
    ...(proof && { proof }),
  };
}

/** A stated activity as the college publishes it while it waits for a decision; `toLine` shortens a text to a line. */
export function toPublished(
  id: string,
  stated: StatedActivity,
  toLine: (text: string, longest: number) => string,
): PublishedActivity {
  const { name, category, dateAdded, issuer, date, credits, level, hours, proof } = stated;
  const { activity: limit } = limits;
  return {
    id,
    name: toLine(name, limit.name),
    status: 'Pending',
    category: toLine(category, limit.category),
    ...(level && { level: toLine(level, limit.level) }),
    ...(hours && { hours }),
    ...(proof && { proof: toLine(proof, limit.proof) }),
    dateAdded,
    issuer: toLine(issuer, limit.issuer) || null,
    date,
    credits,
    decision: null,
  };
}

/** The id of the activity that a participant of an event gets. */
export const eventActivityId = (event: string): string => `event-${event}`;

/** Returns true for an activity that a teacher gave to a participant of an event. */
export const isOfEvent = ({ id }: Pick<Activity, 'id'>): boolean => id.startsWith('event-');
