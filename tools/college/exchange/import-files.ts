import { mergeKeys } from '@/lib/crypto/key-trust';
import type { Item } from '@/components/exchange/model/payload';
import { activities } from '@/content/schema/student/activity';
import { formatDay } from '@/lib/time/date';
import { zonedMinute } from '@/lib/time/zoned-time';
import { withCollegeLock } from '../college-lock';
import { writeFiles } from '@/tools/file/write-files';
import { Answers } from './answers';
import { applyDecision } from './apply-decision';
import { applyRequest, type Known, type RequestOutcome } from './apply-request';
import { entryOf, takeChanges, updatesOf, type EntryReport } from './apply-changes';
import { CollegeFiles } from './college-files';
import { importKinds, readImportFile, type ImportFile, type ImportSource } from './read';
import { Events, type EventOptions } from './events';
import { Registers } from './registers';
import { keptText, readKept } from './kept';
import { sentChangesFile, type SentChanges } from './sent-change';
import { importKey, importStateFile, type ImportState } from './import-state';

export interface ImportOptions extends EventOptions {
  /** Takes decisions and changed classes without the signature of a published key. Such a decision is marked. */
  acceptUnsigned?: boolean;
  /** Refuses decisions without the signature of a published key, whatever is accepted. */
  signedDecisionsOnly?: boolean;
  /** The approved activities that a request may replace, each as "roll number/id". */
  replaceApproved?: readonly string[];
  now?: Date;
  /** Reports what would be done and writes nothing. */
  dryRun?: boolean;
  /** Takes of the requests only what a decision in the same import answers, which must be signed unless that is waived. */
  decidedOnly?: boolean;
}

/** The result for a file. */
export interface FileReport {
  path: string;
  /** Why nothing of it was taken; null if it was read. */
  problem: string | null;
  /** Notes about it, for example that it is not signed. */
  notes: string[];
  entries: EntryReport[];
}

export interface ImportReport {
  files: FileReport[];
  /** The number of record files that changed. */
  changed: number;
}

/**
 * Merges files of requests, decisions, changed classes and events into the records, and registers into tables. Either all that is
 * taken is written, or nothing.
 */
export function importFiles(
  folder: string,
  sources: readonly (string | ImportSource)[],
  options: ImportOptions,
): Promise<ImportReport> {
  const all = sources.map((source) => (typeof source === 'string' ? { path: source } : source));
  return withCollegeLock(folder, () => importAll(folder, all, options));
}

async function importAll(
  folder: string,
  sources: readonly ImportSource[],
  options: ImportOptions,
): Promise<ImportReport> {
  const college = new CollegeFiles(folder);
  const state: ImportState = readKept(importStateFile(folder));
  const sent: SentChanges = readKept(sentChangesFile(folder));
  const registers = new Registers(folder, college);
  const events = new Events(folder, college, options);
  const answers = new Answers(folder, college);
  const keys = mergeKeys([...college.keys, ...options.keys]);
  const read: ImportFile[] = [];
  for (const source of sources) read.push(await readImportFile(source, keys));
  const take = (file: TakenFile): EntryReport[] | Promise<EntryReport[]> => {
    switch (file.kind) {
      case 'rollCall':
        return registers.take(file.opened);
      case 'event':
        return events.take(file.opened);
      case 'answer':
        return answers.take(file.opened);
      case 'changes':
        return takeChanges(file.opened, { college, known: sent, timeZone: options.timeZone });
      default:
        return takeEntries(file, college, state, options);
    }
  };
  const reports = new Map<string, FileReport>();
  const isTaken = (file: ImportFile) => refusalOf(file, college, options) === null;
  for (const file of inOrder(options.decidedOnly ? withoutUndecided(read, isTaken) : read)) {
    const report = describe(file, college, options);
    reports.set(file.path, report);
    if (file.kind === 'refused' || report.problem !== null) continue;
    report.entries = await take(file);
  }
  college.changeMeetings(updatesOf(sent));
  const texts = college.texts();
  const report = {
    files: sources.flatMap(({ path }) => reports.get(path) ?? []),
    changed: texts.size,
  };
  const isChanged = report.files.some(({ entries }) => entries.some(({ taken }) => taken));
  if (isChanged && !options.dryRun)
    writeFiles(
      new Map([
        ...texts
          .set(importStateFile(folder), keptText(state))
          .set(sentChangesFile(folder), keptText(sent)),
        ...events.texts(),
        ...(await answers.texts()),
        ...(await registers.texts(zonedMinute(options.now ?? new Date(), options.timeZone))),
      ]),
    );
  return report;
}

