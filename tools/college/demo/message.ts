import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { studentOf, teacherOf, type DemoStudent } from './person';
import { daysBefore, type DemoPlan } from './plan-college';
import { createRandom, type Random } from '@/tools/file/random';

const notices = [
  ['Mid-semester timetable published', 'timetable'],
  ['Hackathon registrations close Friday', 'hackathon'],
  ['Library hours extended', 'library'],
  ['Semester fee receipt is ready', 'receipt'],
  ['Inter-college sports trials on Saturday', 'sports'],
] as const;

const messages = [
  'Are we still meeting at the library at five?',
  'The report is in the shared folder.',
  'Thank you, that helped a lot!',
  'Can you send me the notes of Tuesday’s class?',
  'See you at the lab.',
];

const facultyNotices = [
  'Invigilation duties for the mid-semester examination',
  'Faculty meeting moved to the seminar hall',
  'Call for research grant proposals',
  'Laboratory safety inspection next week',
  'Submit the internal marks by Friday',
];

/** The moments of messages, newest first. */
function moments(random: Random, count: number): string[] {
  return Array.from({ length: count }, () => {
    const time = [random.int(8, 19), random.int(0, 59)].map((part) =>
      String(part).padStart(2, '0'),
    );
    return `${daysBefore(random.int(0, 90))}T${time.join(':')}`;
  })
    .sort()
    .reverse();
}

/** Notifications of the college, and conversations with classmates and teachers of the section. */
export function messagesOf(
  plan: DemoPlan,
  { number, section, amount }: DemoStudent,
): Pick<StudentRecord, 'notifications' | 'chats'> {
  const random = createRandom(plan.seed, 'message', number);
  const count = (most: number) =>
    amount === 'none' ? 0 : amount === 'long' ? random.int(50, 60) : random.int(0, most);
  const correspondent = () =>
    random.chance(0.3)
      ? teacherOf(plan, random.pick(section.courses).teacher).name
      : studentOf(plan, section, random.pick(section.students)).name;
  return {
    notifications: {
      items: moments(random, count(9)).map((at, index) => {
        const [title, icon] = random.pick(notices);
        const src = `/images/notices/${icon}.svg` as const;
        return {
          id: `notice-${index + 1}`,
          title,
          at,
          icon: { src, width: 40, height: 40, alt: '' },
        };
      }),
    },
    chats: {
      sample: true,
      items: moments(random, count(6)).map((at, index) => ({
        id: `chat-${index + 1}`,
        name: correspondent(),
        message: random.pick(messages),
        at,
      })),
    },
  };
}

/** The notices to a teacher. */
export function noticesOf({ seed }: DemoPlan, teacher: number): TeacherRecord['notices'] {
  const random = createRandom(seed, 'notice', teacher);
  const items = moments(random, random.int(0, 5)).map((at, index) => ({
    id: `notice-${index + 1}`,
    title: random.pick(facultyNotices),
    at,
  }));
  return { items };
}
