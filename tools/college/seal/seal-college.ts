import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compareCode } from '@/lib/text/compare-text';
import { formatProblem, type Problem } from '@/content/parse';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { site } from '@/content/site';
import type { Progress } from '@/tools/file/progress';
import { pluralize } from '@/tools/file/pluralize';
import { readCollege } from '../college';
import { collegeDay } from '../college-day';
import { dropContext, dropMark, type DropContext } from '../drop/plan';
import { DuplicateCheck } from '../duplicate-record';
import { generationOf } from '../generations';
import { withCollegeLock, withFolderLock } from '../college-lock';
import { publishedKeys } from '../published-keys';
import { listRecordFiles, noRecords, recordsFolder, type RecordFile } from '../record-file';
import { runTasks } from './pool';
import type { SealOutcome, SealTask } from './seal-file';
import { sealKeysOf } from './seal-record';
import {
  isStored,
  peopleIndex,
  readBuckets,
  removeUnwanted,
  sealedFolder,
  storeFresh,
  writeWhenDifferent,
} from './sealed-folder';
import { readShards, refuseShard, removeShards, shardFolder, shardOf, type Shard } from './shard';
import { indexFile } from '@/tools/file/people-file';
import {
  basisOf,
  readState,
  removeState,
  stateWriter,
  type SealedFile,
  type SealState,
} from './seal-state';

export interface SealOptions {
  /** How many buckets people are packed into, 0 for a file per person. Without it, as in the last run. */
  buckets?: number | undefined;
  progress: Progress;
  /** The size of the pool, 0 for none. Without it, as many workers as are worth their start. */
  threads?: number;
  /** The folder of the public pictures that records name. Without it, that of the checkout. */
  publicDir?: string;
  /** The keys that the college publishes. Without it, those of content/faculty/keys.json. */
  keys?: readonly FacultyKey[];
  /** Whether the site has a drop box. Without it, as content/site.json says. */
  dropBox?: boolean;
  /** "YYYY-MM-DD". Without it, the day at the college. */
  today?: string;
  /** Seals only this part of the records, into a folder of its own that the next run without a shard takes over. */
  shard?: Shard | undefined;
}

/** What a run did, in people. */
export interface SealReport {
  people: number;
  changed: number;
  removed: number;
}

/** Records that are not valid: all errors of a run, as text for the terminal. */
export class InvalidRecords extends Error {}

/**
 * Seals the records of a college into its folder `sealed`. Only records that changed are written, and nothing is if one
 * is not valid: then it throws InvalidRecords.
 */
export async function sealCollege(folder: string, options: SealOptions): Promise<SealReport> {
  const work = () => sealLocked(folder, options);
  const { shard, dropBox = site.dropBox === true } = options;
  if (!shard) return withCollegeLock(folder, work);
  refuseShard(folder, dropBox);
  return withFolderLock(shardFolder(folder, shard), work);
}

