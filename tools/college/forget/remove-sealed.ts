import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readCollege } from '../college';
import { pathOf, readBuckets, sealedFolder } from '../seal/sealed-folder';
import {
  basisOf,
  readState,
  removeState,
  stateFile,
  stateWriter,
  type SealedFile,
} from '../seal/seal-state';
import { writeAtomically } from '@/tools/file/write-atomically';
import type { DataSubject } from './subject';

/** Removes the sealed record of a person and what the state says about it. Returns whether there was one. */
export function removeSealed(folder: string, { kind, id }: DataSubject): boolean {
  if (!existsSync(stateFile(folder))) return false;
  const state = readState(folder, basisOf(readCollege(folder)));
  // Without a usable state, the next run seals everything and removes what nobody has any longer.
  if (!state) {
    removeState(folder);
    rmSync(sealedFolder(folder), { recursive: true, force: true });
    return true;
  }
  const own: SealedFile[] = [];
  for (const one of state.files) if (one.kind === kind && one.id === id) own.push(one);
  if (own.length === 0) return false;
  const buckets = readBuckets(sealedFolder(folder));
  for (const { name } of own) {
    const file = join(sealedFolder(folder), pathOf(name, buckets));
    if (!existsSync(file)) continue;
    if (buckets === 0) rmSync(file);
    else removeFromBucket(file, name);
  }
  // The whole state has been read once, so nothing stops this halfway and leaves a copy with names.
  const next = stateWriter(`${stateFile(folder)}.part`, state);
  for (const one of state.files)
    if (one.kind !== kind || one.id !== id)
      next.add(kind === 'student' ? withoutStudent(one, id) : one);
  next.end();
  next.moveTo(folder);
  return true;
}

/** What the state says about a teacher, without a student of the register. */
function withoutStudent(file: SealedFile, id: string): SealedFile {
  const sections = Object.entries(file.sections ?? {}).map(
    ([section, students]) => [section, students.filter((one) => one !== id)] as const,
  );
  return file.sections ? { ...file, sections: Object.fromEntries(sections) } : file;
}

function removeFromBucket(file: string, name: string): void {
  const bucket = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const rest = Object.entries(bucket).filter(([one]) => one !== name);
  if (rest.length === 0) rmSync(file);
  else writeAtomically(file, JSON.stringify(Object.fromEntries(rest)));
}
