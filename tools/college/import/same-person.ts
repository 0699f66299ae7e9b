import { existsSync, readFileSync } from 'node:fs';
import { normalizeId } from '@/lib/record/person';
import { writeOneFile } from '@/tools/file/write-files';
import { warningOf, type Report } from '@/tools/import/problem/data-problem';
import { nameKey } from '@/tools/import/model/directory';
import type { ImportedPerson } from '@/tools/import/model/entity';
import type { Mapping } from '@/tools/import/mapping/mapping';
import { importKey, importStateFile, type ImportState } from '../exchange/import-state';
import { keptText, readKept } from '../exchange/kept';
import { recordPath, writtenId, type PersonRecord } from '../person-of';
import type { ExistingRecords } from './existing';

/** Somebody whose record gets the path of a corrected id. */
export interface Move {
  oldId: string;
  id: string;
  oldPath: string;
  path: string;
}

/** The records that are still under an id that the mapping corrects. */
export function movesOf(
  { samePeople = {} }: Mapping,
  people: readonly ImportedPerson[],
  existing: ExistingRecords,
): Move[] {
  const byId = new Map(people.map((one) => [normalizeId(one.signInId), one]));
  return Object.entries(samePeople).flatMap(([oldId, id]): Move[] => {
    const kind = byId.get(normalizeId(id))?.kind;
    if (!kind || byId.has(normalizeId(oldId))) return [];
    const [oldPath, path] = [recordPath({ kind, id: oldId }), recordPath({ kind, id })];
    const isThere = existing.paths.has(oldPath) || existing.left.has(oldPath);
    return isThere && oldPath !== path ? [{ oldId, id, oldPath, path }] : [];
  });
}

/** The new students of a run, by name and class. */
export class NewStudents {
  private readonly ids = new Map<string, string>();

  add(record: PersonRecord): void {
    for (const key of keysOf(record)) this.ids.set(key, writtenId(record));
  }

  /** The id of a new student with the name and class of somebody who leaves. */
  like(record: PersonRecord): string | undefined {
    const key = keysOf(record).find((one) => this.ids.has(one));
    return key === undefined ? undefined : this.ids.get(key);
  }
}

/** Reports a student who leaves while a new one has the same name and class: the roll number may be corrected. */
export function reportSamePeople(
  left: readonly PersonRecord[],
  fresh: NewStudents,
  report: Report,
): void {
  for (const record of left) {
    const id = fresh.like(record);
    if (record.kind !== 'student' || id === undefined) continue;
    const old = record.student.rollNumber;
    report({
      ...warningOf('person', 'same-person'),
      place: { file: 'in' },
      value: `${old} ${record.student.name}`,
      message:
        'This student is in no list any longer, and a new one has the same name and class. The new one begins without activities.',
      nearest: id,
      action: 'If it is one person, tick it in college/import.html.',
    });
  }
}

const keysOf = (record: PersonRecord): string[] =>
  record.kind === 'student'
    ? (record.sections ?? []).map((section) => `${nameKey(record.student.name)}\n${section}`)
    : [];

/** Gives what was imported of a student's files to the corrected roll number. */
export function moveImportState(folder: string, moves: readonly Move[]): void {
  const file = importStateFile(folder);
  if (moves.length === 0 || !existsSync(file)) return;
  const state: ImportState = readKept(file);
  for (const { oldId, id } of moves)
    for (const [key, value] of [...state]) {
      const activity = key.slice(key.lastIndexOf(' ') + 1);
      if (key !== importKey(oldId, activity)) continue;
      state.delete(key);
      state.set(importKey(id, activity), value);
    }
  const text = keptText(state);
  if (text !== readFileSync(file, 'utf8')) writeOneFile(file, text);
}