/** Puts the entries of a file into the records and the state, one after the other. */
async function takeEntries(
  file: ActivityFile,
  college: CollegeFiles,
  state: ImportState,
  { timeZone, replaceApproved }: ImportOptions,
): Promise<EntryReport[]> {
  const { rollNumber } = file.opened.payload.student;
  const replaceable = new Set(replaceApproved);
  const isUnsigned = file.kind === 'decisions' && file.opened.signature.state !== 'signed';
  const reports: EntryReport[] = [];
  for (const { id, name, apply } of entriesOf(file)) {
    const key = importKey(rollNumber, id);
    const activity = college.findActivity(rollNumber, id);
    const named = { name: `${rollNumber}/${id}`, replaceable };
    const outcome = checked(await apply({ activity, state: state.get(key), timeZone, ...named }));
    if ('problem' in outcome) {
      reports.push(entryOf(name, outcome.problem, ''));
      continue;
    }
    reports.push({ activity: name, taken: true, outcome: outcome.taken, isUnsigned });
    college.putActivity(rollNumber, outcome.activity);
    state.set(key, outcome.state);
  }
  return reports;
}

/** Refuses an activity that a record cannot hold, so that one entry of a file does not stop the others. */
function checked(outcome: RequestOutcome): RequestOutcome {
  if ('problem' in outcome) return outcome;
  const issue = activities.safeParse({ items: [outcome.activity] }).error?.issues[0];
  if (!issue) return outcome;
  return {
    problem: `Left out: a record cannot have its ${String(issue.path[2])}. ${issue.message}`,
  };
}

/** The files without the requests that no decision which is taken answers. */
function withoutUndecided(
  files: readonly ImportFile[],
  isTaken: (file: ImportFile) => boolean,
): ImportFile[] {
  const nameOf = (rollNumber: string, { activity, revision }: Item<'request' | 'decisions'>) =>
    importKey(rollNumber, `${activity} ${revision}`);
  const decided = new Set<string>();
  for (const file of files)
    if (file.kind === 'decisions' && isTaken(file))
      for (const item of file.opened.payload.items)
        decided.add(nameOf(file.opened.payload.student.rollNumber, item));
  return files.flatMap((file) => {
    if (file.kind !== 'request') return file;
    const { payload } = file.opened;
    const { rollNumber } = payload.student;
    const items = payload.items.filter((item) => decided.has(nameOf(rollNumber, item)));
    if (items.length === 0) return [];
    return { ...file, opened: { ...file.opened, payload: { ...payload, items } } };
  });
}

/** Requests before the decisions on them; each kind in the order in which the files were made. */
function inOrder(files: readonly ImportFile[]): ImportFile[] {
  const rank = ({ kind }: ImportFile) => (kind === 'refused' ? -1 : importKinds.indexOf(kind));
  const madeAt = (file: ImportFile) =>
    file.kind === 'refused' ? 0 : Date.parse(file.opened.payload.madeAt);
  return [...files].sort(
    (one, other) => rank(one) - rank(other) || Math.sign(madeAt(one) - madeAt(other)),
  );
}

function describe(file: ImportFile, college: CollegeFiles, options: ImportOptions): FileReport {
  const report: FileReport = { path: file.path, problem: null, notes: [], entries: [] };
  const problem = refusalOf(file, college, options);
  if (problem !== null || file.kind === 'refused') return { ...report, problem };
  return { ...report, notes: notesOn(file, college, options) };
}

