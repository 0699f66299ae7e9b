import type { Origin } from '../fact/fact';
import type { Build } from './build';
import { nameKey } from './directory';
import type { Course, Section } from './entity';
import { namesInCourse, newSection, type Unit } from './new-section';

/** The name of a class as it is compared: "CSE-A" is "CSE A". */
export const classKey = (name: string) => nameKey(name).replace(/[\s._/()-]+/gu, '');

/** A section is one of a class if the class is its name within its course. */
export function addToClass(
  { classes, collector: { sections } }: Build,
  section: Section,
  name: string | undefined,
): void {
  if (name === undefined || section.course === undefined) return;
  for (const full of namesInCourse(section.course, name)) sections.name(section, full);
  const key = classKey(name);
  classes.set(key, [...(classes.get(key) ?? []), section]);
}

/** The section of a course that a row names by its class; undefined if the row names no class. */
export function sectionOfClass(build: Build, unit: Unit, origin: Origin): Section | undefined {
  const { collector, classes, namedClasses, sectionsByCourse } = build;
  const { section: name, course: courseName } = unit;
  if (name === undefined || courseName === undefined) return undefined;
  const listed = collector.courses.find(courseName);
  const course: Course = 'item' in listed ? listed.item : { id: courseName, title: courseName };
  const known = classes.get(classKey(name))?.find((one) => one.course?.id === course.id);
  if (known || !namedClasses.has(classKey(name))) return known;
  const id = `${course.code ?? course.id} ${name}`;
  const section: Section = { ...newSection(id, id, origin), course };
  collector.sections.put(id, section);
  sectionsByCourse.set(course, [...(sectionsByCourse.get(course) ?? []), section]);
  addToClass(build, section, name);
  return section;
}
