import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { binPath, runScript } from '@/tools/command/run';
import { writeFolder } from './write-folder';

test.each([
  ['next', 'next'],
  ['tsx', 'tsx'],
  ['jest', 'jest'],
  ['eslint', 'eslint'],
  ['prettier', 'prettier'],
  ['@typescript/native', 'tsc'],
  ['@playwright/test', 'playwright'],
])('the script behind the command of %s is found', (packageName, command) => {
  expect(existsSync(binPath(packageName, command))).toBe(true);
});

test('an unknown command is an error', () => {
  expect(() => binPath('typescript', 'tsx')).toThrow('typescript has no command "tsx"');
});

test('the exit code of a script is returned, and telemetry is off', async () => {
  const dir = writeFolder({
    'script.cjs': 'process.exit(process.env.NEXT_TELEMETRY_DISABLED === "1" ? 7 : 8)',
  });
  expect(await runScript(join(dir, 'script.cjs'))).toBe(7);
});
