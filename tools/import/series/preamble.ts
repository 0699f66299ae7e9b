import type { Column, Row, Table } from '../source/table';
import { splitDay } from '../value/day';
import { monthOf } from '../value/month-name';
import { isNothing } from '../value/nothing';
import { semesterIn } from '../value/semester';
import { wordKey, wordMap } from '../value/word';
import { CourseNames, plainName, type Hint } from './known-names';
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

/** The facts in the rows above a header, as "Course: Physics" in one cell or in two. */
export type Context = Partial<Record<Label, string>>;

const asOf = /\b(?:as on|as of|up ?to|till)\b[\s:]*(?=\d)(.+)$/is;
const forMonth = /\bmonth of[\s:]*(.+)$/is;
const timetableOf = /\btime ?table\s*(?:of|for|:)\s*(?:section\b|class\b)?\s*[:-]?\s*(.+)$/is;
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

/** The texts that a table is under: the rows above it, its sheet and the name of its file. */
function textsAbout(table: Table): string[] {
  const file = (table.file.split('/').pop() ?? '').replace(/\.\w+$/, '');
  return [...table.preamble.flatMap(({ cells }) => cells), table.sheet ?? '', file];
}

/** Returns true if a table says that it is about something, in the rows above it, its sheet or the name of its file. */
export const isAbout = (table: Table, words: RegExp): boolean =>
  textsAbout(table).some((text) => words.test(text));

export const isAboutAttendance = (table: Table): boolean =>
  isAbout(table, /attendance|anwesenheit|asistencia|assiduidade|présence/i) &&
  !isAbout(table, /\bmarks?\b|\bscores?\b/i);

/** The year of study and the semester that a table is about. */
export function termOf(table: Table): { year?: number; semester?: number } {
  const found = textsAbout(table).map(semesterIn);
  return found.find(({ semester }) => semester) ?? found.find(({ year }) => year) ?? {};
}

const supplementary = /\bsuppl(?:y|ementary|\.)?\b|\barrears?\b|\bre-?appear|\bre-?exam/i;

/** The session of an examination by texts about it: the last month, and whether it was a supplementary one. */
export function attemptIn(texts: readonly string[]): string | undefined {
  const month = texts.map(lastMonthIn).find(Boolean);
  const again = texts.some((text) => supplementary.test(text)) ? 'supplementary' : undefined;
  return [month, again].filter(Boolean).join(' ') || undefined;
}

interface Examination {
  term?: string | undefined;
  attempt?: string | undefined;
}

const examinations = new WeakMap<Table, Examination>();

/** The semester and the session of the examination that a table of results is of. */
export function examinationOf(table: Table): Examination {
  const known = examinations.get(table);
  if (known) return known;
  const { semester } = termOf(table);
  const term = semester === undefined ? undefined : `Semester ${semester}`;
  const found = { term, attempt: attemptIn(textsAbout(table)) };
  examinations.set(table, found);
  return found;
}

const romans = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];

/** The class of a table, by the rows above it, or by the name of its sheet. */
export function classOf(table: Table, { section }: Context, options: SeriesOptions): Hint {
  const { year } = termOf(table);
  const known = new Map((options.sections ?? []).map((name) => [plainName(name), name]));
  // The second table of a sheet is called "II CSE-A (2)", or "II CSE-A: Legend".
  const sheet = table.sheet?.replace(/ \(\d+\)$/, '').replace(/: .*$/s, '');
  const names = [section, sheet, section && year && `${romans[year]} ${section}`];
  const found = names.map((name) => known.get(plainName(name || ''))).find(Boolean);
  const own = found ?? section;
  const first = romans.indexOf(own?.split(/[\s-]/)[0]?.toUpperCase() ?? '');
  return { section: own, year: year ?? (first > 0 ? first : undefined) };
}

const nameAndYear = /([\p{L}\p{M}]{3,})\.?[\s,'_-]*(\d{4}|\d{2})(?!\d)/gu;
const numberAndYear = /^(\d{1,2})[/-](\d{4})$|^(\d{4})-(\d{2})$/;

/** The months "YYYY-MM" that a text such as "July 2026", "Attendance Jul-26" or "07/2026" has. */
function monthsIn(text: string): string[] {
  if (text.length > 300) return [];
  const numbers = numberAndYear.exec(text.trim());
  const month = Number(numbers?.[1] ?? numbers?.[4] ?? 0);
  const year = numbers?.[2] ?? numbers?.[3];
  if (year && month >= 1 && month <= 12) return [`${year}-${String(month).padStart(2, '0')}`];
  return [...text.matchAll(nameAndYear)].flatMap(([, name = '', end = '']) => {
    const named = monthOf(name);
    const full = end.length === 2 ? `20${end}` : end;
    return named ? [`${full}-${String(named).padStart(2, '0')}`] : [];
  });
}

export const monthIn = (text: string): string | undefined => monthsIn(text)[0];
const lastMonthIn = (text: string): string | undefined => monthsIn(text).at(-1);

/** The month of a table, by the rows above it, its sheet or its file. */
export const monthOfTable = (table: Table, { month }: Context): string | undefined =>
  [month ?? '', ...textsAbout(table)].map(monthIn).find(Boolean);

/** The day up to which a table counts. */
export function asOfDay(context: Context, options: SeriesOptions): string | undefined {
  const found = context.asOf ? splitDay(context.asOf, options.dateOrder) : undefined;
  return found?.ambiguous ? undefined : found?.day;
}

const directories = new WeakMap<object, CourseNames>();

/** The courses that the options know, by name. */
export function coursesOf({ courses }: SeriesOptions): CourseNames {
  if (!courses) return new CourseNames();
  const known = directories.get(courses) ?? new CourseNames(courses);
  directories.set(courses, known);
  return known;
}
