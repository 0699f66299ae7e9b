import { createHash } from 'node:crypto';

/** A record of a list, as it is in its file. */
export type Item = Readonly<Record<string, unknown>>;

type RecordGenerator = (index: number, sample: Item | undefined) => Item;

export const subjects = [
  'Robotics',
  'Java',
  'Data',
  'Design',
  'Cloud',
  'Writing',
  'Énergie',
  'Debate',
];
const kinds = ['primer', 'workshop', 'week', 'challenge', 'course', 'clinic', 'laboratory'];
const first = ['Aarav', 'Diya', 'Kabir', 'Sana', 'Vihaan', 'Meera', 'Ishaan', 'Zoya', 'Rohan'];
const last = ['Sharma', 'Nair', 'Singh', 'Sheikh', 'Patel', 'Menon', 'Das', 'Rao', 'Iyer', 'Gill'];

/** Repeats a list. */
export const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/** An invented title, such as "Java workshop 2". */
export const title = (index: number) =>
  `${pick(subjects, index)} ${pick(kinds, index)} ${index + 1}`;
const person = (index: number) => `${pick(first, index)} ${pick(last, index >> 1)}`;
const section = (index: number) => `${(index % 8) + 1}CSE${index + 1}`;

/** Dates and times going back from the newest, one per hour. */
const minute = (index: number) =>
  new Date(Date.UTC(2025, 8, 10, 9) - index * 3_600_000).toISOString().slice(0, 16);
const day = (index: number) => minute(index * 7).slice(0, 10);
/** The due date of the first assignment: after all months of the calendar, which need not contain it. */
export const firstDue = '2031-01-01';

const due = (index: number) =>
  new Date(Date.parse(firstDue) + (index % 300) * 86_400_000).toISOString().slice(0, 10);

const fromSample =
  (name: 'name' | 'title'): RecordGenerator =>
  (index, sample) => ({ ...sample, id: `record-${index}`, [name]: title(index) });

const setting: RecordGenerator = (index) => ({
  id: `setting-${index}`,
  name: `Rule ${index + 1} of the portal`,
  value: `As the ${pick(subjects, index)} school decided for this semester`,
});

const facultyWork: RecordGenerator = (index) => ({
  id: `work-${index}`,
  name: `Assignment ${index + 1}: ${title(index)}`,
  section: section(index % 40),
  due: due(index),
});

/** A key has the form of a real one, but nobody can sign with it. */
const key: RecordGenerator = (index) => {
  const digest = (of: string) => createHash('sha256').update(`${of} ${index}`);
  const coordinate = (of: string) => digest(of).digest('base64url');
  return {
    id: digest('id').digest('hex'),
    name: `Dr. ${person(index)}`,
    employeeId: `FAC${String(index).padStart(5, '0')}`,
    publicKey: { kty: 'EC', crv: 'P-256', x: coordinate('x'), y: coordinate('y') },
  };
};

/** Generates the records of each list, by the list's file; fields that are not set come from the sample. */
export const recordGenerators: Readonly<Record<string, RecordGenerator>> = {
  'student/activities.json': (index, sample) => ({
    ...sample,
    id: `record-${index}`,
    name: title(index),
    dateAdded: day(index),
  }),
  'student/notifications.json': (index, sample) => ({
    ...sample,
    id: `record-${index}`,
    title: `${title(index)}: the rooms are published`,
    at: minute(index),
  }),
  'student/projects.json': fromSample('title'),
  'student/entries.json': fromSample('title'),
  'student/achievements.json': fromSample('name'),
  'student/subjects.json': (index) => ({
    id: `subject-${index}`,
    code: `CSE${String(index).padStart(5, '0')}`,
    name: title(index),
    faculty: `Dr. ${person(index)}`,
    credits: (index % 4) + 1,
  }),
  'student/assignments.json': (index) => ({
    id: `work-${index}`,
    name: `Assignment ${index + 1}: ${title(index)}`,
    subject: pick(subjects, index),
    due: due(index),
  }),
  'student/chats.json': (index) => ({
    id: `chat-${index}`,
    name: `${person(index)}, ${title(index)}`,
    message:
      'The slides of today are on the shelf beside the laboratory; bring them back on Friday.',
    at: minute(index),
  }),
  'student/settings.json': setting,
  'faculty/settings.json': setting,
  'faculty/student-rows.json': (index, sample) => ({
    ...sample,
    id: `record-${index}`,
    name: person(index),
    rollNumber: `25CSE${String(index).padStart(5, '0')}`,
  }),
  'faculty/notices.json': (index) => ({
    id: `notice-${index}`,
    title: `${title(index)}: duties for the mid-semester examination`,
    at: minute(index),
  }),
  'faculty/classroom.json': (index) => ({
    id: `section-${index}`,
    section: section(index),
    course: title(index),
    room: `Block ${pick(['A', 'B', 'C'], index)}, room ${100 + (index % 300)}`,
    students: 40 + (index % 30),
  }),
  'faculty/assignments.json': facultyWork,
  'faculty/keys.json': key,
};