/** Returns why nothing of a file is taken; null if something may be. */
function refusalOf(file: ImportFile, college: CollegeFiles, options: ImportOptions): string | null {
  if (file.kind === 'refused') return file.reason;
  return strangerIn(file, college) ?? futureIn(file, options) ?? unsignedIn(file, options);
}

const day = 24 * 60 * 60 * 1000;

/** Returns why a file is refused that names a moment later than a day from now; null if none is. */
function futureIn({ opened }: TakenFile, { now = new Date() }: ImportOptions): string | null {
  const { madeAt, items } = opened.payload;
  const moments = items.flatMap((item) => [
    item.at,
    ...('restored' in item && item.restored ? [item.restored] : []),
    ...('fields' in item ? [item.fields.dateAdded] : []),
  ]);
  const future = [madeAt, ...moments].find((moment) => Date.parse(moment) > now.getTime() + day);
  return future === undefined
    ? null
    : `It is dated ${formatDay(future.slice(0, 10))}, which is in the future. Correct the date of the device that made it, submit or decide there again, and ask for a new file.`;
}

const unsignedTexts = {
  unsigned: 'It is not signed, so anybody could have written it.',
  unknown: 'It is signed with a key that is not published, so anybody could have written it.',
};

/** The sentence about a file that a published key should have signed and did not; null if one did. */
function unsignedText({ kind, opened }: TakenFile): string | null {
  const { state } = opened.signature;
  if (kind === 'request' || state === 'signed') return null;
  return unsignedTexts[state === 'unsigned' ? state : 'unknown'];
}

function unsignedIn(file: TakenFile, options: ImportOptions): string | null {
  const text = unsignedText(file);
  if (text === null) return null;
  if (options.signedDecisionsOnly && file.kind === 'decisions')
    return `${text} Ask for a signed file.`;
  return options.acceptUnsigned
    ? null
    : `${text} Ask for a signed file, or, if you know who wrote it, import it with --accept-unsigned.`;
}

/** Returns what to know about a file that is taken. */
function notesOn(file: TakenFile, college: CollegeFiles, options: ImportOptions): string[] {
  if (file.kind === 'request')
    return options.decidedOnly
      ? []
      : ['A request is never signed. Import it only if you received it from the student.'];
  const { key } = file.opened.signature;
  if (!key) return [unsignedText(file)].filter((text) => text !== null);
  if (isOfTeacher(file)) return [];
  const { name, rollNumber } = file.opened.payload.student;
  return college.isRegistered(rollNumber, key.employeeId)
    ? []
    : [`${key.name}, who signed it, does not have ${name} in a register.`];
}

/** Returns why a file is refused whose person has no record; null if the person has one. */
function strangerIn(file: TakenFile, college: CollegeFiles): string | null {
  if (isOfTeacher(file)) {
    const { name, employeeId } = file.opened.payload.by;
    return college.classesOf(employeeId) ? null : noRecord(`${name} (${employeeId})`);
  }
  const { name, rollNumber } = file.opened.payload.student;
  return college.hasStudent(rollNumber) ? null : noRecord(`${name} (${rollNumber})`);
}

const noRecord = (who: string) => `There is no record of ${who}.`;

interface Entry {
  id: string;
  name: string;
  apply: (known: Known) => Promise<RequestOutcome>;
}

type TakenFile = Exclude<ImportFile, { kind: 'refused' }>;

type ActivityFile = Extract<TakenFile, { kind: 'request' | 'decisions' }>;

/** Returns true for a file that is about no single student. */
const isOfTeacher = (file: TakenFile): file is Exclude<TakenFile, ActivityFile> =>
  file.kind !== 'request' && file.kind !== 'decisions';

function entriesOf(file: ActivityFile): Entry[] {
  if (file.kind === 'request')
    return file.opened.payload.items.map((item) => ({
      id: item.activity,
      name: item.fields.name,
      apply: (known) => applyRequest(item, known),
    }));
  const { payload, signature } = file.opened;
  return payload.items.map((item) => ({
    id: item.activity,
    name: item.name,
    apply: (known) => applyDecision(item, signature, known),
  }));
}
