import { errorOf } from '../problem/data-problem';
import type { ReadContext, Reader } from '../fact/reader';
import { sectionOf } from '../template/plain/value';
import { joinedId } from '../model/joined-id';
import type { Row, Table } from '../source/table';
import { isNothing } from '../value/nothing';
import { isFooter } from '../value/footer';
import { parseNumber } from '../value/number';
import type { SeriesOptions } from './options';
import { PersonColumns } from './person-column';
import { gradebookFormats } from './gradebook-format';
import { contextOf, isAboutAttendance, type Context } from './preamble';
import { placeOf, SeriesRun } from './series-run';
import { readScore } from './score-cell';
import {
  findScoreColumns,
  maximaOf,
  maximumLabel,
  columnNote,
  type ScoreColumn,
} from './score-column';

/** More than any course has, and as many as are read and stored in some seconds. */
const mostMarks = 1_000_000;

interface Shape {
  persons: PersonColumns;
  columns: readonly ScoreColumn[];
  context: Context;
  canvas: boolean;
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

/** A reader of the gradebook that a learning platform exports. */
export function findPlatformGradebook(table: Table): Reader | undefined {
  const { header, file } = table;
  const format = gradebookFormats.find(({ fits }) => fits(header));
  const persons = format && PersonColumns.find(header, !format.hasCollegeIds);
  if (!format || !persons) return undefined;
  const columns = header.flatMap((name, index) =>
    persons.used.has(index) ? [] : (format.columnOf(name, index, header) ?? []),
  );
  const context = contextOf(table);
  const canvas = format.name === 'Canvas gradebook';
  const course = context.course ?? (canvas ? courseInFile.exec(file)?.[1] : undefined);
  if (course) context.course = course;
  return reader(format.name, { persons, columns, context, canvas });
}

/** A reader of any other table with persons and a column per assignment. */
export function findGradebook(table: Table, options: SeriesOptions): Reader | undefined {
  const persons = PersonColumns.find(table.header);
  const columns =
    persons && !isAboutAttendance(table) && findScoreColumns(table, persons, options.sample);
  if (!persons || !columns) return undefined;
  const context = contextOf(table);
  return reader('gradebook', { persons, columns, context, canvas: false });
}

class Gradebook extends SeriesRun {
  private readonly maxima = new Map<number, number>();
  /** The names of the sections in the rows. */
  private readonly sections = new Set<string>();
  /** The ids of assignments in the section of the last row. */
  private ids: { section: string | undefined; byColumn: Map<ScoreColumn, string> } = {
    section: undefined,
    byColumn: new Map(),
  };

  constructor(
    table: Table,
    target: ReadContext,
    private readonly shape: Shape,
  ) {
    super(table, target, { person: shape.persons.column });
    for (const { column, maximum } of shape.columns)
      if (maximum !== undefined) this.maxima.set(column.index, maximum);
  }

  /** Reads twice, because the assignments of all sections come before the results. */
  async read(): Promise<void> {
    for (const row of this.table.preamble) this.lookAt(row);
    for await (const rows of this.table.rows()) for (const row of rows) this.lookAt(row);
    this.addAssignments();
    for await (const rows of this.table.rows()) {
      for (const row of rows) this.readRow(row);
      this.target.onRows(rows.length);
      if (this.total > mostMarks) return this.refuseRest();
    }
    this.finish('Check the columns of this table in the system that exports it.');
  }

  private isMaximum(row: Row): boolean {
    const { persons } = this.shape;
    return persons.hasLabel(row, maximumLabel);
  }

  private lookAt(row: Row): void {
    if (this.isMaximum(row)) {
      for (const [index, maximum] of maximaOf(row, this.shape.columns))
        this.maxima.set(index, maximum);
      return;
    }
    for (const { column, maximumAt } of this.shape.columns) {
      const maximum = maximumAt === undefined ? undefined : parseNumber(row.cells[maximumAt] ?? '');
      if (maximum !== undefined && maximum > 0) this.maxima.set(column.index, maximum);
    }
    const section = this.sectionCell(row);
    if (section && this.shape.persons.personOf(row)) this.sections.add(section);
  }

