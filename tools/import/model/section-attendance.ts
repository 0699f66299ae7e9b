import { addAt, getOrMake } from '@/tools/file/get-or-make';
import type { Build } from './build';
import { withTotals } from './add-totals';
import type { Course, DatedClass, ImportedPerson, Section, StudentAttendance } from './entity';
import { unitKey, unitOf } from './new-section';

interface SectionAttendance {
  /** The attendance of a student in one section, where the rows say which section or course they are of. */
  attendanceIn(student: ImportedPerson, section: Section): StudentAttendance | undefined;
  /** The classes of which the day is known. */
  classesIn(student: ImportedPerson, section: Section): DatedClass[];
  /** True if any row says so. */
  isAttendanceBySection: boolean;
}

/** A class has the same name in every course. */
const isIn = ({ course }: Section, named: Course | undefined) =>
  !named || !course || course === named;

export function sectionAttendance({ collector, totals }: Build): SectionAttendance {
  const { attendance, sections, courses } = collector;
  const known = new Map<string, ReadonlySet<Section>>();
  const byCourse = new Map<unknown, Section[]>();
  for (const section of sections.values())
    if (section.course) addAt(byCourse, section.course, section);

  /** The sections that a name in a row means. It was reported where it leads nowhere. */
  const meantBy = (name: string) =>
    getOrMake(known, name, () => new Set(name === '' ? [] : find(name)));

  function find(key: string): Section[] {
    const { names, course: other } = unitOf(key);
    const named = other === undefined ? undefined : courses.find(other);
    for (const one of names) {
      const section = sections.find(one);
      if (section && isIn(section, named)) return [section];
    }
    const name = names.at(-1) ?? '';
    const course = courses.find(name);
    if (course) return byCourse.get(course) ?? [];
    const implied = sections.get(`course ${name}`);
    return implied ? [implied] : [];
  }

  const units = new Map<Section, Set<number>>();
  for (const [number, name] of attendance.units.entries())
    for (const section of meantBy(name)) getOrMake(units, section, () => new Set()).add(number);

  function attendanceIn(student: ImportedPerson, section: Section): StudentAttendance | undefined {
    const counts = (totals.get(student) ?? []).filter((fact) =>
      meantBy(unitKey(fact)).has(section),
    );
    const found = withTotals(attendance.of(student.id, units.get(section) ?? new Set()), counts);
    return found.months.length > 0 || found.totals ? found : undefined;
  }

  const classesIn = (student: ImportedPerson, section: Section) =>
    attendance.classesOf(student.id, units.get(section) ?? new Set());

  const ofTotals = collector.pending.attendanceTotal.some(
    ({ fact }) => (fact.section ?? fact.course) !== undefined,
  );
  return { attendanceIn, classesIn, isAttendanceBySection: units.size > 0 || ofTotals };
}
