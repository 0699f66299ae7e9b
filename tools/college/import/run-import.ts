import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { zonedMinute } from '@/lib/time/zoned-time';
import { errorOf, type DataProblem } from '@/tools/import/problem/data-problem';
import { withFolderLock } from '../college-lock';
import { writeFiles } from '@/tools/file/write-files';
import { Problems } from '@/tools/import/problem/problems';
import { reportCsv } from '@/tools/import/problem/report-csv';
import { reportHtml } from '@/tools/import/problem/report-html';
import type { DateOrder } from '@/tools/import/fact/reader';
import { answerQuestions, needsAnswer } from '@/tools/import/mapping/answer-question';
import { askChoice, type Terminal } from '@/tools/import/mapping/terminal';
import { showPlace, showValue } from '@/tools/import/problem/place';
import { draftOf, formatDraft } from '@/tools/import/mapping/draft';
import { previewOf } from '@/tools/import/mapping/preview';
import type { Question } from '@/tools/import/mapping/find-reader';
import {
  MappingError,
  readMapping,
  writeMapping,
  type Mapping,
} from '@/tools/import/mapping/mapping';
import { sampleRows } from '@/tools/import/series/options';
import { changesCsv, changesPage } from './changes-page';
import { planImport, type CollegeImportOptions, type ImportPlan } from './import-college';
import { removeLeftovers } from './leftover';
import { inFolder } from './read-college';
import { figuresOf, filesOf, formatOutcome, resultOf, type ImportOutcome } from './import-outcome';

export interface RunOptions extends Pick<
  CollegeImportOptions,
  'folder' | 'timeZone' | 'calendarFile' | 'grading' | 'progress' | 'accept'
> {
  /** A check writes only the report. */
  mode: 'check' | 'import';
  /** The college's name for the report. */
  college: string;
  /** The order of days such as 03/04/2026 in tables that do not show it. */
  dateOrder?: DateOrder;
  /** Opens the place where questions are asked; left out if nobody can answer. */
  openTerminal?: () => Terminal;
  log: (line: string) => void;
  now?: Date;
}

