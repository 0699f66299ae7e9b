import type { StudentRecord } from '@/content/schema/record/student-record';
import { activitiesOf } from './activity';
import { attendanceOf } from './attendance';
import { courseworkOf } from './coursework';
import { messagesOf } from './message';
import { photo, type DemoStudent } from './person';
import { asOf, mailDomain, type DemoPlan } from './plan';
import { portfolioOf, progressOf } from './portfolio';
import { createRandom } from './random';

const cities = ['Pune', 'Chennai', 'Kochi', 'Lucknow', 'Guwahati', 'Jaipur', 'Mysuru', 'Nagpur'];

const languages = [
  'Hindi',
  'Marathi',
  'Tamil',
  'Malayalam',
  'Bengali',
  'Urdu',
  'Kannada',
  'French',
];

const bios = [
  'Likes small programs and long walks.',
  'Builds things, breaks things, writes down why.',
  'Early riser, late reader.',
  'Plays the flute and fixes bicycles.',
];

export function studentRecord(plan: DemoPlan, person: DemoStudent): StudentRecord {
  return {
    format: 1,
    asOf,
    kind: 'student',
    student: profileOf(plan, person),
    sections: [person.section.code],
    attendance: attendanceOf(plan, person),
    activities: { sample: true, items: activitiesOf(plan, person) },
    ...messagesOf(plan, person),
    ...portfolioOf(plan, person),
    ...progressOf(plan, person),
    ...courseworkOf(plan, person),
    settings: { items: [] },
    keys: { sample: true, items: [] },
  };
}

function profileOf({ seed }: DemoPlan, person: DemoStudent): StudentRecord['student'] {
  const random = createRandom(seed, 'profile', person.number);
  const { name, firstName, handle, rollNumber, section, amount } = person;
  const { program, semester, year } = section;
  const isNew = amount === 'none';
  return {
    sample: true,
    name,
    firstName,
    handle,
    rollNumber,
    program: program.name,
    semester,
    batch: `20${year}-${year + 4}`,
    cgpa: isNew ? 0 : random.int(58, 98) / 10,
    cgpaBasis: {
      asOf,
      basis: isNew ? 'Nothing assessed yet' : 'All semesters so far, on a scale of 10',
    },
    bio: random.pick(bios),
    email: `${rollNumber.toLowerCase()}@${mailDomain}`,
    city: `${random.pick(cities)}, India`,
    summary: `Studies ${program.name} in semester ${semester}. ${random.pick(bios)}`,
    interests: isNew ? [] : random.sample(program.interests, random.int(1, 4)),
    languages: ['English', ...random.sample(languages, random.int(0, 2))],
    photo,
  };
}
