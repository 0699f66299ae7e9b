import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { csv, readStudent, run, writeCollegeIn } from './college-in';

it('asks about a table without a header, whose values get into no file but the records', async () => {
  const folder = writeCollegeIn({
    'people.csv': csv(`1-910-555-0101,Meera Nair,25CS001,Hispanic
      1-910-555-0102,Asha Sen,25CS002,White
      1-910-555-0103,Ravi Das,25CS003,Asian`),
  });
  const { exitCode, text } = await run(folder);
  expect(exitCode).toBe(3);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const shown = [text, read('report.html'), read('report.csv'), read('mapping.json')].join('\n');
  expect(shown).not.toMatch(/555-010|Hispanic|White/);
  expect(text).toContain('has no header');
  const answers = ['e', 'student', 'Column 3', 'Column 2', ...Array<string>(20).fill('-'), 'y'];
  const openTerminal = () => ({
    ...{ say: () => undefined, close: () => undefined },
    ask: async () => answers.shift(),
  });
  await run(folder, 'import', { openTerminal });
  expect(
    ['25CS001', '25CS002', '25CS003'].map((id) => readStudent(folder, id).student.name),
  ).toEqual(['Meera Nair', 'Asha Sen', 'Ravi Das']);
});
