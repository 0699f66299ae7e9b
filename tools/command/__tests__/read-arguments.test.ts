import { HelpAsked, readArguments } from '@/tools/command/read-arguments';

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
