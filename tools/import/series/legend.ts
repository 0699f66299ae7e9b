import type { Column, Row, Table } from '../source/table';
import { splitNames } from '../value/person-name';
import { wordMap } from '../value/word';
import type { GridUnit } from './grid-cell';
import { plainName, type CourseNames, type Hint } from './known-names';
import { headerKey } from './person-column';

type Field = 'abbreviation' | 'code' | 'subject' | 'teacher' | 'skip';

const fields = wordMap<Field>({
  abbreviation:
    'Abbr,Abbreviation,Abbrev,Short name,Short form,Acronym,Symbol,Subject abbreviation',
  code: 'Code,Subject code,Course code,Sub code,Paper code',
  subject:
    'Subject,Subject name,Name of the subject,Subject title,Course,Course name,Course title,Name of the course,Title of the subject,Paper',
  teacher:
    'Faculty,Faculty name,Name of the faculty,Teacher,Teacher name,Staff,Staff name,Name of the staff,Handled by,Faculty in charge,Faculty incharge,Subject handler,Name of the teacher',
  skip: 'S no,Sno,Sl no,Sr no,No,Credits,L,T,P,C,Hours,Hrs,No of hours,Periods,Dept,Department,Designation,Remarks',
});

export type LegendColumns = Partial<Record<Field, Column>>;

/** The columns of a legend, from a column on; undefined if the cells are no header of one. */
export function legendColumns(cells: readonly string[], from = 0): LegendColumns | undefined {
  const columns: LegendColumns = {};
  for (let index = from; index < cells.length; index += 1) {
    const name = cells[index] ?? '';
    if (name === '') continue;
    const field = fields.get(headerKey(name));
    if (!field) return undefined;
    columns[field] ??= { name, index };
  }
  const isNamed = columns.subject && (columns.abbreviation ?? columns.code);
  return isNamed ? columns : undefined;
}

export const isLegend = ({ header }: Pick<Table, 'header'>): boolean =>
  legendColumns(header) !== undefined;

/** A course that only the legend names. */
interface LegendCourse {
  id: string;
  title: string;
  line: Row;
}

/** The meanings of the abbreviations of a timetable. */
export class Legend {
  private readonly units = new Map<string, GridUnit>();
  /** The courses of the legend that no list of courses has. */
  readonly courses: LegendCourse[] = [];

  constructor(
    private readonly known: CourseNames,
    private readonly hint: Hint,
  ) {}

  add(row: Row, columns: LegendColumns): void {
    const cellOf = (field: Field) => row.cells[columns[field]?.index ?? -1]?.trim() ?? '';
    const [abbreviation, code, subject] = [
      cellOf('abbreviation'),
      cellOf('code'),
      cellOf('subject'),
    ];
    if (subject === '' || (abbreviation === '' && code === '')) return;
    const find = (name: string) => (name === '' ? undefined : this.known.find(name, this.hint));
    const listed = find(code) ?? find(subject);
    const course = listed ?? (code || subject);
    if (listed === undefined) this.courses.push({ id: course, title: subject, line: row });
    const teachers = splitNames(cellOf('teacher'));
    const unit: GridUnit = teachers.length > 0 ? { course, teachers } : { course };
    for (const name of [abbreviation, code, subject]) {
      const key = plainName(name);
      if (key !== '' && !this.units.has(key)) this.units.set(key, unit);
    }
  }

  find(name: string): GridUnit | undefined {
    return this.units.get(plainName(name));
  }
}
