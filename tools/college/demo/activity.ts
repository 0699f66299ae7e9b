import type { PublishedActivity } from '@/content/schema/student/activity';
import { teacherOf, type DemoStudent } from './person';
import { asOf, daysBefore, type DemoPlan } from './plan-college';
import { createRandom, type Random } from '@/tools/file/random';

/** What students submit: names by category of `content/activity-rules.json`, each with those who hold it. */
const offers = [
  {
    category: 'Workshop',
    issuers: ['Nimbus Academy', 'Design Guild Pune', 'Tinkerers’ Lab', 'IIT Techfest'],
    names: [
      'Cloud Foundations',
      'Soldering and Circuits',
      'Version Control with Git',
      'Technical Writing',
      'Drone Assembly',
      'Public Speaking',
      'CAD for Beginners',
    ],
  },
  {
    category: 'Hackathon',
    issuers: ['Ministry of Education', 'Peepal Grove Coding Club', 'Open Data Forum'],
    names: [
      'Smart Campus Hackathon',
      'Clean Water Challenge',
      'Accessibility Jam',
      'Rural Health Hack',
      'Night of Code',
    ],
  },
  {
    category: 'Course',
    issuers: ['NPTEL', 'Codewright Institute', 'Open Learning Network', 'Kaveri Softworks'],
    names: [
      'Python for Everybody',
      'Introduction to Statistics',
      'Digital Logic',
      'Financial Literacy',
      'German, Level A1',
      'Data Structures in Java',
      'Project Management',
      'Machine Learning Basics',
    ],
  },
  {
    category: 'Seminar',
    issuers: ['Peepal Grove', 'Institution of Engineers', 'Kaveri Softworks'],
    names: ['Semiconductors in India', 'Ethics of Data', 'Careers in Research'],
  },
  {
    category: 'Internship',
    issuers: ['Kaveri Softworks', 'Monsoon Robotics', 'Water Board'],
    names: ['Summer Internship', 'Testing Internship', 'Design Internship'],
  },
  {
    category: 'Extra-curricular',
    issuers: ['Music Club', 'Sports Office', 'Debate Society'],
    names: ['Inter-college Debate', 'Carnatic Ensemble', 'Kabaddi Team', 'Street Theatre'],
  },
  {
    category: 'Community service',
    issuers: ['NSS Unit 4', 'Green Pune', 'City Library'],
    names: ['Village School Tutoring', 'Tree Planting', 'Blood Donation Camp', 'Lake Cleaning'],
  },
] as const;

const levels = ['College', 'College', 'University', 'National', 'International'];

/** How many hours an activity takes, where they count. */
const hours: Partial<Record<(typeof offers)[number]['category'], readonly [number, number]>> = {
  Course: [10, 60],
  Internship: [40, 240],
  'Community service': [4, 40],
};

/** Seminars have neither a level nor hours. */
const levelled: ReadonlySet<string> = new Set(['Workshop', 'Hackathon', 'Extra-curricular']);

/** What the rules ask for; now and then something is missing. */
function statementsOf(
  random: Random,
  category: (typeof offers)[number]['category'],
): Pick<PublishedActivity, 'level' | 'hours' | 'proof'> {
  const [from, to] = hours[category] ?? [0, 0];
  const level = random.pick(levels);
  const taken = random.int(from, to);
  const isStated = random.chance(0.99);
  return {
    ...(levelled.has(category) && isStated && { level }),
    ...(to > 0 && isStated && { hours: taken }),
    ...(random.chance(0.99) && { proof: proofs[category] ?? 'Certificate' }),
  };
}

/** The proof that the rules accept, where it is not a certificate. */
const proofs: Partial<Record<(typeof offers)[number]['category'], string>> = {
  Internship: 'Certificate of completion',
};

const rejections = [
  'The certificate names another roll number. Upload the one issued to you.',
  'The certificate has no date. Ask the organiser for one that has.',
  'This course does not count for credits. It can be listed under Projects.',
];

const approvals = [null, null, 'Certificate and attendance checked.', 'Well done.'];

/** The most days between a submission and its decision. */
const longestWait = 12;

/** The activities of a student, newest first, decided by the teachers of the student's section. */
export function activitiesOf(plan: DemoPlan, student: DemoStudent): PublishedActivity[] {
  const random = createRandom(plan.seed, 'activity', student.number);
  const oldest = 45 + 365 * (26 - student.section.year);
  const count = countOf(random, plan, student);
  const ages = Array.from({ length: count }, () => random.int(1, oldest));
  return ages
    .sort((one, other) => one - other)
    .map((age, index) => inventActivity(random, plan, student, age, count - index));
}

/** A student with a long list has thousands of activities in a large college, and some sixty in a small one. */
function countOf(random: Random, { students }: DemoPlan, student: DemoStudent): number {
  const { amount, number, section } = student;
  const yearsAgo = 26 - section.year;
  if (amount === 'none') return 0;
  if (amount === 'usual') return random.int(2 + 2 * yearsAgo, 7 + 4 * yearsAgo);
  return students >= 500 && number % 480 === 2 ? random.int(2000, 3000) : random.int(50, 60);
}

function inventActivity(
  random: Random,
  plan: DemoPlan,
  student: DemoStudent,
  age: number,
  number: number,
): PublishedActivity {
  const { section } = student;
  const { category, issuers, names } = random.pick(offers);
  const dateAdded = daysBefore(age);
  const decidedAt = daysBefore(age - random.int(1, longestWait));
  const by = teacherOf(plan, random.pick(section.courses).teacher).name;
  const isDecided = decidedAt <= asOf && random.chance(0.99);
  const isRejected = random.chance(0.15);
  const reason = random.pick<string | null>(isRejected ? rejections : approvals);
  return {
    id: `activity-${number}`,
    name: random.pick<string>(names),
    status: !isDecided ? 'Pending' : isRejected ? 'Rejected' : 'Approved',
    category,
    ...statementsOf(createRandom(plan.seed, 'statement', student.number, number), category),
    dateAdded,
    issuer: random.chance(0.95) ? random.pick<string>(issuers) : null,
    date: random.chance(0.9) ? daysBefore(random.int(0, 20), dateAdded) : null,
    credits: random.chance(0.85) ? random.int(1, 4) : null,
    decision: isDecided ? { at: decidedAt, by, reason } : null,
  };
}
