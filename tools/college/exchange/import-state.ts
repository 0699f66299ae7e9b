import { join } from 'node:path';
import { normalizeId } from '@/lib/record/person';

/** The facts of earlier imports about an activity. The record has days only, and neither the note nor the evidence. */
export interface ImportedActivity {
  /** The SHA-256 of what the student submitted last. */
  revision: string;
  /** When the student submitted it. */
  at: string;
  /** The names of the decisions on it, the newest last. */
  decisions: string[];
  /** The revision that each of them was made on, by its name. */
  revisions: Record<string, string>;
}

/** By roll number and id of the activity. */
export type ImportState = Map<string, ImportedActivity>;

export const importStateFile = (folder: string) => join(folder, 'imports.json');

export const importKey = (rollNumber: string, activity: string) =>
  `${normalizeId(rollNumber)} ${activity}`;
