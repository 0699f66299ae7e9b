import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { students, teachers } from '@/__tests__/fixture/demo-people';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { College } from '@/tools/college/college';
import { recordPathOf, type PersonRecord } from '@/tools/college/person-of';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

/** What tests seal with. */
export const college: College = {
  id: '0TEST0C0LLEGE0000000000000',
  secret: new Uint8Array(32).fill(7),
  generations: {},
};

/** Four invented students and a teacher. */
export const records: readonly PersonRecord[] = [...students, ...teachers.slice(0, 1)];

export const firstStudent = students[0] as StudentRecord;

export const noProgress = () => {};

/** Writes a college into a new folder and returns the folder. Its sealed files have the same names in every run. */
export function writeCollege(people: readonly PersonRecord[] = records): string {
  const files = people.map((record) => [`records/${recordPathOf(record)}`, JSON.stringify(record)]);
  const folder = writeFolder(Object.fromEntries(files) as Record<string, string>);
  writeSecret(folder);
  return folder;
}

/** Gives a college the secret and the id that tests seal with, instead of random ones. */
export function writeSecret(folder: string): void {
  const secret = Buffer.from(college.secret).toString('base64url');
  writeFileSync(join(folder, 'secret'), secret, { mode: 0o600 });
  writeFileSync(join(folder, 'college.json'), JSON.stringify({ id: college.id }));
}

/** Changes a student's record in its file, and the time of the file. */
export function editRecord(
  folder: string,
  record: StudentRecord,
  student: Partial<StudentRecord['student']>,
): void {
  const file = join(folder, 'records', recordPathOf(record));
  const old = JSON.parse(readFileSync(file, 'utf8')) as StudentRecord;
  writeFileSync(file, JSON.stringify({ ...old, student: { ...old.student, ...student } }));
  const later = new Date(Date.now() + 5000);
  utimesSync(file, later, later);
}
