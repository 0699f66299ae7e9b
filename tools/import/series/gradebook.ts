import type { Facts } from '../fact/fact';
import type { ReadContext, Reader } from '../fact/reader';
import { joinedId } from '../model/joined-id';
import { errorOf } from '../problem/data-problem';
import type { Column, Row, Table } from '../source/table';
import { sectionOf } from '../template/plain/value';
import { isFormulaError, isNothing } from '../value/nothing';
import { parseNumber, parseScore } from '../value/number';
import { type MarkWords, parseResultStatus } from '../value/result-status';
import { SumCheck } from './check';
import type { SeriesOptions } from './options';
import { PersonColumns } from './person-column';
import { findPlatformGradebook } from './platform-gradebook';
import { classOf, contextOf, coursesOf, isAboutAttendance } from './preamble';
import { columnNote, findScoreColumns, maximumLabel, type ScoreColumn } from './score-column';
import { placeOf, SeriesRun } from './series-run';

type Result = Pick<Facts['result'], 'score' | 'grade' | 'status'>;

/** Grades as they are common: A+, B-, AA, O, S, Pass, Distinction. */
const grade =
  /^(?:[A-FOSPUI][+\u2212-]?|[A-D][ABCD]|A1|A2|B1|B2|C1|C2|D1|D2|E1|E2|pass(?:ed)?|fail(?:ed)?|distinction|merit|credit|first class|second class|(?:in)?complete|satisfactory|unsatisfactory|outstanding|excellent|very good|good|average|poor|S\/U)$/i;

/**
 * Reads a cell of a gradebook: undefined if it is empty, and `wrong` if it is neither score nor word. In a column
 * with a maximum a letter is no grade: A means absent, as AB does.
 */
function readScore(
  text: string,
  {
    maximum,
    words,
    hasGrades,
  }: { maximum: number | undefined; words?: MarkWords | undefined; hasGrades: boolean },
): Result | 'wrong' | undefined {
  if (isNothing(text)) return undefined;
  if (text.length > 60) return 'wrong';
  const isGrade = hasGrades && grade.test(text);
  const status = isGrade && text.length < 3 ? undefined : parseResultStatus(text, words);
  if (status) return { status };
  const score = parseScore(text);
  if (!score) return isGrade ? { grade: text, status: 'graded' } : 'wrong';
  if (score.value < 0) return 'wrong';
  // "94 %" and "18/20" are converted if the column has another maximum.
  const factor =
    score.maximum && maximum && score.maximum !== maximum ? maximum / score.maximum : 1;
  const value = Math.round(score.value * factor * 1000) / 1000;
  return { score: value, status: 'graded' };
}

/** More than any course has, and as many as are read and stored in some seconds. */
const mostMarks = 1_000_000;

interface Shape {
  persons: PersonColumns;
  columns: readonly ScoreColumn[];
  checks: readonly Column[];
  section?: string | undefined;
  course?: string | undefined;
  canvas: boolean;
  words?: MarkWords | undefined;
}

function reader(format: string, shape: Shape): Reader {
  return {
    format,
    kinds: ['assignment', 'result'],
    complete: false,
    read: (source, target) => new Gradebook(source, target, shape).read(),
  };
}

/** The course in the name that Canvas gives its file: 2026-11-14T1010_Grades-CS101.csv. */
const courseInFile = /Grades-([^/]+?)(?:\s*\(\d+\))?\.\w+$/;

/** A reader of tables with persons and a column per assessment, also below their courses. */
export function findGradebook(table: Table, options: SeriesOptions): Reader | undefined {
  const context = contextOf(table);
  const platform = findPlatformGradebook(table.header);
  if (platform) {
    const { name, persons, columns } = platform;
    const canvas = name === 'Canvas gradebook';
    const course = context.course ?? (canvas ? courseInFile.exec(table.file)?.[1] : undefined);
    return reader(name, { persons, columns, checks: [], section: context.section, course, canvas });
  }
  const persons = PersonColumns.find(table.header);
  if (!persons || isAboutAttendance(table)) return undefined;
  const courses = coursesOf(options);
  const hint = classOf(table, context, options);
  const found = findScoreColumns(table, persons, courses, hint, options);
  if (!found || found.series.length === 0) return undefined;
  const course = context.course && (courses.find(context.course, hint) ?? context.course);
  const { series: columns, checks } = found;
  const { section } = hint;
  const isBelow = columns.some((one) => one.course);
  return reader(isBelow ? 'marks below their courses' : 'gradebook', {
    persons,
    columns,
    checks,
    section,
    course,
    canvas: false,
    words: options.markWords,
  });
}

