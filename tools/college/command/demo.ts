import { collegeFolder } from '../college';
import { collegeDay } from '../college-day';
import { writeDemo } from '../demo/write-demo';
import { runCommand } from '../run-command';

const command = {
  usage: 'npm run college -- demo [--students 1000] [--teachers 40] [--seed 1]',
  options: {
    students: { type: 'string', default: '1000' },
    teachers: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
} as const;

await runCommand(command, (values, names) => {
  if (names.length > 0) throw new Error(`"${names[0]}" is not an option. Usage: ${command.usage}`);
  const size = {
    students: wholeNumber('students', values.students, 0),
    teachers: wholeNumber('teachers', values.teachers, 1),
    seed: wholeNumber('seed', values.seed, 0),
    today: collegeDay(),
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
