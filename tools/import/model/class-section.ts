import { addAt } from '@/tools/file/get-or-make';
import type { Origin } from '../fact/fact';
import type { Build } from './build';
import { codeKey } from './directory';
import type { Course, Section } from './entity';
import { namesInCourse, newSection, type Unit } from './new-section';

/** A section is one of a class if the class is its name within its course. */
export function addToClass(
  { classes, collector: { sections } }: Build,
  section: Section,
  name: string | undefined,
): void {
  if (name === undefined || section.course === undefined) return;
  for (const full of namesInCourse(section.course, name)) sections.name(section, full);
  addAt(classes, codeKey(name), section);
}

/** The course that a name leads to; one that is in no list has nothing but its name. */
export const courseCalled = ({ courses }: Build['collector'], name: string): Course =>
  courses.find(name) ?? { id: name, title: name };

/** The section of a course that a row names by its class; undefined if the row names no class. */
export function sectionOfClass(build: Build, unit: Unit, origin: Origin): Section | undefined {
  const { collector, classes, namedClasses, sectionsByCourse } = build;
  const { section: name, course: courseName } = unit;
  if (name === undefined || courseName === undefined) return undefined;
  const course = courseCalled(collector, courseName);
  const known = classes.get(codeKey(name))?.find((one) => one.course?.id === course.id);
  if (known || !namedClasses.has(codeKey(name))) return known;
  const id = `${course.code ?? course.id} ${name}`;
  const section: Section = { ...newSection(id, id, origin), course };
  collector.sections.put(id, section);
  sectionsByCourse.set(course, [...(sectionsByCourse.get(course) ?? []), section]);
  addToClass(build, section, name);
  return section;
}
