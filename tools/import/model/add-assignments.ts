import { errorOf, noteOf } from '../problem/data-problem';
import type { Facts, Origin } from '../fact/fact';
import { joinImplied, sectionsOf } from './add-sections';
import { courseCalled } from './class-section';
import type { ImportedAssignment, ImportedPerson } from './entity';
import type { Build } from './build';
import { readableId } from './joined-id';
import { reportAt } from './problem';
import { defined } from '../value/defined';

/** Makes the assignments of sections and of persons, and puts the results into them. */
export function addAssignments(build: Build): void {
  const { pending } = build.collector;
  if (hasTooMany(build)) {
    pending.assignment = pending.result = [];
    return;
  }
  const idOf = recordIds(pending.assignment.map(({ fact }) => fact.id));
  for (const { fact, origin } of pending.assignment) addAssignment(build, fact, origin, idOf);
  pending.assignment = [];
  for (const { fact, origin } of pending.result) addResult(build, fact, origin);
  pending.result = [];
}

/** More would make a record that no browser opens. */
const mostOfPerson = 20_000;

/** Returns true if a person has more marks than a record holds, which is reported at the first one too many. */
function hasTooMany({ collector, report }: Build): boolean {
  const counts = new Map<string, number>();
  for (const { fact, origin } of collector.pending.result) {
    const count = (counts.get(fact.person) ?? 0) + 1;
    counts.set(fact.person, count);
    if (count <= mostOfPerson) continue;
    reportAt(report, origin, 'person', {
      ...errorOf('table', 'too-many-marks'),
      value: fact.person,
      message: 'The files have too many marks of this person.',
      allowed: `at most ${mostOfPerson.toLocaleString('en')}`,
      action: 'Check which marks the system exports: a record has those of one programme.',
    });
    return true;
  }
  return false;
}

/** The ids that assignments have in records: readable, unless two would then be the same. */
function recordIds(ids: readonly string[]): (id: string) => string {
  if (ids.every((id) => readableId(id) === id)) return (id) => id;
  const owners = new Map<string, string>();
  for (const id of ids) {
    const readable = readableId(id);
    owners.set(readable, (owners.get(readable) ?? id) === id ? id : '');
  }
  return (id) => (owners.get(readableId(id)) === id ? readableId(id) : id);
}

function addAssignment(
  build: Build,
  fact: Facts['assignment'],
  origin: Origin,
  idOf: (id: string) => string,
): void {
  const { collector, references, assignments, report } = build;
  if (assignments.get(fact.id) !== undefined) return;
  // The marks of a class can have a column for each course.
  const ofCourse = collector.courses.find(fact.title) && fact.title;
  const { section: sectionName, course: courseName = ofCourse, person: personName, ...own } = fact;
  const unit = { section: sectionName, course: courseName };
  const person =
    personName === undefined
      ? undefined
      : references.find(collector.people, personName, 'person', origin);
  if (personName !== undefined && person === undefined) return;
  if ((personName ?? sectionName ?? courseName) === undefined)
    reportAt(report, origin, 'course', {
      ...noteOf('reference', 'assignment-without-course'),
      value: fact.title,
      message: 'No file says which course this assignment is of, so it is shown without one.',
      action:
        'Name the course in a column, or in a row above the header such as "Course: Data Structures".',
    });
  const assignment: ImportedAssignment = {
    ...own,
    id: idOf(fact.id),
    origin,
    sections: [],
    results: new Map(),
  };
  if (person) assignment.person = person;
  if (person && courseName !== undefined && sectionName === undefined) {
    assignment.course = courseCalled(collector, courseName);
  } else {
    const sections = sectionsOf(build, unit, origin);
    const [first] = sections;
    if (first === undefined && (sectionName ?? courseName) !== undefined) return;
    for (const section of sections) section.assignments.push(assignment);
    assignment.sections = sections;
    if (first?.course) assignment.course = first.course;
  }
  assignments.put(fact.id, assignment);
  assignments.name(assignment, fact.title);
  for (const name of [sectionName, courseName])
    if (name !== undefined) assignments.name(assignment, titleIn(name, fact.title));
}

/** The name of an assignment whose title is used in several sections. */
const titleIn = (unit: string, title: string) => `${unit}\u001f${title}`;

function addResult(build: Build, fact: Facts['result'], origin: Origin): void {
  const { collector, references, assignments } = build;
  const person = references.find(collector.people, fact.person, 'person', origin);
  const assignment =
    findAssignment(build, fact) ??
    references.find(assignments, fact.assignment, 'assignment', origin);
  if (person === undefined || assignment === undefined) return;
  for (const section of assignment.sections) joinImplied(section, person);
  const { score, grade, status, day } = fact;
  assignment.results.set(person, { origin, ...defined({ score, grade, status, day }) });
}

/** The assignment with this title in the section, in the course, or of the person. */
function findAssignment(
  { assignments, collector }: Build,
  { assignment: name, section, course, person: personName }: Facts['result'],
): ImportedAssignment | undefined {
  for (const unit of [section, course]) {
    if (unit === undefined) continue;
    const found = assignments.find(titleIn(unit, name));
    if (found) return found;
  }
  if (assignments.find(name)) return undefined;
  const person = collector.people.find(personName);
  return person && ofPerson(person, name);
}

/** The assignment with this title in one of the person's sections, if there is only one. */
function ofPerson(person: ImportedPerson, title: string): ImportedAssignment | undefined {
  const own = person.sections.flatMap(({ assignments }) =>
    assignments.filter((one) => one.title === title),
  );
  return own.length === 1 ? own[0] : undefined;
}
