import { getOrMake } from '@/tools/file/get-or-make';
import type { Facts } from '../fact/fact';
import type { ReadContext, Reader } from '../fact/reader';
import type { Column, Row, Table } from '../source/table';
import { isFormulaError, isNothing } from '../value/nothing';
import { parseNumber } from '../value/number';
import { parseResultStatus } from '../value/result-status';
import { wordMap } from '../value/word';
import { SumCheck } from './check';
import { isSummary } from './count-column';
import type { SeriesOptions } from './options';
import { headerKey, PersonColumns, sortColumns } from './person-column';
import { classOf, contextOf, coursesOf, examinationOf, isAbout } from './preamble';
import { SeriesRun } from './series-run';

type Part = 'grade' | 'internal' | 'external' | 'total' | 'outcome' | 'credits' | 'points';

const parts = wordMap<Part>({
  grade: 'Grade,Gr,Letter grade,Grades,Grade obtained',
  internal: 'Internal,Internals,Int,IA,IM,CIE,IE,Internal marks,Sessional,Sessionals',
  external: 'External,Ext,EA,EM,SEE,EE,Ext marks,External marks,University,Univ,Theory',
  total: 'Total,Tot,Total marks,Marks,TM',
  outcome: 'Result,Res,R,Status,Pass/Fail,P/F',
  credits: 'Credits,Credit,Cr,C',
  points: 'Grade points,Grade point,GP,Points,CP,Credit points',
});

type Official = 'sgpa' | 'cgpa' | 'backlogs' | 'earned';

const official = wordMap<Official>({
  sgpa: 'SGPA,Semester GPA,GPA,Sem GPA',
  cgpa: 'CGPA,Cumulative GPA,Overall CGPA',
  backlogs:
    'Backlogs,Backlog,No of backlogs,Number of backlogs,Total backlogs,Active backlogs,Arrears,No of arrears,Number of arrears,Arrear count',
  earned: 'Credits earned,Total credits,Earned credits,Credits secured,Total credits earned',
});

/** The code of a course: capital letters and digits, as MA3151, 18CS51, R23MA201 and CS-301. */
const code = /^(?=.*[A-Z])(?=.*\d.*\d)[A-Z\d]{2,10}(?:[ .-][A-Z\d]{2,6})?$/;
const numbered =
  /^(?:QUIZ|TEST|UNIT|EXAM|LAB|MID|WEEK|HOUR|DAY|SEM|PART|CIE|CO|PO|HW|CAT|ISE)[ .-]?\d+$/;
const isCode = (text: string): boolean => code.test(text) && !numbered.test(text);

const aboutResults = /\bresults?\b|\bgrades?\b|\bgrade ?sheet\b/i;

/** A column with a part of the result in a course. */
interface PartColumn {
  course: string;
  part: Part;
  column: Column;
  /** The highest possible total, if the header has it. */
  maximum?: number;
}

interface Shape {
  persons: PersonColumns;
  courses: ReadonlyMap<string, ReadonlyMap<Part, PartColumn>>;
  official: ReadonlyMap<Official, Column>;
}

/** The course and the part of "18CS51 / Total (100)". */
function partOf(column: Column, courseIn: (name: string) => string | undefined) {
  const at = column.name.lastIndexOf(' / ');
  const course = at > 0 ? courseIn(column.name.slice(0, at)) : undefined;
  const [, name = '', maximum] = /^(.*?)\s*(?:\((\d+)\))?$/.exec(column.name.slice(at + 3)) ?? [];
  const part = parts.get(headerKey(name));
  if (!course || !part) return undefined;
  return { course, part, column, ...(maximum && { maximum: Number(maximum) }) };
}

function findShape(table: Table, options: SeriesOptions): Shape | undefined {
  const persons = PersonColumns.find(table.header);
  if (!persons) return undefined;
  const known = coursesOf(options);
  const hint = classOf(table, contextOf(table), options);
  const courseIn = (name: string) => known.find(name, hint) ?? (isCode(name) ? name : undefined);
  const figures = new Map<Official, Column>();
  const sorted = sortColumns<PartColumn>(persons.rest, (column) => {
    const figure = official.get(headerKey(column.name));
    if (figure) figures.set(figure, column);
    if (figure || isSummary(column.name)) return 'check';
    const course = courseIn(column.name);
    const whole = course ? ({ course, part: 'grade', column } as const) : undefined;
    return partOf(column, courseIn) ?? whole;
  });
  if (!sorted || sorted.series.length === 0) return undefined;
  const courses = new Map<string, Map<Part, PartColumn>>();
  for (const one of sorted.series) {
    const own = getOrMake(courses, one.course, () => new Map<Part, PartColumn>());
    if (own.has(one.part)) return undefined;
    own.set(one.part, one);
  }
  // Codes above single columns may be of attendance or of marks, too.
  const isCertain =
    figures.size > 0 ||
    sorted.series.some(({ column }) => column.name.includes(' / ')) ||
    isAbout(table, aboutResults);
  return isCertain ? { persons, courses, official: figures } : undefined;
}

