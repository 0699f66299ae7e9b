import { coursesOf, programs, type ProgramCourse, type Program } from './program';
import { ClassHourPlan, type ClassHour } from './class-hour';

export interface DemoSize {
  students: number;
  /** At least one: somebody has to teach. */
  teachers: number;
  /** The same seed gives the same college. */
  seed: number;
  /** The day after which open work is due, "YYYY-MM-DD"; left out, or before it, the day of the data. */
  today?: string;
}

/** The day that the invented data is from. */
export const asOf = '2026-10-30';

/** The domain of every email address. */
export const mailDomain = 'peepalgrove.example';

/** A section of the college: its students share its courses and teachers. */
export interface DemoSection {
  code: string;
  program: Program;
  semester: number;
  /** The year of admission, two digits. */
  year: number;
  /** The numbers of its students in the college. */
  students: readonly number[];
  /** The number in the roll number of its first student. */
  firstRoll: number;
  courses: readonly DemoCourse[];
  /** The room in which it has all of its classes. */
  room: string;
}

export interface DemoCourse extends ProgramCourse {
  /** The number of its teacher in the college. */
  teacher: number;
  /** When it is taught; left out if the week of the teacher has no room for it. */
  slot: ClassHour | undefined;
}

/** A course that a teacher teaches in a section. */
export interface Duty {
  section: DemoSection;
  course: DemoCourse;
}

export interface DemoPlan extends DemoSize {
  sections: readonly DemoSection[];
  /** The duties of each teacher. */
  duties: readonly (readonly Duty[])[];
  /** When sections and teachers have classes. */
  week: ClassHourPlan;
}

/** The name of a teacher in the plan of the week. */
export const inWeek = (teacher: number) => `teacher ${teacher}`;

/** A small college has small sections, so that it has several. */
const sectionSizes = { small: 12, usual: 50 };

/** Divides the students into sections and gives every course of a section a teacher. */
export function planCollege(size: DemoSize): DemoPlan {
  const perSection = size.students <= 60 ? sectionSizes.small : sectionSizes.usual;
  const week = new ClassHourPlan();
  const sections = Array.from({ length: Math.ceil(size.students / perSection) }, (_, index) =>
    planSection(size, index, perSection, week),
  );
  const duties = Array.from({ length: size.teachers }, (): Duty[] => []);
  for (const section of sections)
    for (const course of section.courses) duties[course.teacher]?.push({ section, course });
  return { ...size, sections, duties, week };
}

function planSection(
  { students, teachers }: DemoSize,
  index: number,
  perSection: number,
  week: ClassHourPlan,
): DemoSection {
  const place = index % programs.length;
  const program = programs[place] as Program;
  const round = Math.floor(index / programs.length);
  const yearsAgo = (round + place) % 4;
  const semester = 2 * yearsAgo + 1;
  const first = index * perSection;
  const length = Math.min(perSection, students - first);
  const courses = coursesOf(program, semester);
  return {
    code: `${program.code}-${letters(round)}`,
    program,
    semester,
    year: 26 - yearsAgo,
    students: Array.from({ length }, (_, offset) => first + offset),
    firstRoll: 1001 + Math.floor(round / 4) * perSection,
    courses: courses.map((course, at) => {
      const teacher = (index * courses.length + at) % teachers;
      const slot = week.take([`section ${index}`, inWeek(teacher)], index * 4);
      return { ...course, teacher, slot };
    }),
    room: roomOf(index),
  };
}

/** Every section has a room of its own: ten on each of four floors of a block. */
function roomOf(index: number): string {
  const inBlock = index % 40;
  const number = 101 + 100 * Math.floor(inBlock / 10) + (inBlock % 10);
  return `Block ${letters(Math.floor(index / 40))}, room ${number}`;
}

/** A, B, … Z, AA, AB, … */
function letters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/** A day before `asOf`, "YYYY-MM-DD". */
export const daysBefore = (days: number, day = asOf): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
