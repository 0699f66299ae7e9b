import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { toCsv } from '@/lib/file/csv';
import { zonedMinute } from '@/lib/time/zoned-time';
import { writeFiles } from '@/tools/file/write-files';
import { problemOfUnread } from '@/tools/import/mapping/find-reader';
import { formsOf } from '@/tools/import/mapping/form';
import {
  emptyMapping,
  type Mapping,
  MappingError,
  readMapping,
} from '@/tools/import/mapping/mapping';
import { errorOf } from '@/tools/import/problem/data-problem';
import { showPlace } from '@/tools/import/problem/place';
import { Problems } from '@/tools/import/problem/problems';
import { withFolderLock } from '../college-lock';
import { recordsBefore } from '../record-file';
import { beforeFolder, replacedBefore } from './before';
import type { Differences } from './compare';
import { type CollegeImportOptions, type ImportPlan, planImport } from './import-college';
import { formatOutcome, type ImportOutcome, resultOf } from './import-outcome';
import { importPage } from './page/import-page';
import { inFolder } from './read-college';

const columns =
  'what,severity,file,sheet,line,column,value,problem,allowed,most like it,what to do,kind,id,name,before,after'.split(
    ',',
  );

/**
 * Every problem and every change as a row of a CSV file that spreadsheets open: with a byte order mark, and formulas as
 * text.
 */
export function importCsv(problems: Problems, differences: Differences | undefined): string {
  return `${toCsv(columns, [...problemRows(problems), ...changeRows(differences)])}\r\n`;
}

const problemRows = (problems: Problems) =>
  problems.sorted().flatMap(({ first, count, listed }) => [
    ...listed.map(({ severity, place, value, message, allowed, nearest, action }) => ({
      what: 'problem',
      severity,
      file: place.file,
      sheet: place.sheet ?? null,
      line: place.line ?? null,
      column: place.column?.name ?? null,
      value: value ?? null,
      problem: message,
      allowed: allowed ?? null,
      'most like it': nearest ?? null,
      'what to do': action ?? null,
    })),
    ...(count > listed.length
      ? [
          {
            what: 'problem',
            severity: first.severity,
            file: showPlace({ file: first.place.file }),
            problem: `${count - listed.length} more of these: ${first.message}`,
          },
        ]
      : []),
  ]);

function changeRows(differences: Differences | undefined) {
  if (!differences) return [];
  const { people, sections } = differences;
  return [
    ...people.flatMap(({ state, kind, id, name, differences: all }) =>
      (all.length > 0 ? all : [{ what: null, from: null, to: null }]).map(
        ({ what: value, from: before, to: after }) => ({
          ...{ what: state, kind, id, name, value, before, after },
        }),
      ),
    ),
    ...[...sections].flatMap(([id, counts]) =>
      Object.entries(counts).map(([value, [before, after]]) => ({
        ...{ what: 'count', kind: 'section', id, value, before, after },
      })),
    ),
  ];
}

/** Removes what an import left that was killed, and completes a replacement that it had begun. */
function removeLeftovers(folder: string): void {
  settle(join(folder, 'records'), recordsBefore(folder));
  settle(beforeFolder(folder), replacedBefore(folder));
  for (const name of readdirSync(folder))
    if (/^(?:records-next|before-next|.+\.json\.new|.+\.part)$/.test(name))
      rmSync(join(folder, name), { recursive: true });
}

/** Puts the old folder back if there is no new one. */
function settle(target: string, before: string): void {
  if (!existsSync(before)) return;
  if (existsSync(target)) rmSync(before, { recursive: true });
  else renameSync(before, target);
}

export interface RunOptions extends Pick<
  CollegeImportOptions,
  | 'folder'
  | 'timeZone'
  | 'calendarFile'
  | 'grading'
  | 'comparison'
  | 'overview'
  | 'progress'
  | 'accept'
> {
  /** A check writes only the page. */
  mode: 'check' | 'import';
  /** The college's name for the page. */
  college: string;
  log: (line: string) => void;
  now?: Date;
}

/**
 * Checks or imports the files of college/in, and writes import.html. Returns the exit code: 0 when all is done, 2 with
 * warnings or tables that are not read, 1 after errors, and 3 if a list of people, or everything, is not read.
 */