/** A reader of results with a column, or several, for each course: those of AU, VTU and KTU, and consolidated ones. */
export function findMatrix(table: Table, options: SeriesOptions): Reader | undefined {
  const shape = findShape(table, options);
  return (
    shape && {
      format: 'matrix of results',
      kinds: ['courseResult', 'standing'],
      complete: false,
      read: (source, target) => new Matrix(source, target, shape).read(),
    }
  );
}

/** A total is of so many marks, unless its header says otherwise. */
const usualMaximum = 100;
const passed = /^(?:p|pass|passed)$/i;
/** Longer texts are no grades. */
const longestGrade = 12;

class Matrix extends SeriesRun {
  private readonly term: string | undefined;
  private readonly attempt: string | undefined;
  private readonly sums = new Map<PartColumn, SumCheck>();

  constructor(
    table: Table,
    target: ReadContext,
    private readonly shape: Shape,
  ) {
    super(table, target, { person: shape.persons.column });
    const { term, attempt } = examinationOf(table);
    this.term = term;
    this.attempt = attempt;
  }

  async read(): Promise<void> {
    await this.eachRow((row) => this.readRow(row));
    for (const check of this.sums.values()) check.finish(this);
  }

  /** Compares a total with its internal and external marks. */
  private checkSum(row: Row, own: ReadonlyMap<Part, PartColumn>): void {
    const total = own.get('total');
    const [internal, external] = (['internal', 'external'] as const).map((part) =>
      parseNumber(row.cells[own.get(part)?.column.index ?? -1] ?? ''),
    );
    if (!total || internal === undefined || external === undefined) return;
    getOrMake(this.sums, total, () => new SumCheck(total.column)).compare(row, internal + external);
  }

  private readRow(row: Row): void {
    const { persons, courses, official: figures } = this.shape;
    const columns = [...courses.values()].flatMap((own) => [...own.values()]);
    const isFilled = columns.some(({ column }) => !isNothing(row.cells[column.index] ?? ''));
    const person = this.personIn(row, persons, isFilled);
    if (person === undefined) return;
    for (const [course, own] of courses) {
      const result = this.resultIn(row, own);
      this.checkSum(row, own);
      const { term, attempt } = this;
      if (result)
        this.add(
          'courseResult',
          { person, course, term, attempt, ...result.fact },
          row,
          result.column,
        );
    }
    const [sgpa, cgpa, backlogs, credits] = (['sgpa', 'cgpa', 'backlogs', 'earned'] as const).map(
      (figure) => this.numberIn(row, figures.get(figure)),
    );
    if ((sgpa ?? cgpa ?? backlogs ?? credits) === undefined) return;
    const fact = { person, term: this.term, sgpa, cgpa, backlogs, credits };
    this.add('standing', fact, row, figures.get('sgpa') ?? [...figures.values()][0]);
  }

  private textIn(row: Row, one: PartColumn | undefined): string | undefined {
    const text = one && row.cells[one.column.index];
    if (!one || !text || isNothing(text)) return undefined;
    if (!isFormulaError(text)) return text;
    this.refuseFormula(row, one.column);
    return undefined;
  }

  private numberIn(row: Row, column: Column | undefined, highest = Infinity): number | undefined {
    const text = column && row.cells[column.index];
    if (!text || isNothing(text)) return undefined;
    const number = parseNumber(text);
    if (number !== undefined && number >= 0 && number <= highest) return number;
    if (isFormulaError(text)) this.refuseFormula(row, column);
    else
      this.warn(row.line, column, {
        code: 'unknown-number',
        value: text,
        message: 'This is not a number that can be in this column.',
        allowed: highest === Infinity ? 'a number such as 8.29' : `0 to ${highest}`,
      });
    return undefined;
  }

  /** The result of a course: its grade, or its marks, or what says that it is not passed. */
  private resultIn(
    row: Row,
    own: ReadonlyMap<Part, PartColumn>,
  ): { fact: Partial<Facts['courseResult']>; column: Column } | undefined {
    const column = (own.get('grade') ?? own.get('total') ?? [...own.values()][0])?.column;
    const outcome = this.textIn(row, own.get('outcome'));
    const grade = this.gradeIn(row, own.get('grade'));
    const total = own.get('total');
    const highest = total?.maximum ?? usualMaximum;
    const text = this.textIn(row, total);
    const absent = text !== undefined && parseResultStatus(text) !== undefined ? text : undefined;
    const marks =
      text === undefined || absent ? undefined : this.numberIn(row, total?.column, highest);
    const credits = this.numberIn(row, own.get('credits')?.column);
    const failed = outcome !== undefined && !passed.test(outcome) ? outcome : absent;
    const said = grade ?? failed ?? (marks === undefined ? outcome : undefined);
    if (!column || (said ?? marks) === undefined) return undefined;
    const percentage = marks === undefined ? undefined : Math.floor((1e4 * marks) / highest) / 100;
    return { fact: { grade: said, percentage, credits }, column };
  }

  private gradeIn(row: Row, one: PartColumn | undefined): string | undefined {
    const text = this.textIn(row, one);
    if (!one || text === undefined) return undefined;
    if (text.length <= longestGrade && parseNumber(text) === undefined) return text;
    this.warn(row.line, one.column, {
      code: 'not-a-grade',
      value: text,
      message: 'This is not a grade, so the result is left out.',
      allowed: 'a grade such as A+ or B',
    });
    return undefined;
  }
}
