import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { filesBelow } from '@/tools/file/files-below';
import { demoRecords } from '@/tools/college/demo';
import { recordPathOf } from '@/tools/college/person-of';
import type { SealReport } from '@/tools/college/seal/seal-college';
import { binPath } from '@/tools/command/run';
import type { RunCost } from '../run-cost';

/** What sealing a college of one size costs. */
export interface SealingResult {
  people: number;
  first: RunCost;
  /** The sealed files, in bytes. */
  bytes: number;
  /** The run after the edits, the records that it sealed, and the files that it wrote. */
  second: RunCost & { changed: number; written: number };
}

/** How many records are edited before the second run. */
export const edits = 100;

/** Students per teacher. */
const perTeacher = 24;

/** Seals an invented college in a temporary folder, edits some of its records, and seals it again. */
export function measureSealing(people: number): SealingResult {
  const folder = mkdtempSync(join(tmpdir(), 'edify-college-'));
  try {
    const students = writeRecords(folder, people);
    const first = runSeal(folder);
    if (first.changed !== people)
      throw new Error(`${first.changed} of ${people} records were sealed.`);
    const before = sealedFiles(folder);
    for (let edit = 0; edit < edits; edit += 1)
      editRecord(students[Math.floor((edit * students.length) / edits)] ?? '');
    const second = runSeal(folder);
    const after = sealedFiles(folder);
    const written = [...after].filter(([path, { inode }]) => before.get(path)?.inode !== inode);
    const bytes = [...before.values()].reduce((sum, { size }) => sum + size, 0);
    return { people, first, bytes, second: { ...second, written: written.length } };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the records of an invented college and returns the files of its students. */
function writeRecords(folder: string, people: number): string[] {
  const teachers = Math.max(1, Math.floor(people / (perTeacher + 1)));
  const students: string[] = [];
  for (const record of demoRecords({ students: people - teachers, teachers, seed: 1 })) {
    const file = join(folder, 'records', recordPathOf(record));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(record));
    if (record.kind === 'student') students.push(file);
  }
  return students;
}

function editRecord(file: string): void {
  const record = JSON.parse(readFileSync(file, 'utf8')) as StudentRecord;
  const cgpa = record.student.cgpa === 7 ? 6 : 7;
  writeFileSync(file, JSON.stringify({ ...record, student: { ...record.student, cgpa } }));
  const later = new Date(Date.now() + 1000);
  utimesSync(file, later, later);
}

function runSeal(folder: string): SealReport & RunCost {
  const script = join('tools', 'quality', 'college', 'run-seal.ts');
  const output = execFileSync(process.execPath, [binPath('tsx'), script, folder], {
    encoding: 'utf8',
  });
  return JSON.parse(output) as SealReport & RunCost;
}

function sealedFiles(folder: string): Map<string, { inode: number; size: number }> {
  const sealed = join(folder, 'sealed');
  return new Map(
    filesBelow(sealed).map((path) => {
      const { ino, size } = statSync(join(sealed, path));
      return [path, { inode: ino, size }];
    }),
  );
}
