import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { compareCode } from '@/lib/text/compare-text';
import { formatProblem, type Problem } from '@/content/parse';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { site } from '@/content/site';
import { sortedKeys } from '@/tools/file/sorted-keys';
import type { Progress } from '@/tools/file/progress';
import { pluralize } from '@/tools/file/pluralize';
import { readCollege } from '../college';
import { collegeDay } from '../college-day';
import { dropContext, dropMark, numbersOf, type DropContext } from '../drop/plan';
import { DuplicateCheck } from '../duplicate-record';
import { generationOf, writeGenerations } from '../generations';
import { withCollegeLock } from '../college-lock';
import { publishedKeys } from '../published-keys';
import {
  listRecordPaths,
  noRecords,
  recordFileAt,
  recordsFolder,
  type RecordFile,
} from '../record-file';
import { createSealer, type SealTask } from './seal-file';
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
  /** The number of buckets that people are packed into, 0 for a file per person. Without it, as in the last run. */
  buckets?: number | undefined;
  progress: Progress;
  /** The folder of the public pictures that records name. Without it, that of the checkout. */
  publicDir?: string;
  /** The keys that the college publishes. Without it, those of content/faculty/keys.json. */
  keys?: readonly FacultyKey[];
  /** True if the site has a drop box. Without it, as content/site.json says. */
  dropBox?: boolean;
  /** "YYYY-MM-DD". Without it, the day at the college. */
  today?: string;
  /** The number of the records that this run seals. Without it, one that is higher than those of earlier runs. */
  number?: number;
}

/** The result of a run, in people. */
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
  return withCollegeLock(folder, () => sealLocked(folder, options));
}

