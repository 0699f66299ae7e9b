import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkOrCopy } from './link-or-copy';
import { recordsFolder } from '../../college/record-file';
import type { Report } from '../diagnostic/diagnostic';
import type { Model } from '../model/model';
import { buildModel } from '../model/model';
import { readCorrections, reportUnusedCorrections } from './correction';
import { ExistingRecords, leftFolder } from './existing';
import { readJournal, writeJournal, type Journal, type JournalEntry } from './journal';
import { planRecords, type RecordPlan } from './plan';
import { readCollege, type CollegeData } from './read-college';
import { findRemovals, refuseRemovals } from './removal';
import { swapRecords } from './swap';
import type { ImportProgress } from './progress';

export interface ImportOptions {
  /** The college's folder. */
  folder: string;
  /** The college's time zone. */
  timeZone: string;
  /** Today, "YYYY-MM-DD", for the journal. */
  today: string;
  /** How many people may leave, where it is more than 5 %. */
  acceptRemovals: number;
  report: Report;
  progress: ImportProgress;
}

/** What a run changes, or would change. */
export interface ImportPlan {
  data: CollegeData;
  model: Model;
  plan: RecordPlan;
  /** The paths of the records of people who are no longer in the files. */
  left: string[];
  journal: Journal;
}

/** Reads all files of college/in and works out what would change. Writes nothing. */
export async function planImport(options: ImportOptions): Promise<ImportPlan> {
  const { folder, report, progress } = options;
  const journal = readJournal(folder);
  const data = await readCollege(options);
  const model = buildModel(data.collector, report);
  const existing = new ExistingRecords(folder, journal);
  const corrections = readCorrections(folder, report);
  const plan = planRecords({
    model,
    existing,
    corrections,
    sourceDay: data.sourceDay,
    report,
    onRecord: (done, all) => progress.step('records', done, all),
  });
  reportUnusedCorrections(corrections, plan.people, report);
  const left = findRemovals({ journal, existing, people: plan.people, data });
  refuseRemovals(left, journal, existing, options);
  return { data, model, plan, left, journal };
}

/**
 * Writes what was planned, all or nothing. The journal is first: it may name a record that is not there yet, but never
 * misses one that is.
 */
export function applyImport(
  { folder, today, progress }: ImportOptions,
  { data, plan, left, journal }: ImportPlan,
): void {
  for (const path of left) keepLeft(folder, path);
  writeJournal(folder, nextJournal(journal, data, plan, left, today));
  swapRecords(folder, { written: plan.written, removed: new Set(left) }, (done, all) =>
    progress.step('writing', done, all),
  );
  for (const path of plan.written.keys()) rmSync(join(leftFolder(folder), path), { force: true });
}

/** The record of a person who has left is kept, so that nothing is lost if the person comes back. */
function keepLeft(folder: string, path: string): void {
  const target = join(leftFolder(folder), path);
  if (existsSync(target)) rmSync(target);
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  linkOrCopy(join(recordsFolder(folder), path), target);
}

function nextJournal(
  journal: Journal,
  { files, filesOf }: CollegeData,
  { people, written }: RecordPlan,
  left: readonly string[],
  today: string,
): Journal {
  const records: Record<string, JournalEntry> = { ...journal.records };
  for (const path of left) {
    const entry = records[path];
    if (entry) records[path] = { ...entry, left: today };
  }
  for (const [path, person] of people) {
    const before = records[path];
    records[path] = {
      files: filesOf(person),
      first: before?.first ?? today,
      last: written.has(path) || before === undefined ? today : before.last,
    };
  }
  return {
    ...journal,
    files: Object.fromEntries(files.map(({ path, sha256 }) => [path, sha256])),
    records,
  };
}
