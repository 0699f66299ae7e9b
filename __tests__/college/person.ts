import { existsSync } from 'node:fs';
import { collegeFolder, readCollege } from '@/tools/college/college';
import { accessCodeOf } from '@/tools/college/access-code';
import { generationOf } from '@/tools/college/generations';
import { listPeople } from '@/tools/college/listed-person';
import { recordsFolder } from '@/tools/college/record-file';

if (!existsSync(recordsFolder(collegeFolder)))
  throw new Error('These tests need a college: start them with "npm run test:e2e -- college".');
const college = readCollege(collegeFolder);

/** Everybody who has a record in college/, with the access code. */
const people = [...listPeople(collegeFolder)].map((person) => ({
  ...person,
  code: accessCodeOf(college.secret, person, generationOf(college.generations, person)),
}));

export const student = people.find(({ kind }) => kind === 'student')!;
export const teacher = people.find(({ kind }) => kind === 'teacher')!;
