import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HelpAsked, readArguments } from '@/tools/command/read-arguments';
import { binPath, runScript } from '@/tools/command/run';
import { explainError, runMain } from '@/tools/command/run-main';
import { readBasePath, readSiteUrl, readTarget } from '@/tools/command/target';
import { writeFolder } from './write-folder';

const command = {
  usage: 'npm run college -- import [--dry-run] FILE',
  options: { 'dry-run': { type: 'boolean' }, yes: { type: 'boolean' }, paper: { type: 'string' } },
} as const;

test('Options and names are read in any order', () => {
  const { values, positionals } = readArguments(command, ['a', '--dry-run', 'b'], {});
  expect(values['dry-run']).toBe(true);
  expect(positionals).toEqual(['a', 'b']);
});

test.each([
  [
    ['--dryrun'],
    "Unknown option '--dryrun'. Did you mean --dry-run? Usage: npm run college -- import",
  ],
  [['--quickly'], "Unknown option '--quickly'. Usage: npm run college -- import"],
  [['-x'], "Unknown option '-x'. Usage: npm run college -- import"],
  [['--paper'], "Option '--paper <value>' argument missing. Usage: npm run college -- import"],
  [
    ['--dry-run=no'],
    "Option '--dry-run' does not take an argument. Usage: npm run college -- import",
  ],
])('%s is refused with the usage', (args, message) => {
  expect(() => readArguments(command, args, {})).toThrow(message);
});

test('An option that npm took, because "--" is missing, is an error and not left out', () => {
  expect(() => readArguments(command, ['a'], { npm_config_dry_run: 'true' })).toThrow(
    'npm took --dry-run for itself, so nothing was done. Write -- before the options.',
  );
  expect(readArguments(command, ['a'], { npm_config_yes: 'true' }).positionals).toEqual(['a']);
});

test.each(['--help', '-h'])('%s asks for the usage only', (help) => {
  expect(() => readArguments(command, ['--wrong', help], {})).toThrow(
    new HelpAsked(`Usage: ${command.usage}`),
  );
});

test.each([[['--paper=A4']], [['--paper', 'A4']]])('%j gives an option its value', (args) => {
  expect(readArguments(command, args, {}).values.paper).toBe('A4');
});

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

test.each(['', '/portal', '/students/portal', '/~cse/2026_v1.0'])(
  'the site can be served at "%s"',
  (path) => expect(readBasePath(path)).toBe(path),
);

test.each(['/', 'portal', '/portal/', '//portal', '/a b', '/../x', '/.', 'C:/Git/portal', '/a?b'])(
  'the sub-path "%s" is refused with the allowed form',
  (path) => expect(() => readBasePath(path)).toThrow(`BASE_PATH is "${path}". Allowed: nothing`),
);

describe('SITE_URL', () => {
  it.each(['', 'https://college.example', 'https://portal.college.example:8443'])(
    'may be "%s"',
    (value) => {
      expect(readSiteUrl(value)).toBe(value);
    },
  );

  it.each([
    'http://college.example',
    'college.example',
    'https://college.example/',
    'https://college.example/portal',
    'https://college.example?a=1',
    'https://user@college.example',
    'https://College.example',
    'https://college.example:443',
    'https://college example',
    'https://',
  ])('may not be "%s"', (value) => {
    expect(() => readSiteUrl(value)).toThrow(
      `SITE_URL is "${value}". Allowed: nothing, or https://`,
    );
  });
});

test('--base-path and --site-url say where a site is served, in every shell', async () => {
  const { argv, env } = process;
  process.argv = [
    'node',
    'build.ts',
    '--base-path=/portal',
    '--site-url',
    'https://college.example',
    '-v',
  ];
  process.env = { ...env };
  try {
    await import('@/tools/command/target-option');
    expect(readTarget()).toEqual({ basePath: '/portal', siteUrl: 'https://college.example' });
    expect(process.argv).toEqual(['node', 'build.ts', '-v']);
  } finally {
    Object.assign(process, { argv, env });
  }
});
