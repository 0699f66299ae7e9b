import type { StudentRecord } from '@/content/schema/record/student-record';
import type { Results } from '@/content/schema/student/results';
import { activitiesOf } from './activity';
import { attendanceOf } from './attendance';
import { courseworkOf } from './coursework';
import { grading } from './grade';
import { messagesOf } from './message';
import { isLateral, photo, type DemoStudent } from './person';
import { asOf, mailDomain, type DemoPlan } from './plan-college';
import { portfolioOf, progressOf } from './portfolio';
import { createRandom } from '@/tools/file/random';
import { cgpaOf, resultsOf } from './result';
import { meetingsOf, scheduleOf } from './schedule';

const cities = ['Pune', 'Chennai', 'Kochi', 'Lucknow', 'Guwahati', 'Jaipur', 'Mysuru', 'Nagpur'];

const languages = 'Hindi,Marathi,Tamil,Malayalam,Bengali,Urdu,Kannada,French'.split(',');

const bios = [
  'Likes small programs and long walks.',
  'Builds things, breaks things, writes down why.',
  'Early riser, late reader.',
  'Plays the flute and fixes bicycles.',
];

export function studentRecord(plan: DemoPlan, person: DemoStudent): StudentRecord {
  const results = resultsOf(plan, person);
  const { section, amount } = person;
  const duties = amount === 'none' ? [] : section.courses.map((course) => ({ section, course }));
  return {
    format: 1,
    asOf,
    kind: 'student',
    student: profileOf(plan, person, results),
    sections: [person.section.code],
    attendance: attendanceOf(plan, person),
    activities: { sample: true, items: activitiesOf(plan, person) },
    ...messagesOf(plan, person),
    ...portfolioOf(plan, person),
    ...progressOf(plan, person),
    ...courseworkOf(plan, person),
    timetable: {
      sample: true,
      meetings: meetingsOf(plan, duties),
      ...scheduleOf(plan, duties),
    },
    ...(results && { results }),
    settings: { items: [] },
    keys: { sample: true, items: [] },
  };
}

function profileOf(
  { seed }: DemoPlan,
  person: DemoStudent,
  results: Results | undefined,
): StudentRecord['student'] {
  const random = createRandom(seed, 'profile', person.number);
  const { name, firstName, handle, rollNumber, section, amount } = person;
  const { program, semester, year } = section;
  const isNew = amount === 'none';
  const cgpa = results && cgpaOf(results);
  return {
    sample: true,
    name,
    firstName,
    handle,
    rollNumber,
    program: program.name,
    semester,
    batch: `20${year}-${year + 4}`,
    ...(isLateral(person) && { lateral: true }),
    ...(cgpa !== undefined && {
      cgpa,
      cgpaBasis: { asOf, basis: `All semesters so far, on a scale of ${grading().maximum}` },
    }),
    bio: random.pick(bios),
    email: `${rollNumber.toLowerCase()}@${mailDomain}`,
    city: `${random.pick(cities)}, India`,
    summary: `Studies ${program.name} in semester ${semester}. ${random.pick(bios)}`,
    interests: isNew ? [] : random.sample(program.interests, random.int(1, 4)),
    languages: ['English', ...random.sample(languages, random.int(0, 2))],
    photo,
  };
}
