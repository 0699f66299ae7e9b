import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFile } from '@/content/schema/catalogue';
import { fixtureContent } from '../fixture/folder';

/** Invented entries for each list that is empty in the sample. */
const entries: Partial<Record<ContentFile, object[]>> = {
  'student/subjects.json': [
    { id: 'maths', code: '1MAT01', name: 'Mathematics', faculty: 'Dr. Ananya Rao', credits: 4 },
    {
      ...{ id: 'physics', code: '1PHY01', name: 'Physics', section: '1CSE33', term: 'Semester 1' },
      grade: 'A+',
      attendance: {
        ...{ present: 20, absent: 2, late: 1, excused: 1, total: 24 },
        asOf: '2025-09-30',
      },
    },
  ],
  'student/chats.json': [
    { id: 'diya', name: 'Diya Nair', message: 'See you at the lab.', at: '2025-09-09T18:05' },
  ],
  'student/settings.json': [{ id: 'language', name: 'Language', value: 'English' }],
  'faculty/classroom.json': [
    { id: 'section-33', section: '1CSE33', course: 'Mathematics', room: 'C-204', students: 62 },
  ],
  'faculty/assignments.json': [
    { id: 'matrices', name: 'Matrices', section: '1CSE33', due: '2027-11-09' },
  ],
  'faculty/keys.json': [
    {
      id: 'a'.repeat(64),
      name: 'Dr. Ananya Rao',
      employeeId: 'PG-ENG-0217',
      publicKey: { kty: 'EC', crv: 'P-256', x: 'x'.repeat(43), y: 'y'.repeat(43) },
      encryptionKey: { kty: 'EC', crv: 'P-256', x: 'v'.repeat(43), y: 'w'.repeat(43) },
      from: '2026-01-31',
    },
  ],
  'faculty/settings.json': [{ id: 'language', name: 'Language', value: 'English' }],
};

/** A list of assignments with one that is pending and one that is graded and counts in a subject. */
const assignments = [
  { id: 'matrices', name: 'Matrices', subject: 'Mathematics', due: '2027-11-09' },
  {
    ...{ id: 'waves', name: 'Waves', subject: 'Physics', subjectId: 'physics', weight: 20 },
    ...{ state: 'graded', score: 18, maximum: 20, grade: 'O' },
  },
];

const time = { start: '09:00', end: '09:55' };

/** A timetable with all that a meeting, a special day, a change and an exam can have. */
const timetable = {
  meetings: [
    { id: 'maths', ...time, section: '1CSE33', course: 'Mathematics' },
    {
      ...{ id: 'physics', ...time, section: '1CSE33', course: 'Physics', subject: 'physics' },
      ...{ room: 'C-204', weekdays: ['Tuesday'], from: '2025-08-04', to: '2025-11-28' },
      teachers: ['Dr. Ananya Rao'],
    },
  ],
  term: { name: 'Semester 1', from: '2025-08-04', to: '2025-12-12' },
  days: [
    { id: 'diwali', day: '2025-10-20', end: '2025-10-22', kind: 'holiday', label: 'Diwali' },
    {
      ...{ id: 'make-up', day: '2025-10-25', kind: 'special', label: 'Tuesday’s classes' },
      ...{ follows: 'Tuesday', until: '13:00' },
    },
  ],
  changes: [
    {
      ...{ id: 'change-1', meeting: 'physics', day: '2025-10-07', kind: 'cancelled' },
      ...{ reason: 'Conference', at: '2025-10-06T16:20', sequence: 1 },
    },
    {
      ...{ id: 'change-2', meeting: 'physics', day: '2025-10-14', kind: 'moved' },
      to: { day: '2025-10-15', start: '14:30', end: '15:25', room: 'C-205' },
      ...{ at: '2025-10-13T09:00', sequence: 1 },
    },
    {
      ...{ id: 'change-3', meeting: 'physics', day: '2025-10-28', kind: 'substituted' },
      ...{ teachers: ['Dr. Kabir Menon'], at: '2025-10-27T09:00', sequence: 2 },
    },
  ],
  exams: [
    {
      ...{ id: 'end-maths', course: 'Mathematics', label: 'End-semester', section: '1CSE33' },
      ...{ day: '2025-12-15', start: '10:00', end: '13:00', room: 'Hall A' },
    },
  ],
};

const terms = [
  {
    ...{ id: 'semester-1', name: 'Semester 1', published: '2025-12-30' },
    subjects: [
      {
        id: 'maths',
        code: '1MAT01',
        name: 'Mathematics',
        credits: 4,
        grade: 'A',
        percentage: 78.5,
      },
      { id: 'sport', name: 'Sport', credits: 0 },
    ],
  },
  { id: 'semester-2', name: 'Semester 2', subjects: [] },
];

/** What is filled in files that are more than a list of items. */
const filled: Partial<Record<ContentFile, object>> = {
  'student/timetable.json': timetable,
  'student/results.json': { terms },
};

const texts = new Map<ContentFile, string>();

/** The fixture's content of a file; a new copy for each call. */
export function readContent(file: ContentFile): unknown {
  const text = texts.get(file) ?? readFileSync(join(fixtureContent, file), 'utf8');
  texts.set(file, text);
  return JSON.parse(text);
}

/** The same, with invented entries in each empty list. */
export function readFilled(file: ContentFile): unknown {
  const value = readContent(file) as Record<string, unknown>;
  if (file === 'student/assignments.json')
    return {
      ...value,
      items: structuredClone(assignments),
      pending: { ...(value['pending'] as object), count: 1 },
    };
  const items = entries[file];
  return structuredClone({ ...value, ...(items && { items }), ...filled[file] });
}

/** Puts a value at a path such as items[0].id; undefined removes the field. */
export function put(value: unknown, path: string, next: unknown): unknown {
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], value);
  if (next === undefined) delete (parent as Record<string, unknown>)[last];
  else (parent as Record<string, unknown>)[last] = next;
  return value;
}

/** Every path in a value, as text, with the value at it. */
export function entriesIn(value: unknown, path = ''): { path: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const inner = Array.isArray(value)
    ? value.map((item: unknown, index) => [`${path}[${index}]`, item] as const)
    : Object.entries(value)
        .filter(([key]) => key !== '$schema')
        .map(([key, item]) => [path ? `${path}.${key}` : key, item] as const);
  return [{ path, value }, ...inner.flatMap(([at, item]) => entriesIn(item, at))];
}
