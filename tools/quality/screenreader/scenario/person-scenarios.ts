import { signIn } from '@/content/marketing';
import { routes } from '@/lib/site/routes';
import {
  arrive,
  fill,
  fillDate,
  keys,
  open,
  press,
  visit,
  type Scenarios,
  type ScenarioStep,
} from '../step';

/** Of the sample's people, the student has results and the teacher has a register. */
const [student, teacher] = [signIn.student.people[1]!, signIn.faculty.people[0]!];

const enter = ({ id, code }: typeof student, ...heard: string[]): ScenarioStep[] => [
  fill('Username', id),
  fill('Password', code),
  keys(['Return'], ...heard),
];
const logOut: ScenarioStep[] = [
  press({ css: 'button[aria-label^="Account of"]' }),
  press('Logout', 'You are logged out.'),
];

/** Signing in, what only a person who is signed in has, and Logout. */
export const personScenarios: Scenarios = {
  student: [
    visit(routes.login),
    fill('Username', 'nobody'),
    keys(['Return'], 'Enter the access code on your card.'),
    visit(routes.login),
    ...enter({ ...student, id: 'nobody' }, 'No record opens with this roll number and code.'),
    visit(routes.login),
    ...enter(student),
    arrive(routes.dashboard),
    visit(routes.subjects),
    press('Next week', { css: '[role="status"]:not(:empty)' }),
    open('What do I need for my target?', 'What do I need?'),
    fill('Target', '8', 'For a CGPA of 8'),
    keys(['Escape']),
    open({ css: 'button[aria-label^="What do I need in"]' }, 'What you need in'),
    fillDate('Before which day', '12312035', 'Choose a day of the term that is still to come.'),
    visit(routes.subjects),
    ...logOut,
  ],
  teacher: [
    visit(routes.facultyLogin),
    ...enter(teacher),
    arrive(routes.facultyDashboard),
    visit(routes.facultyClassroom),
    fill('Search students', 'zzz', '0 students'),
    open('Find a free slot', 'Find a free slot', { css: '#free-slot-result' }),
    press({ css: '#free-slot-result + ul button' }, 'Copied. Paste it into an email or message.'),
    keys(['Escape']),
    ...logOut,
  ],
};
