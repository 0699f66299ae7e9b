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
import { generationKey, generationOf } from '../generations';
import { withCollegeLock, withFolderLock } from '../college-lock';
import { publishedKeys } from '../published-keys';
import { listRecordFiles, noRecords, recordsFolder, type RecordFile } from '../record-file';
import { runTasks } from './pool';
import type { SealOutcome, SealTask } from './seal-file';
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
  newState,
  readState,
  removeState,
  writeState,
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
  const listed = listRecordFiles(folder);
  if (listed.length === 0) throw noRecords(folder);
  const files = shard ? shardOf(listed, shard) : listed;
  const college = readCollege(folder);
  const own = shard ? shardFolder(folder, shard) : folder;
  const sealed = sealedFolder(own);
  const staging = join(own, 'sealed-staging');
  const before = readBuckets(sealed);
  const buckets = options.buckets ?? before;
  const { publicDir = 'public', keys = publishedKeys } = options;
  const state = newState(college, keys);
  const last = readState(own, state);
  const { dropBox = site.dropBox === true, today = collegeDay() } = options;
  const shards = shard || dropBox ? undefined : readShards(folder, state, college);
  const isCurrent = (known: SealedFile, drop: DropContext | undefined) =>
    buckets === before &&
    known.generation === generationOf(college.generations, known) &&
    known.drop === (drop && dropMark(college, drop, known)) &&
    isStored(sealed, known, buckets);
  const raisedOf = (known: SealedFile) =>
    known.generation < generationOf(college.generations, known) ? today : known.raised;

  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  try {
    let outcomes: SealOutcome[] = [];
    const all = new Map<string, SealedFile>();
    // The boxes of a student depend on the registers of all teachers.
    for (const part of [files.filter(isTeacher), files.filter((file) => !isTeacher(file))]) {
      const drop = dropBox ? dropContext(today, teachersIn(all), college.generations) : undefined;
      const isKept = (known: SealedFile) => isCurrent(known, drop);
      const { tasks, kept } = planTasks(part, last, state.schema, isKept, raisedOf);
      const context = { folder, staging, college, publicDir, keys, ...(drop && { drop }) };
      const given = tasks.map((task) => ({ ...task, ...shards?.get(task.file.path) }));
      const done = await runTasks(given, context, options.progress, options.threads);
      // Not push(): a call takes at most 125,000 arguments.
      outcomes = outcomes.concat(done);
      for (const [path, file] of [...kept, ...done.flatMap(sealedEntry)]) all.set(path, file);
    }
    refuseInvalid(folder, [...outcomes.flatMap(problemsOf), ...duplicates(all)]);
    warnOfPictures(folder, outcomes);
    const fresh = outcomes.flatMap((one) => ('sealed' in one && one.isNew ? one.sealed.name : []));
    const changes = { fresh, ...compareNames(all, last) };
    // Without a state, the next run seals everything: this one may end halfway.
    removeState(own);
    storeFresh(sealed, staging, changes, buckets);
    writeWhenDifferent(join(sealed, indexFile), peopleIndex(college.id, buckets));
    removeUnwanted(sealed, changes.wanted, buckets);
    writeState(own, { ...state, files: Object.fromEntries(all) });
    if (!shard) removeShards(folder);
    return { people: all.size, changed: fresh.length, removed: countRemoved(all, last) };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

const isTeacher = ({ path }: RecordFile) => path.startsWith('teachers/');

const teachersIn = (sealed: ReadonlyMap<string, SealedFile>) =>
  [...sealed.values()].map((teacher) => ({ ...teacher, name: teacher.fullName }));

type SealedEntry = [path: string, sealed: SealedFile];

/** The files to read, and what was sealed from the others. */
function planTasks(
  files: readonly RecordFile[],
  last: SealState | undefined,
  schema: string,
  isCurrent: (known: SealedFile) => boolean,
  raisedOf: (known: SealedFile) => string | undefined,
): { tasks: SealTask[]; kept: SealedEntry[] } {
  const tasks: SealTask[] = [];
  const kept: SealedEntry[] = [];
  const recheck = last?.schema !== schema;
  for (const file of files) {
    const before = last?.files[file.path];
    const known = before && isCurrent(before) ? before : undefined;
    const isSame = known?.size === file.size && known.mtimeMs === file.mtimeMs;
    if (known && isSame && !recheck) kept.push([file.path, known]);
    else {
      const raised = before && raisedOf(before);
      tasks.push({ file, recheck, ...(known && { known }), ...(raised && { raised }) });
    }
  }
  return { tasks, kept };
}

const sealedEntry = (outcome: SealOutcome): SealedEntry[] =>
  'sealed' in outcome ? [[outcome.path, outcome.sealed]] : [];

const problemsOf = (outcome: SealOutcome): readonly Problem[] =>
  'problems' in outcome ? outcome.problems : [];

function duplicates(all: ReadonlyMap<string, SealedFile>): Problem[] {
  const check = new DuplicateCheck();
  const sorted = [...all].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.flatMap(([path, person]) => check.problemsOf(path, person));
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
function warnOfPictures(folder: string, outcomes: readonly SealOutcome[]): void {
  const byMessage = new Map<string, { first: Problem; others: number }>();
  for (const problem of outcomes.flatMap(pictureProblemsOf).sort(byFile)) {
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

const pictureProblemsOf = (outcome: SealOutcome): readonly Problem[] =>
  'pictures' in outcome ? outcome.pictures : [];

function compareNames(all: ReadonlyMap<string, SealedFile>, last: SealState | undefined) {
  const wanted = new Set([...all.values()].map(({ name }) => name));
  const before = Object.values(last?.files ?? {}).map(({ name }) => name);
  return { wanted, gone: before.filter((name) => !wanted.has(name)) };
}

function countRemoved(all: ReadonlyMap<string, SealedFile>, last: SealState | undefined): number {
  const now = new Set([...all.values()].map(generationKey));
  return Object.values(last?.files ?? {}).filter((person) => !now.has(generationKey(person)))
    .length;
}