  private sectionCell({ cells }: Row): string | undefined {
    const { section } = this.shape.persons;
    const cell = section && cells[section.index];
    return cell && !isNothing(cell) ? cell : this.shape.context.section;
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

  /** The id of an assignment. The title alone would be the same in other courses. */
  private idOf(entry: ScoreColumn, section: string | undefined): string {
    const { id, title } = entry;
    if (id) return this.several && section ? joinedId('/', id, section) : id;
    const course = this.courseOf(entry);
    const own =
      sectionOf({ group: section, course }) ?? course ?? this.table.sheet ?? this.table.file;
    return joinedId('/', own, title);
  }

  /** The id of an assignment, remembered while the rows are of one section. */
  private knownId(entry: ScoreColumn, section: string | undefined): string {
    if (section !== this.ids.section) this.ids = { section, byColumn: new Map() };
    const { byColumn } = this.ids;
    const id = byColumn.get(entry) ?? this.idOf(entry, section);
    byColumn.set(entry, id);
    return id;
  }

  private courseOf({ course }: ScoreColumn): string | undefined {
    return course ?? this.shape.context.course;
  }

  private get several(): boolean {
    return this.sectionsWithout().length > 1;
  }

  private addAssignments(): void {
    const { columns } = this.shape;
    for (const section of this.sectionsWithout())
      for (const entry of columns) {
        const maximum = this.maxima.get(entry.column.index);
        const { title, column } = entry;
        const course = this.courseOf(entry);
        const fact = { id: this.idOf(entry, section), title, section, course, maximum };
        this.add('assignment', fact, this.table, column);
      }
  }

  private readRow(row: Row): void {
    const { persons, columns, canvas } = this.shape;
    const person = persons.personOf(row);
    if (this.isMaximum(row) || persons.hasLabel(row, columnNote) || isTestStudent(row, canvas))
      return;
    // Canvas writes "Manual Posting" below the header, in rows without a student.
    if (canvas && person === '' && row.line <= this.table.line + 3) return;
    if (isFooter(row.cells, person)) return;
    const filled = columns.filter(({ column }) => !isNothing(row.cells[column.index] ?? ''));
    if (!this.isKnown(row, persons, person, filled.length)) return;
    const section = this.sectionOf(row);
    for (const entry of filled) this.readCell(row, person, section, entry);
  }

  private readCell(
    row: Row,
    person: string,
    section: string | undefined,
    entry: ScoreColumn,
  ): void {
    const { column } = entry;
    const value = row.cells[column.index] ?? '';
    const maximum = this.maxima.get(column.index);
    const result = readScore(value, maximum);
    if (!result) return;
    if (result === 'wrong') return this.refuse(row, entry);
    // Canvas has extra credit.
    if (!this.shape.canvas && maximum !== undefined && (result.score ?? 0) > maximum)
      return this.refuseHigh(row, entry, maximum);
    const course = this.courseOf(entry);
    const assignment = this.knownId(entry, section);
    this.add('result', { assignment, section, course, person, ...result }, row, column);
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

  private refuse(row: Row, { column }: ScoreColumn): void {
    this.warn(row.line, column, {
      code: 'not-a-score',
      value: row.cells[column.index],
      message: 'This is neither a score nor a grade.',
      allowed: 'a number such as 18 or 18.5, or a grade such as A',
    });
  }

  private refuseHigh(row: Row, { column }: ScoreColumn, maximum: number): void {
    this.warn(row.line, column, {
      code: 'score-above-maximum',
      value: row.cells[column.index],
      message: 'This score is higher than the highest possible score.',
      allowed: `at most ${maximum}`,
    });
  }
}

/** Canvas has an invented student in each course, for teachers to try things. */
const isTestStudent = ({ cells }: Row, canvas: boolean): boolean =>
  canvas && /^(?:Student, Test|Test, Student|Test Student)$/.test(cells[0] ?? '');
