import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgedSeconds, runMeasured, type RunCost } from '../measure/cost';
import { inTemporaryFolder, snapshotOf, writtenSince } from '../measure/temporary-folder';
import { growthOf, type Limit, type ResultReport } from '../measure/report';
import { sessionsEach, writeExports } from '@/tools/college/demo/exports';
import type { HostileExport } from './hostile-exports';

/** A run of the import, and how many records it wrote. */
type ImportRun = RunCost & { written: number };

/** What importing a college of one size costs. */
interface ImportResult {
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
export function measureImport(students: number): Promise<ImportResult> {
  return inTemporaryFolder(async (folder) => {
    const exports = join(folder, 'college', 'in');
    const size = writeExports(exports, students);
    const first = await runImport(folder);
    const second = await runImport(folder);
    const bytes = snapshotOf(records(folder)).size;
    writeExports(exports, students, true);
    const third = await runImport(folder);
    return { ...{ students, rows: students * sessionsEach, ...size, bytes }, first, second, third };
  });
}

const records = (folder: string) => join(folder, 'college', 'records');
const command = '@/tools/college/command/import';

/** Runs the import. Throws with what it printed if it did not write the records. */
async function runImport(folder: string): Promise<ImportRun> {
  const before = snapshotOf(records(folder));
  const { cost, status, text } = await runMeasured(command, folder);
  if (status !== 0) throw new Error(`college import ended with ${status}.\n${text}`);
  return { ...cost, written: writtenSince(before, snapshotOf(records(folder))) };
}

/** What the import of an export that keeps it busy took, and whether it printed its sentence. */
export interface HostileResult {
  name: string;
  says: string;
  cost: RunCost;
  text: string;
}

/** Imports one of the exports that keep an import busy. */
export function measureHostile(
  name: string,
  { files, says }: HostileExport,
  size: number,
): Promise<HostileResult> {
  return inTemporaryFolder(async (folder) => {
    const exports = join(folder, 'college', 'in');
    mkdirSync(exports, { recursive: true });
    for (const [path, content] of Object.entries(files(size)))
      writeFileSync(join(exports, path), content);
    return { name, says, ...(await runMeasured(command, folder)) };
  });
}

const size = ({ students }: ImportResult) => students;
const processor = ({ first }: ImportResult) => first.processor;
const runs = ['first', 'second', 'third'] as const;
const maxMemory = (result: ImportResult) => Math.max(...runs.map((name) => result[name].memory));
/** The time and memory of a smaller college are not judged. */
const ofLarge = (of: (result: ImportResult) => number) => (result: ImportResult) =>
  result.students >= 100_000 ? of(result) : undefined;

export const importReport: ResultReport<ImportResult> = {
  subject: ({ students }) => `${students.toLocaleString('en-US')} students`,
  size,
  columns: [
    ['Students', size],
    ['Rows of attendance', ({ rows }) => rows],
    ['Time (s)', ({ first }) => first.seconds, 1],
    ['Processor time (s)', processor, 1, 'growth'],
    ['Memory (MB)', maxMemory, 0],
    ['Records (MB)', ({ bytes }) => bytes / 1e6, 1],
    ['Same files (s)', ({ second }) => second.seconds, 1],
    ['After 1 % changed (s)', ({ third }) => third.seconds, 1],
    ['After 1 % changed (records)', ({ third }) => third.written],
  ],
  limits: [
    [
      'the number of records of the first run',
      (one) => one.first.written,
      'exactly',
      (one) => one.people,
    ],
    ['the number of records of the second run', (one) => one.second.written, 'exactly', 0],
    [
      'the number of records of the third run',
      (one) => one.third.written,
      'exactly',
      (one) => one.changed,
    ],
    ['the growth exponent', growthOf(size, processor), 'at most', 1.1],
    ...runs.flatMap((name): Limit<ImportResult>[] => [
      [
        `the time of the ${name} run`,
        ofLarge((one) => judgedSeconds(one[name])),
        'at most',
        600,
        's',
      ],
      [`the memory of the ${name} run`, ofLarge((one) => one[name].memory), 'at most', 1500, 'MB'],
    ]),
  ],
};

export const hostileReport: ResultReport<HostileResult> = {
  subject: ({ name, says }) => `Import of ${name} ("${says}")`,
  columns: [
    ['Import of', ({ name }) => name],
    ['Time (s)', ({ cost }) => cost.seconds, 1],
    ['Processor time (s)', ({ cost }) => cost.processor, 1],
    ['Memory (MB)', ({ cost }) => cost.memory, 0],
  ],
  limits: [
    ['the time', ({ cost }) => judgedSeconds(cost), 'at most', 10, 's'],
    ['how often it says so', ({ text, says }) => text.split(says).length - 1, 'at least', 1],
  ],
};
