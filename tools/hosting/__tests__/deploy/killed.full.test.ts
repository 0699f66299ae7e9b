import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isFull } from '@/__tests__/full-run';
import { bundleCommands } from '@/tools/command/__tests__/bundled-command';
import { removeAll } from '@/tools/file/__tests__/fixture-release';
import { problemsOf, newTarget, releaseOf } from './served';

const [first, second] = [releaseOf('one', 8), releaseOf('two', 8)];
const [command = ''] = bundleCommands(['tools/hosting/command/deploy.ts']);

/** Runs the command and returns the number of disk changes. With `killAt` it is killed just before that change. */
function run(target: string, args: readonly string[], killAt?: number): number {
  const hook = './tools/hosting/__tests__/deploy/kill-at.mjs';
  const { signal, status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', hook, command, target, ...args],
    { encoding: 'utf8', env: { ...process.env, KILL_AT: String(killAt ?? '') } },
  );
  if (killAt !== undefined) expect({ signal, stderr }).toEqual({ signal: 'SIGKILL', stderr: '' });
  else expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return Number(/changes: (\d+)/.exec(stdout)?.[1]);
}

/** Deploys the first release, and the second if it is to be rolled back. */
function prepared(both: boolean) {
  const site = newTarget();
  site.deploy(first.folder);
  if (both) site.deploy(second.folder);
  return site;
}

describe('a command that is killed', () => {
  test.each([
    ['deploy', ['--from', second.folder], false],
    ['rollback', ['--rollback'], true],
  ])(
    'a %s leaves the whole old or new release, and the next deploy works',
    (_, args, both) => {
      const live: string[] = [];
      const all = run(prepared(both).target, args);
      const [count, step] = isFull ? [9, 1] : [2, 2];
      const spread = Array.from({ length: count }, (__, at) => 1 + Math.floor((at * all) / count));
      const last = Array.from({ length: 8 / step }, (__, at) => all - at * step);
      for (const moment of new Set([...spread, ...last])) {
        const { target, current, deploy, back } = prepared(both);
        run(target, args, moment);
        expect(problemsOf(current)).toEqual([]);
        live.push(basename(realpathSync(current)));
        deploy(second.folder);
        expect(problemsOf(current)).toEqual([]);
        expect(existsSync(join(current, 'only-in-one'))).toBe(false);
        back();
        expect(basename(realpathSync(current))).toBe(first.id);
        expect(problemsOf(current)).toEqual([]);
        removeAll([target]);
      }
      expect(new Set(live)).toEqual(new Set([first.id, second.id]));
    },
    300_000,
  );

  test('leaves a lock that the next deploy takes over, and a partial release that it removes', () => {
    const { target } = newTarget();
    run(target, ['--from', second.folder], 60);
    expect(readdirSync(target)).toContain('.deploy-lock');
    expect(readdirSync(join(target, 'releases'))).toEqual([`.${second.id}.half`]);
    run(target, ['--from', first.folder]);
    expect(readdirSync(target).sort()).toEqual(['current', 'people', 'releases', 'timetable']);
    expect(readdirSync(join(target, 'releases'))).toEqual([first.id]);
  }, 60_000);
});

test.each([
  ['a folder that is not there', ['/nowhere/portal'], 'there is no such file or folder'],
  // Nobody may create files there, not even the administrator.
  ['a folder that can only be read', ['/sys/kernel'], '/sys/kernel'],
  ['a store that rclone does not know', ['unknown:portal'], 'rclone'],
])('a deploy to %s stops with one sentence', (_, target, message) => {
  const args = [command, ...target, '--from', first.folder];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