class Gradebook extends SeriesRun {
  private readonly maxima = new Map<number, number>();
  /** The names of the sections in the rows. */
  private readonly sections = new Set<string>();
  /** The ids of assessments in the section of the last row. */
  private ids: { section: string | undefined; byColumn: Map<ScoreColumn, string> } = {
    section: undefined,
    byColumn: new Map(),
  };
  private readonly sum: { column: Column; check: SumCheck } | undefined;

  constructor(
    table: Table,
    target: ReadContext,
    private readonly shape: Shape,
  ) {
    super(table, target, { person: shape.persons.column });
    for (const { column, maximum } of shape.columns)
      if (maximum !== undefined) this.maxima.set(column.index, maximum);
    // A total beside a best-of is of what that leaves, so that only a total alone can be computed again.
    const [total, ...others] = shape.checks.filter(
      ({ name }) => !/rank|grade|%|percent/i.test(name),
    );
    if (total && others.length === 0 && /^(?:grand )?total\b/i.test(total.name))
      this.sum = { column: total, check: new SumCheck(total) };
  }

  /** Reads twice, because the assessments of all sections come before the marks. */
  async read(): Promise<void> {
    for (const row of this.table.preamble) this.lookAt(row);
    for await (const rows of this.table.rows()) for (const row of rows) this.lookAt(row);
    this.addAssignments();
    let count = 0;
    for await (const rows of this.table.rows()) {
      for (const row of rows) count += this.readRow(row);
      this.target.onRows(rows.length);
      if (count > mostMarks) return this.refuseRest();
    }
    this.sum?.check.finish(this);
  }

  private isMaximum(row: Row): boolean {
    return this.shape.persons.hasLabel(row, maximumLabel);
  }

  private lookAt(row: Row): void {
    if (!this.isMaximum(row)) {
      const section = this.sectionCell(row);
      if (section && this.shape.persons.personOf(row)) this.sections.add(section);
      return;
    }
    for (const { column } of this.shape.columns) {
      const maximum = parseNumber(row.cells[column.index] ?? '');
      if (maximum !== undefined && maximum > 0) this.maxima.set(column.index, maximum);
    }
  }

  private sectionCell({ cells }: Row): string | undefined {
    const { section } = this.shape.persons;
    const cell = section && cells[section.index];
    return cell && !isNothing(cell) ? cell : this.shape.section;
  }

  /** The section of a row. Canvas joins several as "A and B" or "A, B, and C"; the first one that exists is taken. */
  private sectionOf(row: Row): string | undefined {
    const cell = this.sectionCell(row);
    if (!cell || !this.shape.canvas) return cell;
    const parts = cell.split(/, and |, | and /);
    return parts.length > 1 ? (parts.find((part) => this.sections.has(part)) ?? cell) : cell;
  }

  private sectionsWithout(): (string | undefined)[] {
    const names = [...this.sections];
    const alone = names.filter((name) => {
      const parts = this.shape.canvas ? name.split(/, and |, | and /) : [name];
      return parts.length === 1 || !parts.some((part) => this.sections.has(part));
    });
    return alone.length > 0 ? alone : [undefined];
  }

  /** The id of an assessment. The title alone would be the same in other courses. */
  private idOf(entry: ScoreColumn, section: string | undefined): string {
    const { id, title } = entry;
    if (id) return this.several && section ? joinedId('/', id, section) : id;
    const course = this.courseOf(entry);
    const own =
      sectionOf({ group: section, course }) ?? course ?? this.table.sheet ?? this.table.file;
    return joinedId('/', own, title);
  }