export async function runImport(options: RunOptions): Promise<number> {
  const { folder, log } = options;
  if (!existsSync(inFolder(folder)))
    throw new Error(
      `${inFolder(folder)} does not exist. Create this folder, and put the files that the systems of the college ` +
        'export into it: zip, csv, tsv, txt, xlsx and ics files, as they are.',
    );
  // The heap grows by 40 % before it is collected; usually it may grow to several times what is in use.
  setFlagsFromString('--heap-growing-percent=40');
  return withFolderLock(folder, async () => {
    if (options.mode === 'import') removeLeftovers(folder);
    const outcome = await new Run(options).finish();
    for (const line of formatOutcome(outcome, folder)) log(line);
    return outcome.exitCode;
  });
}

class Run {
  private readonly problems = new Problems();
  private mapping: Mapping = emptyMapping;

  constructor(private readonly options: RunOptions) {}

  async finish(): Promise<ImportOutcome> {
    const { mode, progress } = this.options;
    const plan = (await this.readMapping()) ? await this.plan() : undefined;
    const exitCode = this.exitCode(plan);
    try {
      if (mode === 'import' && (exitCode === 0 || exitCode === 2)) plan?.commit();
    } finally {
      plan?.discard();
      progress.end();
    }
    const outcome: ImportOutcome = { mode, exitCode, plan, problems: this.problems };
    await this.writePage(outcome);
    return outcome;
  }

  private async readMapping(): Promise<boolean> {
    try {
      this.mapping = await readMapping(join(this.options.folder, 'mapping.json'));
    } catch (error) {
      if (!(error instanceof MappingError)) throw error;
      for (const problem of error.problems) this.problems.report(problem);
      return false;
    }
    return true;
  }

  private async plan(): Promise<ImportPlan> {
    const {
      mode,
      folder,
      timeZone,
      calendarFile,
      grading,
      comparison,
      overview,
      accept,
      progress,
      now,
    } = this.options;
    const plan = await planImport({
      ...{ folder, timeZone, calendarFile, grading, comparison, overview, accept, progress },
      mapping: this.mapping,
      today: zonedMinute(now ?? new Date(), timeZone).slice(0, 10),
      isWritten: mode === 'import',
      report: this.problems.report,
    });
    for (const one of plan.data.unread) this.problems.report(problemOfUnread(one));
    return plan;
  }

  private exitCode(plan: ImportPlan | undefined): number {
    const { problems } = this;
    if (plan && plan.data.files.length === 0 && problems.count('error') === 0)
      problems.report(noFiles);
    else if (plan && !plan.data.isStopped && isEmpty(plan) && problems.count('error') === 0)
      problems.report(nothingRead);
    if (problems.count('error') > 0) return 1;
    if (plan?.data.isStopped) return 3;
    return problems.count('warning') > 0 ? 2 : 0;
  }

  private async writePage(outcome: ImportOutcome): Promise<void> {
    const { folder, college } = this.options;
    const { plan, problems } = outcome;
    // How a class is written is one question for all lists.
    const unread = plan?.data.unread.filter(({ reason }) => reason.code !== 'class-pattern') ?? [];
    const forms = await formsOf(unread, this.mapping);
    const text = { college, result: resultOf(outcome), mapping: this.mapping, forms };
    writeFiles(
      new Map([
        [join(folder, 'import.html'), importPage(outcome, text)],
        [join(folder, 'import.csv'), importCsv(problems, plan?.differences)],
      ]),
    );
  }
}

/** Returns true if no file says anything for the portal, for example because all tables are skipped. */
const isEmpty = ({ data, model }: ImportPlan) =>
  model !== undefined && Object.keys(data.counts).length === 0;

const nothingRead = {
  ...errorOf('file', 'nothing-read'),
  place: { file: 'in' },
  message:
    'No table in college/in has anything for the portal: they are skipped, empty, or not read.',
  action:
    'import.html lists what each file was read as. To be asked about a skipped table again, delete its entry in college/mapping.json.',
} as const;

const noFiles = {
  ...errorOf('file', 'no-files'),
  place: { file: 'in' },
  message: 'There is no file that can be read.',
  allowed: 'zip, csv, tsv, txt, xlsx and ics files',
  action: 'Put the files that the systems of the college export into college/in.',
} as const;
