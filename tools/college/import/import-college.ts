import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ClassComparison, Grading } from '@/content/schema/academic';
import { linkOrCopy } from '@/tools/file/link';
import { reportClashes } from '@/tools/import/clash/report-clashes';
import type { Mapping } from '@/tools/import/mapping/mapping';
import { hasEnded } from '@/tools/import/model/last-term';
import { buildModel, type Model } from '@/tools/import/model/model';
import { reportAt } from '@/tools/import/model/problem';
import { noteOf, type Report } from '@/tools/import/problem/data-problem';
import { NobodyFound } from '@/tools/import/problem/nobody-found';
import type { OverviewRules } from '@/tools/import/record/context';
import { updatesOf } from '../exchange/apply-changes';
import { readKept } from '../exchange/kept';
import { sentChangesFile } from '../exchange/sent-change';
import { recordsFolder } from '../record-file';
import { Agreement } from './agreement';
import { keepBefore, noteImported } from './before';
import { Differences } from './compare';
import { readCorrections, reportUnusedCorrections } from './correction';
import { ExistingRecords, leftFolder } from './existing';
import type { ImportProgress } from './import-progress';
import { isPhoto, Photos } from './photo';
import { planRecords, type RecordPlan } from './plan-records';
import { type CollegeData, inFolder, readCollege } from './read-college';
import { type Move, moveImportState, movesOf, NewStudents, reportSamePeople } from './same-person';
import { type Journal, readJournal, writeJournal } from './state/journal';
import { RecordStage } from './swap';
import { planCalendar, writeCalendar } from './write-calendar';

/** Says why nobody has subjects when the terms of all sections are over. */
function reportEndedTerms({ sections }: Model, day: string, report: Report): void {
  const [first] = sections;
  if (!first || !sections.every((section) => hasEnded(section, day))) return;
  const ends = sections.flatMap(({ terms }) => terms.flatMap(({ end }) => end ?? []));
  reportAt(report, first.origin, 'terms', {
    ...noteOf('record', 'terms-over'),
    value: ends.sort().at(-1) ?? '',
    message: `All terms are over on ${day}, the day of the newest file, so students have no subjects.`,
    action: 'If a term goes on, correct its last day in the system that exports the file.',
  });
}

export interface CollegeImportOptions {
  /** The college's folder. */
  folder: string;
  /** The college's time zone. */
  timeZone: string;
  /** Today, "YYYY-MM-DD", for the journal. */
  today: string;
  /** The code of a fall that the registrar accepts. */
  accept?: string | undefined;
  mapping: Mapping;
  /** The file of the academic calendar in the site's content; without it, no calendar is written. */
  calendarFile?: string | undefined;
  /** The grades of the college; without them, results are not checked. */
  grading?: Grading | undefined;
  /** From how many marks on records have the figures of a class; left out for none. */
  comparison?: ClassComparison | undefined;
  /** The rules that overviews for heads count by; left out for none. */
  overview?: OverviewRules | undefined;
  /** True if the changes are prepared on the disk. If not, nothing is written. */
  isWritten: boolean;
  report: Report;
  progress: ImportProgress;
}

/** The changes of a run. */
export interface ImportPlan {
  data: CollegeData;
  /** Left out if the import is stopped, because not everything is read then. */
  model?: Model;
  /** Left out after an error. */
  plan?: RecordPlan;
  /** The paths of the records of people who are no longer in the files. */
  left: string[];
  /** The changes, by name; left out if there are errors before the records are made. */
  differences?: Differences;
  isCalendarChanged: boolean;
  /** Writes everything, all or nothing. */
  commit(): void;
  /** Removes what was prepared. */
  discard(): void;
}

/** Reads all files of college/in and works out what would change. */
export async function planImport(options: CollegeImportOptions): Promise<ImportPlan> {
  const stage = options.isWritten ? new RecordStage(options.folder) : undefined;
  const discard = () => stage?.discard();
  try {
    return { ...(await plan(options, stage)), discard };
  } catch (error) {
    discard();
    throw error;
  }
}

