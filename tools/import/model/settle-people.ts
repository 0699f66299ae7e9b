import { normalizeId } from '@/lib/record/person';
import type { PersonRole } from '../fact/fact';
import type { Person } from './entity';
import type { Build } from './build';
import { reportAt } from './problem';

/** Decides who is a student and who is a teacher, and what each signs in with. Who has left is left out. */
export function settlePeople({ collector, report }: Build): {
  students: Person[];
  teachers: Person[];
} {
  const students: Person[] = [];
  const teachers: Person[] = [];
  const taken = { student: new Map<string, Person>(), teacher: new Map<string, Person>() };
  for (const person of collector.people.values()) {
    if (!person.fact.active) continue;
    if (person.kind === undefined) {
      reportAt(report, person.origin, 'kind', {
        severity: 'warning',
        stage: 'person',
        code: 'no-role',
        value: person.id,
        message: 'No file says whether this person is a student or a teacher.',
        allowed: 'a role, or an enrolment in a section',
        action: 'Add a role in the system that exports the file. The person is left out.',
      });
      continue;
    }
    const { kind } = person;
    person.signInId = signInIdOf(person, kind);
    const key = normalizeId(person.signInId);
    const other = taken[kind].get(key);
    if (other !== undefined) {
      reportAt(report, person.origin, kind === 'student' ? 'rollNumber' : 'employeeId', {
        severity: 'error',
        stage: 'person',
        code: 'sign-in-id-used-twice',
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
  return { students, teachers };
}

function signInIdOf({ id, fact }: Person, kind: PersonRole): string {
  return (kind === 'student' ? fact.rollNumber : fact.employeeId) ?? id;
}