/** Does the same for a command that holds the lock. */
export async function sealLocked(folder: string, options: SealOptions): Promise<SealReport> {
  const { shard } = options;
  const left = filesToSeal(folder, shard);
  const all = left.size;
  const college = readCollege(folder);
  const own = shard ? shardFolder(folder, shard) : folder;
  const sealed = sealedFolder(own);
  const staging = join(own, 'sealed-staging');
  const before = readBuckets(sealed);
  const buckets = options.buckets ?? before;
  const { publicDir = 'public', keys = publishedKeys } = options;
  const basis = basisOf(college, keys);
  const last = readState(own, basis);
  const { dropBox = site.dropBox === true, today = collegeDay() } = options;
  const shards = shard || dropBox ? [] : readShards(folder, basis, college);
  const recheck = last?.schema !== basis.schema;
  /** What a task says of the last run. */
  const described = (last: SealedFile, drop: DropContext | undefined) => {
    const generation = generationOf(college.generations, last);
    const raised = last.generation < generation ? today : last.raised;
    const isCurrent =
      buckets === before &&
      last.generation === generation &&
      last.drop === (drop && dropMark(college, drop, last)) &&
      isStored(sealed, last, buckets);
    return { recheck, ...(isCurrent && { known: last }), ...(raised && { raised }) };
  };

  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  try {
    const next = stateWriter(join(staging, 'state'), basis);
    // Of each person, only these two texts stay in memory.
    const wanted = new Map<string, string>();
    const [fresh, teachers, second]: [string[], SealedFile[], SealedFile[]] = [[], [], []];
    const [problems, pictures]: [Problem[], Problem[]] = [[], []];
    const keep = (one: SealedFile) => {
      next.add(one);
      if (wanted.has(one.name)) second.push(one);
      else wanted.set(one.name, one.path);
      if (dropBox && isTeacher(one)) teachers.push(one);
      options.progress('seal', wanted.size, all);
    };
    const receive = (outcome: SealOutcome) => {
      if ('problems' in outcome) return void problems.push(...outcome.problems);
      pictures.push(...outcome.pictures);
      if (outcome.isNew) fresh.push(outcome.sealed.name);
      keep(outcome.sealed);
    };
    // The boxes of a student depend on the registers of all teachers.
    for (const isPart of [isTeacher, isStudent]) {
      const drop = dropBox
        ? dropContext(today, teachers.map(asOwner), college.generations)
        : undefined;
      const context = { folder, staging, college, publicDir, keys, ...(drop && { drop }) };
      const describe = (last: SealedFile) => described(last, drop);
      const tasks = planTasks(left, isPart, last, shards, describe, keep);
      await runTasks(tasks, context, receive, options.threads);
    }
    refuseInvalid(folder, [...problems, ...duplicates(second, wanted)]);
    warnOfPictures(folder, pictures);
    const gone: SealedFile[] = [];
    for (const one of last?.files ?? []) if (!wanted.has(one.name)) gone.push(one);
    // Without a state, the next run seals everything: this one may end halfway.
    removeState(own);
    storeFresh(sealed, staging, { fresh, wanted, gone: gone.map(({ name }) => name) }, buckets);
    writeWhenDifferent(join(sealed, indexFile), peopleIndex(college.id, buckets));
    removeUnwanted(sealed, wanted, buckets);
    next.moveTo(own);
    if (!shard) removeShards(folder);
    // Who has a new code has only another name.
    const removed = gone.filter((person) => !wanted.has(sealKeysOf(college, person).name)).length;
    return { people: wanted.size, changed: fresh.length, removed };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

const isTeacher = ({ path }: Pick<RecordFile, 'path'>) => path.startsWith('teachers/');
const isStudent = (file: Pick<RecordFile, 'path'>) => !isTeacher(file);

const asOwner = (teacher: SealedFile) => ({ ...teacher, name: teacher.fullName });

/** The record files of a run by path. */
function filesToSeal(folder: string, shard: Shard | undefined): Map<string, RecordFile> {
  const files = listRecordFiles(folder);
  if (files.length === 0) throw noRecords(folder);
  return new Map((shard ? shardOf(files, shard) : files).map((file) => [file.path, file]));
}

/**
 * The files of a part to read, each once: those of the last run, those of shards, and the others. They leave `left`. `keep` gets
 * what was sealed from those that need not be read.
 */
function* planTasks(
  left: Map<string, RecordFile>,
  isPart: typeof isTeacher,
  last: SealState | undefined,
  shards: ReturnType<typeof readShards>,
  describe: (last: SealedFile) => Omit<SealTask, 'file'>,
  keep: (known: SealedFile) => void,
): Generator<SealTask> {
  for (const before of last?.files ?? []) {
    const file = isPart(before) && left.get(before.path);
    if (!file) continue;
    const task = { file, ...describe(before) };
    const isSame = task.known?.size === file.size && task.known.mtimeMs === file.mtimeMs;
    const isKept = isSame && !task.recheck;
    if (!isKept && shards.length > 0) continue;
    left.delete(file.path);
    if (isKept) keep(before);
    else yield task;
  }
  for (const shard of shards)
    for (const { known, from } of shard()) {
      const file = isPart(known) && left.get(known.path);
      if (file && left.delete(file.path)) yield { file, known, from };
    }
  for (const file of left.values()) if (isPart(file) && left.delete(file.path)) yield { file };
}

/** The problems of people with a second record. */
function duplicates(second: readonly SealedFile[], wanted: ReadonlyMap<string, string>): Problem[] {
  const check = new DuplicateCheck();
  const all = new Map(
    second.flatMap((one) => [
      [one.path, one],
      [wanted.get(one.name) ?? '', one],
    ]),
  );
  return [...all]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, person]) => check.problemsOf(path, person));
}

const byFile = (a: Problem, b: Problem): number => compareCode(a.file, b.file);

function refuseInvalid(folder: string, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const sorted = [...problems].sort(byFile);
  const lines = sorted.map((problem) => formatProblem(problem, recordsFolder(folder)));
  lines.push(`\npeople: ${pluralize(problems.length, 'error')}; nothing was sealed`);
  throw new InvalidRecords(lines.join('\n'));
}

/** Lists what is wrong with the public pictures that records name: each picture once, with the first record. */
function warnOfPictures(folder: string, problems: Problem[]): void {
  const byMessage = new Map<string, { first: Problem; others: number }>();
  for (const problem of problems.sort(byFile)) {
    const known = byMessage.get(problem.message);
    if (known) known.others += 1;
    else byMessage.set(problem.message, { first: problem, others: 0 });
  }
  for (const { first, others } of byMessage.values()) {
    console.warn(formatProblem(first, recordsFolder(folder)));
    if (others > 0) console.warn(`    and in ${pluralize(others, 'other place')}`);
  }
  if (byMessage.size > 0)
    console.warn('people: these records are sealed, but show the pictures wrong or not at all');
}
