import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { updatesOf } from '../exchange/apply-changes';
import { readSentChanges } from '../exchange/sent-change';
import { recordsFolder } from '../record-file';
import type { Grading } from '@/content/schema/academic';
import { planCalendar, writeCalendar } from './write-calendar';
import { reportClashes } from '@/tools/import/clash/report-clashes';
import type { Report } from '@/tools/import/problem/data-problem';
import type { Mapping } from '@/tools/import/mapping/mapping';
import type { ImportedPerson } from '@/tools/import/model/entity';
import { buildModel, type Model } from '@/tools/import/model/model';
import { weeklyOf } from '@/tools/import/record/weekly';
import { Agreement } from './agreement';
import { readCorrections, reportUnusedCorrections } from './correction';
import { Differences } from './differences';
import { ExistingRecords, leftFolder } from './existing';
import {
  readJournal,
  shareLists,
  writeJournal,
  type Journal,
  type JournalEntry,
} from './state/journal';
import { linkOrCopy } from '@/tools/file/link';
import { keepState, noteImported } from './state/kept-state';
import { Losses, refuseUnknownFiles, type Accepted } from './losses';
import { planRecords, type RecordPlan } from './plan-records';
import type { ImportProgress } from './import-progress';
import { readCollege, type CollegeData } from './read-college';
import { findRemovals, refuseRemovals } from './removal';
import { reportEndedTerms } from './report-terms';
import { RosterStage } from './state/roster-state';
import { RowCheck } from './row-check';
import { firstDayOf } from './state/saved-facts';
import {
  answerKey,
  findMoves,
  moveImportState,
  reportMoves,
  type Move,
  type SamePeople,
} from './same-person';
import { RecordStage } from './swap';

export interface CollegeImportOptions {
  /** The college's folder. */
  folder: string;
  /** The college's time zone. */
  timeZone: string;
  /** Today, "YYYY-MM-DD", for the journal. */
  today: string;
  /** How many people may leave, and how much else may be lost, where it is more than 5 %. */
  accepted: Accepted;
  /** Which corrected ids are of the same person, by "old=new". */
  samePeople: SamePeople;
  mapping: Mapping;
  /** The file of the academic calendar in the site's content; without it, no calendar is written. */
  calendarFile?: string | undefined;
  /** The grades of the college; without them, results are not checked. */
  grading?: Grading | undefined;
  /** Whether the changes are prepared on the disk. If not, nothing is written. */
  isWritten: boolean;
  report: Report;
  progress: ImportProgress;
}

/** What a run changes, or would change. */
export interface ImportPlan {
  data: CollegeData;
  /** Left out if there are questions, because not everything is read then. */
  model?: Model;
  /** Left out after an error. */
  plan?: RecordPlan;
  /** The paths of the records of people who are no longer in the files. */
  left: string[];
  /** What changes, by name; left out if there are errors before the records are made. */
  differences?: Differences;
  isCalendarChanged: boolean;
  /** Writes everything, all or nothing. */
  commit(): void;
  /** Removes what was prepared. */
  discard(): void;
}

/** Reads all files of college/in and works out what would change. */
export async function planImport(options: CollegeImportOptions): Promise<ImportPlan> {
  const { folder, isWritten } = options;
  const stage = isWritten ? new RecordStage(folder) : undefined;
  const roster = new RosterStage(folder, isWritten);
  const discard = () => {
    stage?.discard();
    roster.discard();
  };
  try {
    return { ...(await plan(options, stage, roster)), discard };
  } catch (error) {
    discard();
    throw error;
  }
}