/** Does the same for a command that holds the lock. */
export async function sealLocked(folder: string, options: SealOptions): Promise<SealReport> {
  const paths = listRecordPaths(folder);
  if (paths.length === 0) throw noRecords(folder);
  const left = new Set(paths);
  const all = left.size;
  const college = readCollege(folder);
  const sealed = sealedFolder(folder);
  const staging = join(folder, 'sealed-staging');
  const fresh = join(staging, 'sealed');
  const before = readBuckets(sealed);
  const buckets = options.buckets ?? before;
  const { publicDir = 'public', keys = publishedKeys } = options;
  const basis = basisOf(college, keys);
  const last = readState(folder, basis);
  const { dropBox = site.dropBox === true, today = collegeDay() } = options;
  // Seconds, so that it rises without the state of the last run, too.
  const next = Math.max(Math.floor(Date.now() / 1000), (last?.number ?? 0) + 1);
  const { number = next } = options;
  const recheck = last?.schema !== basis.schema;
  /** Returns what a task says of the last run. */
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
  mkdirSync(fresh, { recursive: true });
  try {
    const next = stateWriter(join(staging, 'state'), { ...basis, number });
    // Of each person, only the path stays in memory until the record is read, and then the name.
    const [wanted, twice] = [new Set<string>(), new Set<string>()];
    const [teachers, problems]: [SealedFile[], Problem[]] = [[], []];
    const pictures: PictureProblems = new Map();
    let changed = 0;
    const keep = (one: SealedFile) => {
      next.add(one);
      if (wanted.has(one.name)) twice.add(one.name);
      wanted.add(one.name);
      if (dropBox && isTeacher(one)) teachers.push(one);
      options.progress('seal', wanted.size, all);
    };
    // The boxes of a student depend on the registers of all teachers.
    for (const isPart of [isTeacher, isStudent]) {
      const drop = dropBox ? dropContext(college, today, teachers.map(asOwner)) : undefined;
      const seal = createSealer({
        folder,
        staging: fresh,
        college,
        publicDir,
        keys,
        number,
        ...(drop && { drop }),
      });
      const describe = (last: SealedFile) => described(last, drop);
      const root = recordsFolder(folder);
      let count = 0;
      for (const task of planTasks(root, left, isPart, last, describe, keep)) {
        // Other computers see the lock of a process that is alive.
        if (++count % 100 === 0) await setImmediate();
        const outcome = seal(task);
        if ('problems' in outcome) {
          problems.push(...outcome.problems);
          continue;
        }
        addPictures(pictures, outcome.pictures);
        if (outcome.isNew) changed += 1;
        keep(outcome.sealed);
      }
    }
    refuseInvalid(folder, [...problems, ...duplicates(twice, next.end())]);
    warnOfPictures(folder, pictures);
    const gone: string[] = [];
    let removed = 0;
    for (const one of last?.files ?? [])
      if (!wanted.has(one.name)) {
        gone.push(one.name);
        // Who has a new code has only another name.
        if (!wanted.has(sealKeysOf(college, one).name)) removed += 1;
      }
    if (dropBox) {
      // Before any record has a new key, so that a number never comes back.
      const numbers = teachers.map((one) => [one.id, numbersOf(college, one, today)] as const);
      writeGenerations(folder, {
        sections: sortedKeys({ ...college.sections, ...Object.fromEntries(numbers) }),
      });
    }
    // Without a state, the next run seals everything: this one may end halfway.
    removeState(folder);
    storeFresh(sealed, fresh, buckets, wanted, gone);
    writeWhenDifferent(join(sealed, indexFile), peopleIndex(college.id, buckets));
    removeUnwanted(sealed, wanted, buckets);
    next.moveTo(folder);
    return { people: wanted.size, changed, removed };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

const isTeacher = ({ path }: Pick<RecordFile, 'path'>) => path.startsWith('teachers/');
const isStudent = (file: Pick<RecordFile, 'path'>) => !isTeacher(file);

const asOwner = (teacher: SealedFile) => ({ ...teacher, name: teacher.fullName });

/**
 * The files of a part to read, each once: those of the last run, then the others. They leave `left`. `keep` gets what was
 * sealed from those that need not be read.
 */
function* planTasks(
  root: string,
  left: Set<string>,
  isPart: typeof isTeacher,
  last: SealState | undefined,
  describe: (last: SealedFile) => Omit<SealTask, 'file'>,
  keep: (known: SealedFile) => void,
): Generator<SealTask> {
  for (const before of last?.files ?? []) {
    if (!isPart(before) || !left.has(before.path)) continue;
    const file = recordFileAt(root, before.path);
    const task = { file, ...describe(before) };
    const isSame = task.known?.size === file.size && task.known.mtimeMs === file.mtimeMs;
    left.delete(file.path);
    if (isSame && !task.recheck) keep(before);
    else yield task;
  }
  for (const path of left)
    if (isPart({ path }) && left.delete(path)) yield { file: recordFileAt(root, path) };
}

/** The problems of people with a second record. */
function duplicates(names: ReadonlySet<string>, files: Iterable<SealedFile>): Problem[] {
  const check = new DuplicateCheck();
  const found: SealedFile[] = [];
  if (names.size > 0) for (const one of files) if (names.has(one.name)) found.push(one);
  return found
    .sort((a, b) => compareCode(a.path, b.path))
    .flatMap((one) => check.problemsOf(one.path, one));
}

const byFile = (a: Problem, b: Problem): number => compareCode(a.file, b.file);

function refuseInvalid(folder: string, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const sorted = [...problems].sort(byFile);
  const lines = sorted.map((problem) => formatProblem(problem, recordsFolder(folder)));
  lines.push(`\npeople: ${pluralize(problems.length, 'error')}; nothing was sealed`);
  throw new InvalidRecords(lines.join('\n'));
}

/** The errors of the public pictures that records name: each message once, with the first record. */
type PictureProblems = Map<string, { first: Problem; others: number }>;

function addPictures(all: PictureProblems, problems: readonly Problem[]): void {
  for (const problem of problems) {
    const known = all.get(problem.message);
    const first = known && byFile(known.first, problem) <= 0 ? known.first : problem;
    all.set(problem.message, { first, others: known ? known.others + 1 : 0 });
  }
}

function warnOfPictures(folder: string, pictures: PictureProblems): void {
  for (const { first, others } of [...pictures.values()].sort((a, b) => byFile(a.first, b.first))) {
    console.warn(formatProblem(first, recordsFolder(folder)));
    if (others > 0) console.warn(`    and in ${pluralize(others, 'other place')}`);
  }
  if (pictures.size > 0)
    console.warn('people: these records are sealed, but show the pictures wrong or not at all');
}
