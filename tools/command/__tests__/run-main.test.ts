import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HelpAsked } from '@/tools/command/read-arguments';
import { explainError, runMain } from '@/tools/command/run-main';
import { writeFolder } from './write-folder';

const errorOf = (work: () => unknown): Error => {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('Nothing failed.');
};

test('An error of the file system has the path and what to do', () => {
  const folder = writeFolder({});
  mkdirSync(join(folder, 'a'));
  const missing = join(folder, 'missing.csv');
  expect(explainError(errorOf(() => readFileSync(missing)))).toBe(
    `${missing}: there is no such file or folder. Check the name (ENOENT).`,
  );
  const denied = Object.assign(new Error('EACCES'), { code: 'EACCES', path: 'college/.lock' });
  expect(explainError(denied)).toMatch(
    /^college\/\.lock: this user may not read or change it\. Run/,
  );
});

test('Every other error has its own message', () => {
  expect(explainError(new Error('Write a number.'))).toBe('Write a number.');
});

test('A command that is asked for its usage prints it and ends well', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  await runMain(() => {
    throw new HelpAsked('Usage: npm start');
  });
  expect(log).toHaveBeenCalledWith('Usage: npm start');
  expect(process.exitCode).toBeUndefined();
});
