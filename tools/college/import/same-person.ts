import { existsSync, readFileSync } from 'node:fs';
import { writeOneFile } from '@/tools/file/write-files';
import { errorOf, type Report } from '@/tools/import/problem/data-problem';
import { nameKey } from '@/tools/import/model/directory';
import type { ImportedPerson } from '@/tools/import/model/entity';
import { reportAt } from '@/tools/import/model/problem';
import {
  formatImportState,
  importKey,
  importStateFile,
  readImportState,
} from '../exchange/import-state';
import { recordPath } from '../person-of';
import type { ExistingRecords } from './existing';

/** What the registrar has said about two ids: the new one, or false if they are two people; by "old=new". */
export type SamePeople = ReadonlyMap<string, boolean>;

/** The ids that were corrected, with those that count now. */
export const correctedIds = (known: SamePeople) =>
  [...known].flatMap(([key, isSame]) => (isSame ? [key.split('=') as [string, string]] : []));

/** A student whose roll number is probably corrected: somebody with the same name and address has left. */
export interface Move {
  student: ImportedPerson;
  oldId: string;
  oldPath: string;
  path: string;
}

export const answerKey = ({ oldId, student }: Move) => `${oldId}=${student.signInId}`;

/** Finds new students who have the name and the address of somebody who is no longer in the files. */
export function findMoves(
  students: readonly ImportedPerson[],
  gone: readonly string[],
  existing: ExistingRecords,
): Move[] {
  const records = gone.flatMap((oldPath) => {
    const record = existing.find(oldPath)?.record;
    return record?.kind === 'student' && record.student.email !== undefined
      ? [{ oldPath, student: record.student }]
      : [];
  });
  if (records.length === 0) return [];
  const key = (name: string, email: string) => `${nameKey(name)}\n${nameKey(email)}`;
  const byKey = new Map(
    records.map((one) => [key(one.student.name, one.student.email ?? ''), one] as const),
  );
  return students.flatMap((student): Move[] => {
    const path = recordPath({ kind: 'student', id: student.signInId });
    const { name, email } = student.fact;
    const old = email === undefined ? undefined : byKey.get(key(name, email));
    if (!old || existing.paths.has(path) || existing.left.has(path)) return [];
    return [{ student, oldId: old.student.rollNumber, oldPath: old.oldPath, path }];
  });
}

/** Reports a question for each of them that has no answer yet. */
export function reportMoves(moves: readonly Move[], known: SamePeople, report: Report): void {
  for (const move of moves)
    if (!known.has(answerKey(move)))
      reportAt(report, move.student.origin, 'rollNumber', {
        ...errorOf('person', 'same-person'),
        value: answerKey(move),
        message:
          'This roll number is new, and somebody with the same name and email address is no longer in the files. Is it the same person?',
        action: `If it is, run npm run college -- import --same-person "${answerKey(move)}". If not, --other-person "${answerKey(move)}".`,
      });
}

/** Gives what was imported of a student's files to the new roll number. */
export function moveImportState(folder: string, moves: readonly Move[]): void {
  const file = importStateFile(folder);
  if (moves.length === 0 || !existsSync(file)) return;
  const state = readImportState(folder);
  for (const { oldId, student } of moves)
    for (const [key, value] of [...state]) {
      const activity = key.slice(key.lastIndexOf(' ') + 1);
      if (key !== importKey(oldId, activity)) continue;
      state.delete(key);
      state.set(importKey(student.signInId, activity), value);
    }
  const text = formatImportState(state);
  if (text !== readFileSync(file, 'utf8')) writeOneFile(file, text);
}
