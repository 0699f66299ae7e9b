import type { Build } from './build';
import { sumOfTotals } from './add-totals';
import type { Found } from './directory';
import type { Course, ImportedPerson, Section, StudentAttendance } from './entity';
import { unitKey, unitOf } from './new-section';

interface SectionAttendance {
  /** The attendance of a student in one section, where the rows say which section or course they are of. */
  attendanceIn(student: ImportedPerson, section: Section): StudentAttendance | undefined;
  /** Whether any row does. */
  isAttendanceBySection: boolean;
}

/** A class has the same name in every course. */
const isIn = ({ course }: Section, named: Found<Course> | undefined) =>
  !named || !('item' in named) || !course || course === named.item;

export function sectionAttendance({ collector, totals }: Build): SectionAttendance {
  const { attendance, sections, courses } = collector;
  const known = new Map<string, ReadonlySet<Section>>();
  const byCourse = new Map<unknown, Section[]>();
  for (const section of sections.values())
    if (section.course)
      byCourse.set(section.course, [...(byCourse.get(section.course) ?? []), section]);

  /** The sections that a name in a row means. It was reported where it leads nowhere. */
  function meantBy(name: string): ReadonlySet<Section> {
    let meant = known.get(name);
    if (!meant) known.set(name, (meant = new Set(name === '' ? [] : find(name))));
    return meant;
  }

  function find(key: string): Section[] {
    const { names, course: other } = unitOf(key);
    const named = other === undefined ? undefined : courses.find(other);
    for (const one of names) {
      const section = sections.find(one);
      if ('item' in section && isIn(section.item, named)) return [section.item];
    }
    const name = names.at(-1) ?? '';
    const course = courses.find(name);
    if ('item' in course) return byCourse.get(course.item) ?? [];
    const implied = sections.get(`course ${name}`);
    return implied ? [implied] : [];
  }

  const units = new Map<Section, Set<number>>();
  for (const [number, name] of attendance.units.entries())
    for (const section of meantBy(name))
      units.set(section, (units.get(section) ?? new Set()).add(number));

  function attendanceIn(student: ImportedPerson, section: Section): StudentAttendance | undefined {
    const found = attendance.has(student)
      ? attendance.of(student, units.get(section) ?? new Set())
      : sumOfTotals(
          (totals.get(student) ?? []).filter((fact) => meantBy(unitKey(fact)).has(section)),
        );
    return found.months.length > 0 || found.totals ? found : undefined;
  }

  const ofTotals = collector.pending.attendanceTotal.some(
    ({ fact }) => (fact.section ?? fact.course) !== undefined,
  );
  return { attendanceIn, isAttendanceBySection: units.size > 0 || ofTotals };
}
