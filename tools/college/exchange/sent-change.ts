import { join } from 'node:path';
import type { MeetingChange } from '@/content/schema/schedule/schedule';
import { slugOf } from '@/tools/import/record/slug';

/** The id of the change of a meeting on a day that a teacher sent. */
export const sentChangeId = (meeting: string, day: string): string =>
  slugOf(`sent ${meeting} ${day}`);

/** The change of the newest file to a meeting on a day. */
export interface SentChange extends Pick<MeetingChange, 'to' | 'teachers'> {
  meeting: string;
  day: string;
  reason: string;
  /** When it was decided, "YYYY-MM-DDTHH:mm" in the college's time zone. */
  at: string;
  /** True if the class is changed, or on again. */
  isChanged: boolean;
  /** The number of the decision on the teacher's device. */
  sequence: number;
}

/** By the id of the change. */
export type SentChanges = Map<string, SentChange>;

export const sentChangesFile = (folder: string) => join(folder, 'class-changes.json');