/**
 * Checks or imports the files of college/in, and writes the report. Returns the exit code: 0 without problems, 2 with
 * warnings, 1 after errors, and 3 if the run needs an answer. Then nothing but the report is written, and in an import
 * the proposed mapping.
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
  private problems = new Problems();
  private mapping: Mapping = { version: 1, tables: {} };
  private readonly proposals: string[] = [];
  private opened: Terminal | undefined;
  private readonly mappingFile: string;

  constructor(private readonly options: RunOptions) {
    this.mappingFile = join(options.folder, 'mapping.json');
  }

  async finish(): Promise<ImportOutcome> {
    const { mode, progress } = this.options;
    const plan = (await this.readMapping()) ? await this.plan() : undefined;
    const exitCode = this.exitCode(plan);
    try {
      if (mode === 'import' && (exitCode === 0 || exitCode === 2)) plan?.commit();
    } finally {
      plan?.discard();
      this.opened?.close();
      progress.end();
    }
    const { problems, proposals } = this;
    const outcome: ImportOutcome = { mode, exitCode, plan, problems, proposals };
    this.writeReport(outcome);
    return outcome;
  }

  private async readMapping(): Promise<boolean> {
    const { dateOrder } = this.options;
    try {
      this.mapping = await readMapping(this.mappingFile);
    } catch (error) {
      if (!(error instanceof MappingError)) throw error;
      for (const problem of error.problems) this.problems.report(problem);
      return false;
    }
    if (dateOrder) await this.remember({ ...this.mapping, dateOrder });
    return true;
  }

  /** Plans the import, and again after each answer. */
  private async plan(): Promise<ImportPlan> {
    for (;;) {
      this.problems = new Problems();
      const plan = await this.planOnce();
      const isAnswered =
        plan.data.questions.length > 0
          ? await this.ask(plan.data.questions)
          : await this.askForDates(plan);
      if (!isAnswered) return plan;
      plan.discard();
    }
  }

  private planOnce(): Promise<ImportPlan> {
    const { mode, folder, timeZone, calendarFile, grading, accept, progress, now } = this.options;
    return planImport({
      ...{ folder, timeZone, calendarFile, grading, accept, progress },
      mapping: this.mapping,
      today: zonedMinute(now ?? new Date(), timeZone).slice(0, 10),
      isWritten: mode === 'import',
      report: this.problems.report,
    });
  }

  private terminal(): Terminal | undefined {
    this.options.progress.end();
    return (this.opened ??= this.options.openTerminal?.());
  }

  /** Whether all questions have an answer. */
  private async ask(questions: readonly Question[]): Promise<boolean> {
    const { mode } = this.options;
    const terminal = this.terminal();
    const { mapping, open } = await answerQuestions(questions, this.mapping, terminal);
    await this.remember(mapping, terminal !== undefined);
    if (open.length === 0) return true;
    for (const problem of open)
      this.problems.report(mode === 'import' ? problem : { ...problem, action: askedLater });
    for (const question of questions)
      if (!terminal) this.proposals.push(await proposalOf(question));
    return false;
  }

  private async askForDates({ data }: ImportPlan): Promise<boolean> {
    const group = this.problems.sorted().find(({ first }) => first.code === 'ambiguous-dates');
    if (!group || data.questions.length > 0) return false;
    const terminal = this.terminal();
    const dateOrder = terminal && (await askDateOrder(group.first, terminal));
    if (!dateOrder) return false;
    await this.remember({ ...this.mapping, dateOrder }, true);
    return true;
  }

  /** A check writes a mapping only if a person has answered. */
  private async remember(mapping: Mapping, isAnswered = false): Promise<void> {
    this.mapping = mapping;
    if (isAnswered || this.options.mode === 'import') await writeMapping(this.mappingFile, mapping);
  }

  private exitCode(plan: ImportPlan | undefined): number {
    const { problems } = this;
    if (plan && plan.data.files.length === 0 && problems.count('error') === 0)
      problems.report(noFiles);
    else if (plan && isEmpty(plan) && problems.count('error') === 0) problems.report(nothingRead);
    const errors = problems.sorted().filter(({ first }) => first.severity === 'error');
    if (errors.length > 0) return errors.every(({ first }) => needsAnswer.has(first.code)) ? 3 : 1;
    return problems.count('warning') > 0 ? 2 : 0;
  }

  private writeReport(outcome: ImportOutcome): void {
    const { folder, college } = this.options;
    const { plan, problems, proposals } = outcome;
    const text = {
      ...{ college, result: resultOf(outcome), proposals },
      figures: figuresOf(plan),
      files: filesOf(plan),
    };
    const files = new Map([
      [join(folder, 'report.html'), reportHtml(problems, text)],
      [join(folder, 'report.csv'), reportCsv(problems)],
    ]);
    if (plan?.differences) {
      files.set(join(folder, 'changes.html'), changesPage(plan.differences, college, text.result));
      files.set(join(folder, 'changes.csv'), changesCsv(plan.differences));
    }
    writeFiles(files);
  }
}

async function proposalOf(question: Question): Promise<string> {
  const draft = draftOf(question, await sampleRows(question.table));
  return formatDraft(draft) + (await previewOf(draft));
}

/** Asks which part of a date comes first. Undefined without an answer. */
function askDateOrder({ place, value = '' }: DataProblem, terminal: Terminal) {
  terminal.say(
    `\n${showPlace(place)}\nNo date in this column shows whether the day or the month comes first, for example ${showValue(value)}.\n`,
  );
  const choices = { d: 'day-first', m: 'month-first' } as const;
  return askChoice<DateOrder>(terminal, 'Which comes first? [d]ay, [m]onth: ', choices);
}

const askedLater =
  'Run npm run college -- import. In a terminal it asks what the columns are; otherwise it writes its proposal to college/mapping.json for you to correct.';

/** Whether no file says anything for the portal, for example because all tables are skipped. */
const isEmpty = ({ data, model }: ImportPlan) =>
  model !== undefined && Object.keys(data.counts).length === 0;

const nothingRead = {
  ...errorOf('file', 'nothing-read'),
  place: { file: 'in' },
  message:
    'No table in college/in has anything for the portal: they are skipped, empty, or not read.',
  action:
    'The report lists what each file was read as. To be asked about a skipped table again, delete its entry in college/mapping.json.',
} as const;

const noFiles = {
  ...errorOf('file', 'no-files'),
  place: { file: 'in' },
  message: 'There is no file that can be read.',
  allowed: 'zip, csv, tsv, txt, xlsx and ics files',
  action: 'Put the files that the systems of the college export into college/in.',
} as const;
