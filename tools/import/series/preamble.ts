import type { Column, Row, Table } from '../source/table';
import { splitDay } from '../value/day';
import { monthOf } from '../value/month-name';
import { isNothing } from '../value/nothing';
import { wordKey, wordMap } from '../value/word';
import type { SeriesOptions } from './options';

type Label = 'course' | 'section' | 'teacher' | 'day' | 'month' | 'asOf';

const labels = wordMap<Label>({
  course:
    'Course,Course name,Course code,Subject,Subject name,Subject code,Paper,Kurs,Fach,Curso,Cours,Disciplina,Asignatura',
  section: 'Section,Class,Class section,Division,Class name,Klasse,Turma,Clase,Classe',
  teacher:
    'Teacher,Faculty,Instructor,Lecturer,Name of faculty,Faculty name,Staff,Lehrer,Docente,Professor',
  day: 'Date,Dated,Date of attendance,Attendance date,Date of class,Class date,Datum,Fecha,Data',
  month: 'Month,Month of,For the month of,Attendance for the month of,Monat,Mes,Mois,Mês',
  asOf: 'As on,As of,Up to,Upto,Till,Attendance up to,Attendance as on,Stand',
});

/** What the rows above a header say, as "Course: Physics" in one cell or in two. */
export type Context = Partial<Record<Label, string>>;

const asOf = /\b(?:as on|as of|up ?to|till)\b[\s:]*(?=\d)(.+)$/is;
const forMonth = /\bmonth of[\s:]*(.+)$/is;
const timetableOf = /\btime ?table\s*(?:of|for|:|-|–)\s*(?:section\b|class\b)?\s*[:-]?\s*(.+)$/is;
const since = /[\s,;(-]*\b(?:w\.?\s?e\.?\s?f\b|with effect from\b|effective\b)/i;
const teacherTitle = /^(?:dr|prof|mr|mrs|ms|miss|smt|shri)\b/i;
const inOneCell = /^([^:=]{2,40}?)\s*[:=]\s*(.+)$/s;

/** The value of a cell, if it has one. */
export function cellIn(row: Row, column: Column | undefined): string | undefined {
  const cell = column && row.cells[column.index];
  return cell && !isNothing(cell) ? cell : undefined;
}

/** Reads "Attendance as on 31/10/2026", "Attendance for the month of July" and "Timetable of CSE 3A". */
function readSentence(cell: string, context: Context): void {
  const day = asOf.exec(cell)?.[1];
  const month = forMonth.exec(cell)?.[1];
  const owner = timetableOf.exec(cell)?.[1]?.split(since)[0];
  if (day) context.asOf ??= day.trim();
  if (month) context.month ??= month.trim();
  if (owner) context[teacherTitle.test(owner) ? 'teacher' : 'section'] ??= owner.trim();
}

function readRow({ cells }: Row, context: Context): void {
  cells.forEach((cell, index) => {
    if (cell.length > 300) return;
    const match = inOneCell.exec(cell);
    const label = labels.get(wordKey((match?.[1] ?? cell).replace(/:\s*$/, '')));
    const value = match?.[2] ?? cells.slice(index + 1).find((next) => next !== '');
    if (label && value) context[label] ??= value.trim();
  });
}

/** The course, section, teacher and month that are named above the header. */
export function contextOf(table: Table): Context {
  const context: Context = {};
  for (const row of table.preamble) readRow(row, context);
  // What a row says outright counts before what a title may mean.
  for (const { cells } of table.preamble)
    for (const cell of cells) if (cell.length <= 300) readSentence(cell, context);
  return context;
}

const nameAndYear = /([\p{L}\p{M}]{3,})\.?[\s,'_-]*(\d{4}|\d{2})(?!\d)/gu;
const numberAndYear = /^(\d{1,2})[/-](\d{4})$|^(\d{4})-(\d{2})$/;

/** The month "YYYY-MM" that a text such as "July 2026", "Attendance Jul-26" or "07/2026" has. */
export function monthIn(text: string): string | undefined {
  if (text.length > 300) return undefined;
  const numbers = numberAndYear.exec(text.trim());
  const month = Number(numbers?.[1] ?? numbers?.[4] ?? 0);
  const year = numbers?.[2] ?? numbers?.[3];
  if (year && month >= 1 && month <= 12) return `${year}-${String(month).padStart(2, '0')}`;
  for (const [, name = '', end = ''] of text.matchAll(nameAndYear)) {
    const named = monthOf(name);
    if (named) return `${end.length === 2 ? `20${end}` : end}-${String(named).padStart(2, '0')}`;
  }
  return undefined;
}

/** The month of a table, by its preamble, its sheet or its file. */
export function monthOfTable(table: Table, context: Context): string | undefined {
  const file = (table.file.split('/').pop() ?? '').replace(/\.\w+$/, '');
  const above = table.preamble.flatMap(({ cells }) => cells);
  for (const text of [context.month ?? '', ...above, table.sheet ?? '', file]) {
    const month = monthIn(text);
    if (month) return month;
  }
  return undefined;
}

/** Whether a table says that it is about attendance, not marks. */
export function isAboutAttendance({ file, sheet, preamble }: Table): boolean {
  const above = preamble.flatMap(({ cells }) => cells).join(' ');
  const text = `${file.split('/').pop()} ${sheet ?? ''} ${above}`;
  return (
    /attendance|anwesenheit|asistencia|assiduidade|présence/i.test(text) &&
    !/\bmarks?\b|\bscores?\b/i.test(text)
  );
}

/** The day up to which a table counts. */
export function asOfDay(context: Context, options: SeriesOptions): string | undefined {
  const found = context.asOf ? splitDay(context.asOf, options.dateOrder) : undefined;
  return found?.ambiguous ? undefined : found?.day;
}
