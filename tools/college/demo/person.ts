import { handleOf, inventName, type DemoName } from './name';
import type { DemoPlan, DemoSection } from './plan-college';
import { createRandom } from '@/tools/file/random';

/** How much a student's record holds: a student who has just arrived has nothing yet, a few have very long lists. */
type Amount = 'none' | 'usual' | 'long';

export interface DemoStudent extends DemoName {
  /** The number in the college. */
  number: number;
  rollNumber: string;
  handle: string;
  section: DemoSection;
  amount: Amount;
}

interface DemoTeacher extends DemoName {
  number: number;
  employeeId: string;
  handle: string;
}

/** What needs a teacher's help: few classes, fewer in the newest month, or low marks. */
type Trouble = 'absence' | 'fall' | 'marks';

const troubles: readonly (readonly [number, Trouble])[] = [
  [4, 'fall'],
  [28, 'absence'],
  [33, 'marks'],
];

/** Of 48 students, three need help. */
export const troubleOf = ({ number }: DemoStudent): Trouble | undefined =>
  troubles.find(([own]) => own === number % 48)?.[1];

/** The share of classes that a student attends, in percent. */
export function diligenceOf({ seed }: DemoPlan, student: DemoStudent): number {
  const [from, to] = troubleOf(student) === 'absence' ? [58, 68] : [84, 99];
  return createRandom(seed, 'attendance', student.number).int(from, to);
}

/** The marks that a student usually has, in percent. */
export function abilityOf({ seed }: DemoPlan, student: DemoStudent): number {
  const [from, to] = troubleOf(student) === 'marks' ? [28, 36] : [55, 95];
  return createRandom(seed, 'ability', student.number).int(from, to);
}

/** Some students join in the second year. */
export const isLateral = ({ number, amount }: DemoStudent) =>
  number % 11 === 5 && amount !== 'none';

/** A picture that names nobody. */
export const photo = { src: '/images/person.svg', width: 320, height: 320, alt: '' } as const;

export function studentOf({ seed }: DemoPlan, section: DemoSection, number: number): DemoStudent {
  const name = inventName(createRandom(seed, 'student', number), number);
  const place = number - (section.students[0] ?? 0);
  const rollNumber = `${section.year}${section.program.code}${section.firstRoll + place}`;
  return {
    ...name,
    number,
    rollNumber,
    handle: handleOf(name.firstName, rollNumber),
    section,
    amount: number % 12 === 7 ? 'none' : number % 24 === 2 ? 'long' : 'usual',
  };
}

export const studentsOf = (plan: DemoPlan, section: DemoSection): DemoStudent[] =>
  section.students.map((number) => studentOf(plan, section, number));

export function teacherOf({ seed }: DemoPlan, number: number): DemoTeacher {
  const random = createRandom(seed, 'teacher', number);
  const { name } = inventName(random, number);
  const title = random.pick(['Dr.', 'Prof.']);
  const employeeId = `PG-ENG-${String(301 + number).padStart(4, '0')}`;
  return {
    number,
    name: `${title} ${name}`,
    firstName: `${title} ${name.split(' ').at(-1)}`,
    employeeId,
    handle: handleOf(name, employeeId),
  };
}