  /** The id of an assessment, remembered while the rows are of one section. */
  private knownId(entry: ScoreColumn, section: string | undefined): string {
    if (section !== this.ids.section) this.ids = { section, byColumn: new Map() };
    const { byColumn } = this.ids;
    const id = byColumn.get(entry) ?? this.idOf(entry, section);
    byColumn.set(entry, id);
    return id;
  }

  private courseOf({ course }: ScoreColumn): string | undefined {
    return course ?? this.shape.course;
  }

  private get several(): boolean {
    return this.sectionsWithout().length > 1;
  }

  private addAssignments(): void {
    for (const section of this.sectionsWithout())
      for (const entry of this.shape.columns) {
        const maximum = this.maxima.get(entry.column.index);
        const { title, column } = entry;
        const course = this.courseOf(entry);
        const fact = { id: this.idOf(entry, section), title, section, course, maximum };
        this.add('assignment', fact, this.table, column);
      }
  }

  /** Reads a row. Returns how many marks it has. */
  private readRow(row: Row): number {
    const { persons, columns, canvas } = this.shape;
    if (this.isMaximum(row) || persons.hasLabel(row, columnNote) || isTestStudent(row, canvas))
      return 0;
    // Canvas writes "Manual Posting" below the header, in rows without a student.
    if (canvas && persons.personOf(row) === '' && row.line <= this.table.line + 3) return 0;
    const filled = columns.filter(({ column }) => !isNothing(row.cells[column.index] ?? ''));
    const person = this.personIn(row, persons, filled.length > 0);
    if (person === undefined) return 0;
    const section = this.sectionOf(row);
    let sum = 0;
    for (const entry of filled) sum += this.readCell(row, person, section, entry);
    if (this.sum) this.sum.check.compare(row, sum);
    return filled.length;
  }

  /** Reads a mark. Returns its points, as far as it has some. */
  private readCell(
    row: Row,
    person: string,
    section: string | undefined,
    entry: ScoreColumn,
  ): number {
    const { column } = entry;
    const { canvas, words } = this.shape;
    const value = row.cells[column.index] ?? '';
    const maximum = this.maxima.get(column.index);
    const hasGrades = maximum === undefined || canvas;
    const result = readScore(value, { maximum, words, hasGrades });
    if (!result) return 0;
    if (result === 'wrong') this.refuse(row, entry, maximum);
    // Canvas has extra credit.
    else if (!canvas && maximum !== undefined && (result.score ?? 0) > maximum)
      this.warn(row.line, column, {
        code: 'above-maximum',
        value,
        message: 'This mark is above the maximum of the column.',
        allowed: `0 to ${maximum}`,
        action: 'Correct the mark or the maximum.',
      });
    else {
      const course = this.courseOf(entry);
      const assignment = this.knownId(entry, section);
      this.add('result', { assignment, section, course, person, ...result }, row, column);
      return result.score ?? 0;
    }
    return 0;
  }

  private refuseRest(): void {
    this.target.report({
      ...errorOf('table', 'too-many-marks'),
      place: placeOf(this.table),
      message: 'This gradebook has too many marks.',
      allowed: `at most ${mostMarks.toLocaleString('en')}`,
      action: 'Export one file per course.',
    });
  }

  private refuse(row: Row, { column }: ScoreColumn, maximum: number | undefined): void {
    const value = row.cells[column.index] ?? '';
    if (isFormulaError(value)) return this.refuseFormula(row, column);
    this.warn(row.line, column, {
      code: 'not-a-mark',
      value,
      message: 'This is neither a mark nor a word in place of one.',
      allowed: `a number${maximum === undefined ? '' : ` from 0 to ${maximum}`}, AB for absent, ML, EX or WH`,
      action: 'Correct the cell, or say in college/import.html what the word means.',
    });
  }
}

/** Canvas has an invented student in each course, for teachers to try things. */
const isTestStudent = ({ cells }: Row, canvas: boolean): boolean =>
  canvas && /^(?:Student, Test|Test, Student|Test Student)$/.test(cells[0] ?? '');
