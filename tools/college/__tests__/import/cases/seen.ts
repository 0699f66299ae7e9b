import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import academic from '@/content/academic.json';
import { academic as academicSchema } from '@/content/schema/academic';
import type { Calendar } from '@/content/schema/student/calendar';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { formatAverage, termAverage } from '@/components/performance/model/average';
import { readStudent, readTeacher, run, writeCollegeIn, type Export } from '../college-in';

/** A weekly class as a person sees it, for example Algebra on "Monday 09:00-09:50". */
interface SeenClass {
  course: string;
  time: string;
  batch?: string | undefined;
}

interface SeenStudent {
  name: string;
  sections: readonly string[];
  semester: number | undefined;
  /** By title: "17/20", a grade, or the state of what has neither. */
  marks: Record<string, string | undefined>;
  /** The same for each subject. */
  marksBySubject: Record<string, Record<string, string | undefined>>;
  /** The grade of each course, by its code or name. */
  results: Record<string, string | undefined>;
  /** The names of the same courses. */
  resultNames: readonly string[];
  /** The codes of the subjects, as the page shows them. */
  codes: readonly string[];
  /** The averages of the terms that have one. */
  averages: readonly string[];
  /** As the college says. */
  backlogs: number | undefined;
  /** "present of total", where the total leaves out what is excused. */
  attendance: string | undefined;
  classes: readonly SeenClass[];
  activities: readonly string[];
}

/** What an import said and wrote. */
export interface Seen {
  exitCode: number;
  text: string;
  /** The text of import.csv. */
  report: string;
  students: Record<string, SeenStudent>;
  teachers: Record<string, { classes: readonly { course: string }[] }>;
  /** The entries of the academic calendar, for example "2026-10-02 Holiday". */
  events: readonly string[];
  /** The exams of all students. */
  exams: readonly string[];
}

/** Imports the files of a college, and reads from the records what its people see. */
export async function importAndSee(files: Export, mapping?: object): Promise<Seen> {
  const folder = writeCollegeIn(files);
  if (mapping) writeFileSync(join(folder, 'mapping.json'), JSON.stringify(mapping));
  const calendarFile = join(folder, 'calendar.json');
  const { exitCode, text } = await run(folder, 'import', { calendarFile });
  const students = idsIn(folder, 'students').map((id) => [id, readStudent(folder, id)] as const);
  const teachers = idsIn(folder, 'teachers').map((id) => [id, readTeacher(folder, id)] as const);
  return {
    exitCode,
    text,
    report: readFileSync(join(folder, 'import.csv'), 'utf8'),
    students: Object.fromEntries(students.map(([id, record]) => [id, seenOf(record)])),
    teachers: Object.fromEntries(teachers.map(([id, record]) => [id, classesOf(record)])),
    events: existsSync(calendarFile) ? eventsIn(calendarFile) : [],
    exams: [
      ...new Set(
        students.flatMap(([, { timetable }]) =>
          (timetable?.exams ?? []).map(({ day, start, end }) => `${day} ${start}-${end}`),
        ),
      ),
    ].sort(),
  };
}

function idsIn(folder: string, kind: string): string[] {
  const below = join(folder, 'records', kind);
  if (!existsSync(below)) return [];
  return readdirSync(below)
    .map((name) => name.replace(/\.json$/, ''))
    .sort();
}

const { grading } = academicSchema.parse(academic);

function seenOf(record: StudentRecord): SeenStudent {
  const { student, assignments, results, attendance, timetable, activities } = record;
  const terms = results?.terms ?? [];
  const averages = terms.flatMap((term) => termAverage(term, grading).value ?? []);
  const all = [...attendance.months, ...(attendance.totals ? [attendance.totals] : [])];
  const attended = all.reduce((sum, { present, late = 0 }) => sum + present + late, 0);
  const held = all.reduce((sum, { total, excused = 0 }) => sum + total - excused, 0);
  return {
    name: student.name,
    sections: record.sections ?? [],
    semester: student.semester,
    marks: Object.fromEntries(assignments.items.map((one) => [one.name, markOf(one)])),
    marksBySubject: marksBySubject(record),
    results: Object.fromEntries(
      terms.flatMap(({ subjects }) =>
        subjects.map(({ code, name, grade }) => [code ?? name, grade]),
      ),
    ),
    resultNames: terms.flatMap(({ subjects }) => subjects.map(({ name }) => name)),
    codes: record.subjects.items.map(({ code }) => code),
    backlogs: results?.backlogs,
    averages: averages.map((value) => formatAverage(value, grading)),
    attendance: all.length === 0 ? undefined : `${attended} of ${held}`,
    classes: (timetable?.meetings ?? [])
      .flatMap(({ course, weekdays = [], start, end, ...more }) =>
        weekdays.map((day) => ({
          course,
          time: `${day} ${start}-${end}`,
          batch: more.batch,
        })),
      )
      .sort((a, b) => (`${a.time} ${a.course}` < `${b.time} ${b.course}` ? -1 : 1)),
    activities: activities.items
      .map(({ name, date }) => (date === null ? name : `${name} ${date}`))
      .sort(),
  };
}

type Assignment = StudentRecord['assignments']['items'][number];

const markOf = ({ score, maximum, grade, state }: Assignment) =>
  score === undefined ? (grade ?? state) : `${score}/${maximum}`;

function marksBySubject({ assignments, subjects }: StudentRecord) {
  const all: SeenStudent['marksBySubject'] = {};
  for (const one of assignments.items) {
    const subject = subjects.items.find(({ id }) => id === one.subjectId)?.name ?? '';
    all[subject] = { ...all[subject], [one.name]: markOf(one) };
  }
  return all;
}

const classesOf = ({ classes }: TeacherRecord) => ({
  classes: classes.items.map(({ course }) => ({ course })),
});

function eventsIn(file: string): string[] {
  const { months } = JSON.parse(readFileSync(file, 'utf8')) as Calendar;
  return months.flatMap(({ month, events }) =>
    events.map(({ day, label }) => `${month}-${String(day).padStart(2, '0')} ${label}`),
  );
}
