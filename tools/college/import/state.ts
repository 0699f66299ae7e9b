import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What earlier imports say about an activity. The record has days only, and neither the note nor the evidence. */
export interface ImportedActivity {
  /** The SHA-256 of what the student submitted last. */
  revision: string;
  /** When the student submitted it. */
  at: string;
  /** The names of the decisions on it, the newest last. */
  decisions: string[];
}

/** By roll number and id of the activity. */
export type ImportState = Map<string, ImportedActivity>;

export const importStateFile = (folder: string) => join(folder, 'imports.json');

export const importKey = (rollNumber: string, activity: string) => `${rollNumber} ${activity}`;

export function readImportState(folder: string): ImportState {
  const file = importStateFile(folder);
  if (!existsSync(file)) return new Map();
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ImportedActivity>;
    return new Map(Object.entries(value));
  } catch {
    throw new Error(`${file} is not valid JSON. Restore it from a backup.`);
  }
}

export function formatImportState(state: ImportState): string {
  const sorted = [...state].sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
