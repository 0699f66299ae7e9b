import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';
import { binPath } from '@/tools/command/run';
import type { RunCost } from '../run-cost';
import { sessionsEach, writeExports } from './generate-exports';
import type { HostileExport } from './hostile-exports';

/** A run of the import, and how many records it wrote. */
export type ImportRun = RunCost & { written: number };

/** What importing a college of one size costs. */
export interface ImportResult {
  students: number;
  /** The rows of attendance. */
  rows: number;
  /** Everybody, so all records. */
  people: number;
  /** The records that change with the rows before the third run. */
  changed: number;
  /** The records, in bytes. */
  bytes: number;
  first: ImportRun;
  /** The run with the same files. */
  second: ImportRun;
  /** The run after 1 % of the rows changed. */
  third: ImportRun;
}

/** Imports an invented college in a temporary folder, imports it again, and again after 1 % of the rows changed. */
export function measureImport(students: number): ImportResult {
  const folder = mkdtempSync(join(tmpdir(), 'edify-import-'));
  try {
    const exports = join(folder, 'college', 'in');
    const { people, changed } = writeExports(exports, students);
    const first = runImport(folder);
    const second = runImport(folder);
    const bytes = [...recordFiles(folder).values()].reduce((sum, { size }) => sum + size, 0);
    writeExports(exports, students, true);
    const third = runImport(folder);
    return {
      students,
      rows: students * sessionsEach,
      people,
      changed,
      bytes,
      first,
      second,
      third,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the import. Throws with what it printed if it did not write the records. */
function runImport(folder: string): ImportRun {
  const before = recordFiles(folder);
  const { cost, status, text } = spawnImport(folder);
  if (status !== 0) throw new Error(`college import ended with ${status}.\n${text}`);
  const written = [...recordFiles(folder)].filter(
    ([path, { inode }]) => before.get(path)?.inode !== inode,
  );
  return { ...cost, written: written.length };
}

/** Runs the command in a process of its own, and returns what it took and printed. Throws if it does not end. */
function spawnImport(folder: string) {
  const script = join('tools', 'quality', 'import', 'run-import.ts');
  const file = join(folder, 'cost.json');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [binPath('tsx'), script, folder, file],
    { encoding: 'utf8', maxBuffer: Infinity },
  );
  const text = `${stdout}\n${stderr}`;
  if (!existsSync(file)) throw new Error(`college import ended with ${status}.\n${text}`);
  return { cost: JSON.parse(readFileSync(file, 'utf8')) as RunCost, status, text };
}

/** Imports one of the exports that keep an import busy. */
export function measureHostile({ files }: HostileExport, size: number) {
  const folder = mkdtempSync(join(tmpdir(), 'edify-import-'));
  try {
    const exports = join(folder, 'college', 'in');
    mkdirSync(exports, { recursive: true });
    for (const [path, content] of Object.entries(files(size)))
      writeFileSync(join(exports, path), content);
    return spawnImport(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function recordFiles(folder: string): Map<string, { inode: number; size: number }> {
  const records = join(folder, 'college', 'records');
  if (statSync(records, { throwIfNoEntry: false }) === undefined) return new Map();
  return new Map(
    filesBelow(records).map((path) => {
      const { ino, size } = statSync(join(records, path));
      return [path, { inode: ino, size }];
    }),
  );
}
