import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { binPath } from '../run';
import { sourceFiles } from './source-files';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** What a script writes if its command is not named, or is an unknown one. */
function call(script: string, ...args: string[]): string {
  const file = scripts[script]?.replace('tsx ', '') ?? '';
  return spawnSync(process.execPath, [binPath('tsx'), file, ...args], { encoding: 'utf8' }).stderr;
}

const namesOf = (script: string) =>
  call(script).trim().split('one of: ')[1]?.slice(0, -1).split(', ');

test('A wrong name of a command lists the right ones', () => {
  expect(call('measure', 'none')).toBe(
    '"none" is not one of its commands. Write npm run measure -- and one of: pages, people, simulate.\n',
  );
});

test('Every command that a document or a message names exists', () => {
  const named = sourceFiles(/\.(?:md|tsx?)$|^\.ci\/run$/)
    .filter((file) => file !== 'docs/changelog.md' && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /npm run (?:--silent )?([a-z][\w:]*)(?: -- (\w+))?/g,
        ),
      ].map(([, script = '', name]) => ({ file, script, name })),
    );
  const commands = new Map(
    ['college', 'measure', 'test:e2e'].map((script) => [script, namesOf(script)]),
  );
  expect(commands.get('college')).toContain('import');
  const wrong = named.filter(
    ({ script, name }) =>
      scripts[script] === undefined ||
      (name !== undefined && commands.get(script)?.includes(name) === false),
  );
  expect(wrong).toEqual([]);
});