async function plan(
  options: CollegeImportOptions,
  stage: RecordStage | undefined,
  roster: RosterStage,
): Promise<Omit<ImportPlan, 'discard'>> {
  const { folder, accepted, progress } = options;
  const journal = readJournal(folder);
  let errors = 0;
  const report: Report = (problem) => {
    if (problem.severity === 'error') errors += 1;
    options.report(problem);
  };
  const rowCheck = new RowCheck(report, accepted);
  const { earlierIds } = journal;
  const data = await readCollege({ ...options, rowCheck, roster, earlierIds });
  refuseUnknownFiles(
    accepted,
    data.files.map(({ path }) => path),
    report,
  );
  const nothing = { data, left: [], isCalendarChanged: false, commit: () => undefined };
  if (data.questions.length > 0) return nothing;
  const model = buildModel(data.collector, rowCheck.report, data.listsMembers, options.grading);
  rowCheck.finish();
  for (const section of model.sections) section.classesBefore = journal.classes?.[section.id];
  reportEndedTerms(model, data.sourceDay, report);
  // Not counted as rows that are left out.
  reportClashes(model, data.sourceDay, report);
  const existing = new ExistingRecords(folder, journal);
  const corrections = readCorrections(folder, report);
  const people = [...model.students, ...model.teachers];
  const isListed = data.listed(people);
  const there = new Map(people.map((one) => [existing.pathOf(personOfImported(one)), one]));
  const gone = findRemovals({ journal, existing, people: there, listed: isListed });
  const moves = findMoves(model.students, gone, existing);
  reportMoves(moves, options.samePeople, report);
  if (errors > 0) return { ...nothing, model };
  const moved = moves.filter((move) => options.samePeople.get(answerKey(move)));
  for (const { path, oldPath } of moved) existing.moved.set(path, oldPath);
  const oldPaths = new Set(moved.map(({ oldPath }) => oldPath));
  const losses = new Losses(firstDayOf(data.collector));
  const agreement = new Agreement();
  const differences = new Differences();
  const records = planRecords({
    ...{ model, existing, corrections, sourceDay: data.sourceDay, report },
    sent: updatesOf(readSentChanges(folder)),
    onWritten: (path, text) => stage?.write(path, text),
    onMade: (record, before) => {
      agreement.add(record);
      if (before) losses.add(before, record);
      differences.add(before, record);
    },
    onRecord: (done, all) => progress.step('records', done, all),
  });
  reportUnusedCorrections(corrections, records.people, report);
  const calendar = options.calendarFile
    ? planCalendar({
        ...{ events: model.events, calendarFile: options.calendarFile, journal, report },
        corrections: corrections.get('calendar.json'),
      })
    : undefined;
  const removal = { journal, existing, people: records.people, listed: isListed };
  const left = findRemovals(removal).filter((path) => !oldPaths.has(path));
  const reportLoss = withMissingFiles(journal, data, report);
  refuseRemovals(left, removal, accepted['people'] ?? 0, reportLoss);
  losses.refuse(accepted, reportLoss);
  for (const record of existing.others(new Set([...records.people.keys(), ...left, ...oldPaths])))
    agreement.add(record);
  if (errors === 0) agreement.report(report);
  for (const path of left) differences.add(existing.find(path)?.record, undefined);
  const commit = () => {
    if (stage === undefined || errors > 0) throw new Error('There is nothing to write.');
    const hasChanges = records.written.size > 0 || left.length > 0;
    if (hasChanges)
      stage.complete(new Set([...left, ...oldPaths]), (done, all) =>
        progress.step('writing', done, all),
      );
    const next = {
      ...nextJournal(withMoves(journal, moved), data, records, left, options.today),
      classes: classesOf(model),
      ...(calendar && { calendar: calendar.sha256 }),
    };
    const isChanged = hasChanges || !isDeepStrictEqual(next, journal);
    if (isChanged)
      keepState(folder, options.today, calendar?.isChanged ? options.calendarFile : undefined);
    for (const path of left) keepLeft(folder, path);
    moveImportState(folder, moved);
    // Before the journal, so that a calendar of an import that is killed here is known as its own.
    if (calendar) writeCalendar(calendar, folder, options.today);
    // The journal may name a record that is not there yet, but never misses one that is.
    if (!isDeepStrictEqual(next, journal)) writeJournal(folder, next);
    roster.commit();
    if (hasChanges) stage.commit();
    for (const path of existing.left)
      if (records.people.has(path)) rmSync(join(leftFolder(folder), path), { force: true });
    if (isChanged) noteImported(folder);
  };
  const isCalendarChanged = calendar?.isChanged ?? false;
  return {
    ...{ data, model, left, differences, isCalendarChanged, commit },
    ...(errors === 0 && { plan: records }),
  };
}

const mostNamed = 5;

/** Says of what is lost which files of the last import are not there, because one of them is the likely reason. */
function withMissingFiles({ files }: Journal, data: CollegeData, report: Report): Report {
  const missing = Object.keys(files).filter((path) => data.files.every((one) => one.path !== path));
  if (missing.length === 0) return report;
  const more = missing.length > mostNamed ? ` and ${missing.length - mostNamed} more` : '';
  const named = missing.slice(0, mostNamed).join(', ');
  return (problem) =>
    report({
      ...problem,
      action: `The last import had files that are not there now: ${named}${more}. ${problem.action}`,
    });
}

const personOfImported = ({ kind = 'student', signInId: id }: ImportedPerson) => ({ kind, id });

/** The journal with the corrected ids. */
function withMoves(journal: Journal, moves: readonly Move[]): Journal {
  if (moves.length === 0) return journal;
  const records = { ...journal.records };
  const earlierIds = { ...journal.earlierIds };
  for (const { oldPath, path, oldId, student } of moves) {
    for (const [id, next] of Object.entries(earlierIds))
      if (next === oldId) earlierIds[id] = student.signInId;
    earlierIds[oldId] = student.signInId;
    const entry = records[oldPath];
    delete records[oldPath];
    if (entry) records[path] = entry;
  }
  return { ...journal, records, earlierIds };
}

/** The weekly classes of every section that has some. */
function classesOf({ sections }: Model): Journal['classes'] {
  const known = sections.flatMap((section) => {
    const own = weeklyOf(section).map(({ id, newId, weekdays }) => ({ id, newId, weekdays }));
    return own.length === 0 ? [] : [[section.id, own] as const];
  });
  return Object.fromEntries(known);
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
  const share = shareLists();
  for (const path of left) {
    const entry = records[path];
    if (entry) records[path] = { ...entry, left: today };
  }
  for (const [path, person] of people) {
    const before = records[path];
    const isWritten = written.has(path) || before === undefined || before.left !== undefined;
    records[path] = {
      files: share(filesOf(person)),
      first: before?.first ?? today,
      last: isWritten ? today : before.last,
    };
  }
  return {
    ...journal,
    files: Object.fromEntries(files.map(({ path, sha256 }) => [path, sha256])),
    records,
  };
}
