import { parseArgs } from 'node:util';
import { collegeFolder } from './college/college';
import { writeDemo } from './college/demo/write';
import { runMain } from './run-main';

const options = {
  students: { type: 'string', default: '1000' },
  teachers: { type: 'string', default: '40' },
  seed: { type: 'string', default: '1' },
} as const;

await runMain(() => {
  const { values } = parseArgs({ options });
  const size = {
    students: wholeNumber('students', values.students, 0),
    teachers: wholeNumber('teachers', values.teachers, 1),
    seed: wholeNumber('seed', values.seed, 0),
  };
  const count = writeDemo(collegeFolder, size);
  console.log(`college: ${count} records of invented people in ${collegeFolder}/records`);
  return 0;
});

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least) return value;
  throw new Error(`--${name} is "${text}". Write a whole number from ${least}.`);
}