async function plan(
  options: CollegeImportOptions,
  stage: RecordStage | undefined,
): Promise<Omit<ImportPlan, 'discard'>> {
  const { folder, progress } = options;
  let errors = 0;
  const report: Report = (problem) => {
    if (problem.severity === 'error') errors += 1;
    options.report(problem);
  };
  const photos = new Photos(inFolder(folder), report);
  const nobody = new NobodyFound((problem) => {
    if (!isPhoto(problem.place.file)) report(problem);
  });
  const data = await readCollege({ ...options, report: nobody.report });
  const nothing = { data, left: [], isCalendarChanged: false, commit: () => undefined };
  if (data.isStopped) return nothing;
  const model = buildModel(data.collector, nobody.report, options.grading);
  nobody.finish(data.tables, model.students[0]?.signInId);
  const { sourceDay = options.today } = data;
  reportEndedTerms(model, sourceDay, report);
  reportClashes(model, sourceDay, report);
  if (errors > 0) return { ...nothing, model };
  const journal = readJournal(folder);
  const existing = new ExistingRecords(folder, journal);
  const corrections = readCorrections(folder, report);
  const moves = movesOf(options.mapping, [...model.students, ...model.teachers], existing);
  for (const { path, oldPath } of moves) existing.moved.set(path, oldPath);
  const agreement = new Agreement();
  const differences = new Differences();
  const fresh = new NewStudents();
  const records = planRecords({
    ...{ model, existing, corrections, report, sourceDay: data.sourceDay, today: options.today },
    photos,
    comparison: options.comparison,
    overview: options.overview,
    sent: updatesOf(readKept(sentChangesFile(folder))),
    onWritten: (path, text) => stage?.write(path, text),
    onMade: (record, before) => {
      agreement.add(record);
      differences.add(before, record);
      if (!before && journal.people.length > 0) fresh.add(record);
    },
    onRecord: (done, all) => progress.step('records', done, all),
  });
  photos.finish();
  reportUnusedCorrections(corrections, records.people, report);
  const calendar = options.calendarFile
    ? planCalendar({
        ...{ events: model.events, calendarFile: options.calendarFile, journal, report },
        corrections: corrections.get('calendar.json'),
      })
    : undefined;
  const oldPaths = new Set(moves.map(({ oldPath }) => oldPath));
  const left = journal.people.filter(
    (path) => existing.paths.has(path) && !records.people.has(path) && !oldPaths.has(path),
  );
  const gone = left.flatMap((path) => existing.find(path)?.record ?? []);
  for (const record of gone) differences.add(record, undefined);
  reportSamePeople(gone, fresh, report);
  const missing = Object.keys(journal.files).filter((path) =>
    data.files.every((one) => one.path !== path),
  );
  differences.falls.report(options.accept, missing, report);
  if (errors === 0) agreement.report(report);
  const commit = () => {
    if (stage === undefined || errors > 0) throw new Error('There is nothing to write.');
    const hasChanges = records.written.size > 0 || left.length > 0 || moves.length > 0;
    if (hasChanges)
      stage.complete(new Set([...left, ...oldPaths]), (done, all) =>
        progress.step('writing', done, all),
      );
    const next: Journal = {
      ...nextJournal(journal, data, records, [...left, ...oldPaths], options.today),
      ...(calendar && { calendar: calendar.sha256 }),
    };
    for (const path of oldPaths) delete next.left[path];
    const isChanged = hasChanges || !isDeepStrictEqual(next, journal);
    if (isChanged)
      keepBefore(folder, options.today, calendar?.isChanged ? options.calendarFile : undefined);
    for (const path of left) keepLeft(folder, path);
    moveImportState(folder, moves);
    // Before the journal, so that a calendar of an import that is killed here is known as its own.
    if (calendar) writeCalendar(calendar, folder, options.today);
    // The journal may name a record that is not there yet, but never misses one that is.
    if (isChanged) writeJournal(folder, next);
    if (hasChanges) stage.commit();
    removeLeft(folder, existing, records, moves);
    if (isChanged) noteImported(folder);
  };
  const isCalendarChanged = calendar?.isChanged ?? false;
  return {
    ...{ data, model, left, differences, isCalendarChanged, commit },
    ...(errors === 0 && { plan: records }),
  };
}

/** The record of a person who has left is kept, so that nothing is lost if the person comes back. */
function keepLeft(folder: string, path: string): void {
  const target = join(leftFolder(folder), path);
  if (existsSync(target)) rmSync(target);
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  linkOrCopy(join(recordsFolder(folder), path), target);
}

/** Whoever is back, or has a corrected id, has a record. */
function removeLeft(
  folder: string,
  existing: ExistingRecords,
  { people }: RecordPlan,
  moves: readonly Move[],
): void {
  const corrected = new Set(moves.map(({ oldPath }) => oldPath));
  for (const path of existing.left)
    if (people.has(path) || corrected.has(path))
      rmSync(join(leftFolder(folder), path), { force: true });
}

function nextJournal(
  journal: Journal,
  { files }: CollegeData,
  { people }: RecordPlan,
  left: readonly string[],
  today: string,
): Journal {
  const days = Object.entries(journal.left).filter(([path]) => !people.has(path));
  return {
    ...journal,
    files: Object.fromEntries(files.map(({ path, sha256 }) => [path, sha256])),
    people: [...people.keys()].sort(),
    left: Object.fromEntries([...days, ...left.map((path) => [path, today] as const)]),
  };
}
