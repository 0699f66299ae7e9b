import type { Facts, Kind } from './fact';
import { codeKey, Directory, nameKey } from '../model/directory';
import { readableId } from '../model/joined-id';
import { namesInCourse, type Unit } from '../model/new-section';

/** The kinds whose facts replace each other by their keys alone. */
export type KeyedKind = Exclude<
  Kind,
  'course' | 'person' | 'section' | 'assignment' | 'attendance'
>;

/** A name that leads to somebody who is there, or to somebody who has left. */
interface KnownPerson {
  id: string;
  isThere: boolean;
}

/** The meaning of names in facts, so that facts about one thing have one key, whatever each file calls it. */
export class Names {
  people = new Directory<KnownPerson>();
  private readonly courses = new Directory<Facts['course']>(codeKey);
  private readonly sections = new Directory<Facts['section']>(codeKey);
  private readonly sectionsOf = new Map<string, Facts['section'][]>();
  /** The names of home classes, which people have in their own rows. */
  private readonly homes = new Set<string>();
  /** By the id that a file gives an assessment, the one that it has after all files are read. */
  readonly assessments = new Map<string, string>();
  private readonly units = new Map<string, string>();

  addCourse(course: Facts['course']): void {
    this.courses.put(course.id, course);
    for (const name of [course.code, course.title]) this.courses.name(course, name);
  }

  addSection(section: Facts['section']): void {
    const { id, name, code } = section;
    this.sections.put(id, section);
    const course = this.courses.find(section.course ?? '');
    const inCourse = course && code !== undefined ? namesInCourse(course, code) : [];
    for (const one of [name, code, ...inCourse]) this.sections.name(section, one);
    if (section.course === undefined) return;
    const key = this.course(section.course);
    this.sectionsOf.set(key, [...(this.sectionsOf.get(key) ?? []), section]);
  }

  addHome(name: string): void {
    this.homes.add(codeKey(name));
  }

  person(name: string): string {
    return this.people.find(name)?.id ?? nameKey(name);
  }

  /** Returns true if the name is of somebody who is in an earlier list only. */
  hasLeft(name: string): boolean {
    return this.people.find(name)?.isThere === false;
  }

  course(name: string): string {
    return this.courses.find(name)?.id ?? codeKey(name);
  }

  /** The section or the course that a fact is about; a course with one section is this section. */
  unit({ section = '', course = '' }: Unit): string {
    const name = `${course}\n${section}`;
    let unit = this.units.get(name);
    if (unit === undefined) this.units.set(name, (unit = this.findUnit(section, course)));
    return unit;
  }

  private findUnit(section: string, course: string): string {
    if (section === '' && course === '') return '';
    const courseKey = course === '' ? '' : this.course(course);
    if (section !== '') {
      const found = this.section(section, course);
      if (found) return `section ${found.id}`;
      return `${courseKey} ${codeKey(section)}`;
    }
    const [only, ...others] = this.sectionsOf.get(courseKey) ?? [];
    return only && others.length === 0 ? `section ${only.id}` : `course ${courseKey}`;
  }

  /** The section with this name; beside a course, the one of this course. */
  private section(name: string, course: string): Facts['section'] | undefined {
    if (course === '') return this.sections.find(name);
    const key = this.course(course);
    return [`${course} ${name}`, name]
      .map((one) => this.sections.find(one))
      .find((one) => one?.course !== undefined && this.course(one.course) === key);
  }

  /** Returns true if a row of attendance is about a course, and not about the days of a class. */
  isOfCourse({ section, course }: Unit): boolean {
    if (course) return true;
    if (!section) return false;
    const found = this.sections.find(section);
    return found ? found.course !== undefined : !this.homes.has(codeKey(section));
  }

  courseOfResult({ section, course, title }: Facts['courseResult']): string {
    const own = section === undefined ? undefined : this.sections.find(section)?.course;
    return this.course(course ?? own ?? title ?? section ?? '');
  }

  assessment({ assignment, ...unit }: Facts['result']): string {
    return this.assessments.get(assignment) ?? `${this.unit(unit)}\n${nameKey(assignment)}`;
  }
}

const joined = (...parts: readonly (string | undefined)[]) => parts.join('\n');

/** The key of an assessment: the id of its source, or its title in its section if the id only repeats both. */
export function assessmentKey(fact: Facts['assignment'], names: Names): string {
  const { id, title, section, course, person } = fact;
  const own = readableId(id);
  const place = section ?? course;
  const isMade = own === title || own === `${place} ${title}` || own === `${place}/${title}`;
  return isMade
    ? joined(names.unit(fact), nameKey(title), person && names.person(person))
    : joined('id', id);
}

/** The subject of a fact. A later fact with the same key replaces an earlier one. */
export const keys: { readonly [K in KeyedKind]: (fact: Facts[K], names: Names) => string } = {
  term: ({ id }) => nameKey(id),
  role: ({ person, role }, names) => joined(names.person(person), role),
  enrolment: (fact, names) => joined(names.person(fact.person), names.unit(fact), fact.role),
  meeting: (fact, names) =>
    joined(
      names.unit(fact),
      fact.course && names.course(fact.course),
      fact.weekdays.join(),
      fact.start,
      fact.week,
      fact.batch,
      fact.from,
      fact.to,
      fact.dates?.join(),
    ),
  change: (fact, names) => joined(names.unit(fact), fact.day, fact.start),
  exam: (fact, names) => joined(names.unit(fact), nameKey(fact.title ?? fact.id)),
  result: (fact, names) => joined(names.person(fact.person), names.assessment(fact)),
  courseResult: (fact, names) =>
    joined(
      names.person(fact.person),
      names.courseOfResult(fact),
      nameKey(fact.attempt ?? fact.term ?? ''),
    ),
  standing: ({ person, term = '' }, names) => joined(names.person(person), nameKey(term)),
  attendanceTotal: (fact, names) => joined(names.person(fact.person), names.unit(fact), fact.month),
  activity: ({ person, title, day }, names) => joined(names.person(person), nameKey(title), day),
  credits: ({ person }, names) => names.person(person),
  skillPoints: ({ person, month }, names) => joined(names.person(person), month),
  event: ({ title, start }) => joined(nameKey(title), start),
  specialDay: ({ start }) => start,
};

/** The fields by which two facts with the same key say different things. */
export const valuesOf: { readonly [K in Kind]?: readonly (keyof Facts[K] & string)[] } = {
  term: ['title', 'start', 'end'],
  course: ['title', 'credits'],
  section: ['course', 'room'],
  enrolment: ['active'],
  meeting: ['end', 'room'],
  change: ['kind', 'newDay', 'newStart', 'newEnd', 'room'],
  exam: ['day', 'start', 'end', 'room'],
  assignment: ['due', 'maximum', 'weight'],
  result: ['score', 'grade', 'status'],
  courseResult: ['grade', 'percentage', 'credits'],
  standing: ['sgpa', 'cgpa', 'backlogs', 'credits'],
  attendanceTotal: ['present', 'absent', 'late', 'excused', 'held'],
  activity: ['state', 'credits', 'hours'],
  credits: ['grade', 'maximum'],
  event: ['end', 'startTime', 'endTime', 'type'],
  specialDay: ['end', 'follows', 'until'],
};
