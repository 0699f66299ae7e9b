import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFile } from '@/content/schema/catalogue';
import { fixtureContent } from '../fixture/folder';

/** One invented entry for each list that is empty in the sample. */
const entries: Partial<Record<ContentFile, object[]>> = {
  'student/subjects.json': [
    { id: 'maths', code: '1MAT01', name: 'Mathematics', faculty: 'Dr. Ananya Rao', credits: 4 },
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
    },
  ],
  'faculty/settings.json': [{ id: 'language', name: 'Language', value: 'English' }],
};

/** The fixture's content of a file; a new copy for each call. */
export function readContent(file: ContentFile): unknown {
  return JSON.parse(readFileSync(join(fixtureContent, file), 'utf8'));
}

/** The same, with an invented entry in each empty list. */
export function readFilled(file: ContentFile): unknown {
  const value = readContent(file) as Record<string, unknown>;
  if (file === 'student/assignments.json')
    return {
      ...value,
      items: [{ id: 'matrices', name: 'Matrices', subject: 'Mathematics', due: '2027-11-09' }],
      pending: { ...(value['pending'] as object), count: 1 },
    };
  const items = entries[file];
  return items ? { ...value, items: structuredClone(items) } : value;
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
