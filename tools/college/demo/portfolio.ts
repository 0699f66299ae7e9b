import type { StudentRecord } from '@/content/schema/record/student-record';
import type { SkillPeriod } from '@/content/schema/student/skill-timeline';
import type { DemoStudent } from './person';
import { asOf, type DemoPlan } from './plan-college';
import { createRandom, type Random } from '@/tools/file/random';

const projects = [
  ['Mess Menu Board', 'React, TypeScript', 'Shows the week of the hostel mess on one screen.'],
  ['Campus Bus Finder', 'Python, SQLite', 'Tells when the next college bus passes each stop.'],
  ['Soil Moisture Logger', 'Arduino, C', 'Records how dry the flower beds are, and when to water.'],
  ['Library Seat Map', 'Vue, Node.js', 'Shows which reading rooms have free seats.'],
  ['Footbridge Model', 'AutoCAD, balsa wood', 'A scale model of a bridge over the campus stream.'],
  ['Lecture Timer', 'Rust', null],
] as const;

const entries = [
  ['Front-end Intern', 'Kaveri Softworks, Pune', 'Jun 2026 - Jul 2026', 'internship'],
  ['Site Engineer Trainee', 'Sahyadri Builders, Nashik', 'May 2026 - Jun 2026', 'internship'],
  ['Blood Donation Drive', 'Registered donors', '14 Sep 2026', 'activity'],
  ['Design Club Volunteer', 'Ran a weekend class on wireframes', 'Aug 2026', 'activity'],
  ['Football Team', 'Reserve goalkeeper', 'Jul 2026 - Sep 2026', 'activity'],
] as const;

const skills = ['java', 'python', 'js', 'figma'] as const;

const picture = (src: `/images/${string}`, width: number, height: number) => ({
  src,
  width,
  height,
  alt: '',
});

/** Projects, recent activities and internships, and achievements. A student with long lists has some sixty of each. */
export function portfolioOf(
  { seed }: DemoPlan,
  { number, amount }: DemoStudent,
): Pick<StudentRecord, 'projects' | 'entries' | 'achievements'> {
  const random = createRandom(seed, 'portfolio', number);
  const count = (most: number) =>
    amount === 'none' ? 0 : amount === 'long' ? random.int(50, 60) : random.int(0, most);
  return {
    projects: {
      sample: true,
      items: choose(random, projects, count(4)).map(([title, technology, about], index) => ({
        id: `project-${index + 1}`,
        title,
        technology,
        about,
        image: picture(
          `/images/projects/${random.pick(['mess-menu', 'bus-finder'])}.svg`,
          640,
          360,
        ),
        href: '#',
      })),
    },
    entries: {
      sample: true,
      items: choose(random, entries, count(4)).map(([title, description, date, kind], index) => ({
        id: `entry-${index + 1}`,
        title,
        description,
        date,
        kind,
        image: picture(
          kind === 'internship'
            ? '/images/entries/internship.svg'
            : `/images/entries/${random.pick(['design-club', 'blood-drive'])}.svg`,
          96,
          96,
        ),
      })),
    },
    achievements: {
      items: (amount === 'none' ? [] : random.sample(skills, random.int(0, 4))).map((skill) => ({
        id: skill,
        name: skill.toUpperCase(),
        image: picture(`/images/achievements/${skill}.svg`, 48, 48),
      })),
    },
  };
}

/** Entries in random order; repeated only if there are not enough. */
function choose<T>(random: Random, list: readonly T[], count: number): T[] {
  const first = random.sample(list, count);
  const more = Array.from({ length: count - first.length }, () => random.pick(list));
  return [...first, ...more];
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(
  ' ',
) as SkillPeriod['highlight']['month'][];

/** Credits, and skill points by month for every year since the student was admitted. */
export function progressOf(
  { seed }: DemoPlan,
  { number, section, amount }: DemoStudent,
): Pick<StudentRecord, 'credits' | 'skillTimeline'> {
  const random = createRandom(seed, 'progress', number);
  const isNew = amount === 'none';
  const years = isNew ? [26] : Array.from({ length: 27 - section.year }, (_, index) => 26 - index);
  return {
    credits: {
      grade: isNew ? 0 : random.int(4000, 17_000) / 1000,
      maximum: 18,
      note: isNew ? 'No credits yet.' : `${random.int(2, 25)}% increase from last sem.`,
      asOf,
      basis: 'This semester',
    },
    skillTimeline: {
      unit: 'skill points',
      periods: years.map((year) => ({
        period: `20${year}-${year + 1}`,
        highlight: {
          month: random.pick(months),
          color: random.pick(['orange', 'red', 'purple'] as const),
        },
        points: months.map((month) => ({
          month,
          shortMonth: month,
          value: isNew ? 0 : random.int(2, 60) * 10,
        })),
      })),
    },
  };
}
