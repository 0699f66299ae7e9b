import { limits, personIdPattern } from '@/content/schema/limits';
import { idNames, normalizeId } from '@/lib/record/person';
import { addAt } from '@/tools/file/get-or-make';
import { errorOf, warningOf, type Report } from '../problem/data-problem';
import type { PersonRole } from '../fact/fact';
import type { ImportedPerson } from './entity';
import type { Build } from './build';
import { reportAt } from './problem';

/** More than this share of people who cannot sign in stops the import. */
const mostLeftOut = 0.05;

/** Decides who is a student and who is a teacher, and what each signs in with. Who has left is left out. */
export function settlePeople({ collector, report }: Build): {
  students: ImportedPerson[];
  teachers: ImportedPerson[];
} {
  const students: ImportedPerson[] = [];
  const teachers: ImportedPerson[] = [];
  const refused: ImportedPerson[] = [];
  const taken = {
    student: new Map<string, ImportedPerson>(),
    teacher: new Map<string, ImportedPerson>(),
  };
  for (const person of collector.people.values()) {
    if (!person.fact.active) continue;
    if (person.kind === undefined) {
      reportAt(report, person.origin, 'kind', {
        ...warningOf('person', 'no-role'),
        value: person.id,
        message: 'No file says whether this person is a student or a teacher.',
        allowed: 'a role, or an enrolment in a section',
        action: 'Add a role in the system that exports the file. The person is left out.',
      });
      continue;
    }
    const { kind } = person;
    person.signInId = signInIdOf(person, kind);
    if (!isSignInId(person.signInId)) {
      reportSignInId(report, person, kind);
      refused.push(person);
      continue;
    }
    const key = normalizeId(person.signInId);
    const other = taken[kind].get(key);
    if (other !== undefined) {
      reportAt(report, person.origin, kind === 'student' ? 'rollNumber' : 'employeeId', {
        ...errorOf('person', 'sign-in-id-used-twice'),
        value: person.signInId,
        message: `Two ${kind}s would sign in with this ${kind === 'student' ? 'roll number' : 'employee id'}. Capital letters and spaces make no difference.`,
        allowed: 'an id that nobody else has',
        nearest: `${other.signInId}, line ${other.origin.line} of ${other.origin.table.file}`,
        action: 'Correct one of them in the system that exports the file.',
      });
      continue;
    }
    taken[kind].set(key, person);
    (kind === 'student' ? students : teachers).push(person);
  }
  reportWithoutSection(report, students);
  for (const person of refused) leaveOut(person);
  refuseMany(report, refused, students.length + teachers.length);
  return { students, teachers };
}

/** Reports how many students of a list with a column of sections have none. */
function reportWithoutSection(report: Report, students: readonly ImportedPerson[]): void {
  const lists = new Map<unknown, ImportedPerson[]>();
  for (const student of students)
    if (student.origin.table.columns['sections']) addAt(lists, student.origin.table, student);
  for (const all of lists.values()) {
    const without = all.filter(({ sections }) => sections.length === 0);
    const [first] = without;
    if (!first || without.length === all.length) continue;
    reportAt(report, first.origin, 'sections', {
      ...warningOf('person', 'without-section'),
      value: `${without.length} of ${all.length} students`,
      message: 'These students are in no section, although their list has a column for it.',
      action:
        'Fill in the cells. If a blank cell means the one above, say so in college/import.html.',
    });
  }
}

/** Returns true if a record can have a roll number or an employee id. */
const isSignInId = (id: string) => id.length <= limits.personId && personIdPattern.test(id);

function reportSignInId(report: Report, person: ImportedPerson, kind: PersonRole): void {
  const own = kind === 'student' ? 'rollNumber' : 'employeeId';
  reportAt(report, person.origin, person.fact[own] === undefined ? 'id' : own, {
    ...warningOf('person', 'sign-in-id-not-valid'),
    value: person.signInId,
    message: `The portal cannot take this ${idNames[kind]}.`,
    allowed: `at most ${limits.personId} letters and digits, and between them single spaces or the characters . _ / @ + -`,
    action: 'Correct it in the system that exports the file. The person is left out.',
  });
}

/** Takes a person out of the model, as if no file said what the person is. */
function leaveOut(person: ImportedPerson): void {
  person.kind = undefined;
  for (const section of person.sections) {
    section.students = section.students.filter((one) => one !== person);
    section.teachers = section.teachers.filter((one) => one !== person);
  }
  person.sections = [];
}

/** Reports an error if so many people are left out that the files are probably wrong. */
function refuseMany(report: Report, refused: readonly ImportedPerson[], others: number): void {
  const [first] = refused;
  const isMany = others === 0 || (refused.length > 1 && refused.length > mostLeftOut * others);
  if (!first || !isMany) return;
  const { file, sheet } = first.origin.table;
  report({
    ...errorOf('person', 'many-people-left-out'),
    place: { file, sheet },
    value: `${refused.length} of ${refused.length + others} people`,
    message:
      'The portal cannot take the roll numbers or employee ids of more than 5 % of the people.',
    action: 'Correct them in the system that exports the files.',
  });
}

const signInIdOf = ({ id, fact }: ImportedPerson, kind: PersonRole): string =>
  (kind === 'student' ? fact.rollNumber : fact.employeeId) ?? id;
