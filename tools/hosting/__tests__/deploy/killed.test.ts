import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deployLinked } from '@/tools/hosting/deploy/linked';
import { deployPlain } from '@/tools/hosting/deploy/plain';
import { releaseName } from '@/tools/file/inventory-file';
import { bundleCommand } from '@/tools/command/__tests__/bundled-command';
import { isFull } from '@/__tests__/full-run';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { removeAll, siteOf, writeRelease } from '@/tools/file/__tests__/fixture-release';
import { faultsOf, missingChunks } from './served';

const folders: string[] = [];
afterAll(() => removeAll(folders));

const [first, second] = ['one', 'two'].map((version) => {
  const release = writeRelease(siteOf(version, 20), version);
  folders.push(release.folder);
  return release;
}) as [ReturnType<typeof writeRelease>, ReturnType<typeof writeRelease>];
const [old, fresh] = [releaseName(first.inventory), releaseName(second.inventory)];

const command = bundleCommand('tools/hosting/command/deploy-dir.ts');

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

interface DeployMode {
  args: readonly string[];
  deploy: typeof deployLinked;
  served: (target: string) => string;
}

const linked: DeployMode = {
  args: [],
  deploy: deployLinked,
  served: (target) => join(target, 'current'),
};
const plain: DeployMode = { args: ['--plain'], deploy: deployPlain, served: (target) => target };

/**
 * Deploys the first release, then kills the deploy of the second at different disk changes: some spread over all, and
 * each of the last `dense`. Checks what is left and that the next deploy works.
 */
function killOften(
  { args, deploy, served }: DeployMode,
  dense: number,
  inspect: (target: string) => void,
) {
  const put = (target: string, { folder }: typeof first) =>
    deploy({
      target,
      from: folder,
      keepDays: 30,
      now: new Date(),
      progress: () => {},
      log: () => {},
    });
  const prepared = () => {
    const target = writeFolder({});
    folders.push(target);
    put(target, first);
    return target;
  };
  const from = [...args, '--from', second.folder];
  const all = run(prepared(), from);
  const count = isFull ? 9 : 2;
  const spread = Array.from({ length: count }, (_, index) => 1 + Math.floor((index * all) / count));
  const last = Array.from({ length: dense }, (_, index) => all - index);
  for (const moment of new Set([...spread, ...last])) {
    const target = prepared();
    run(target, from, moment);
    inspect(target);
    put(target, second);
    expect(faultsOf(served(target))).toEqual([]);
    expect(existsSync(join(served(target), 'only-in-one'))).toBe(false);
    removeAll([target]);
  }
}

describe('a deploy that is killed', () => {
  test('behind a link leaves the whole old or new release, and the next deploy works', () => {
    const live: string[] = [];
    killOften(linked, 8, (target) => {
      const current = join(target, 'current');
      expect(faultsOf(current)).toEqual([]);
      live.push(basename(realpathSync(current)));
    });
    expect(new Set(live)).toEqual(new Set([old, fresh]));
  }, 300_000);

  test('in a plain folder leaves no page without its hashed files', () => {
    const mixed: boolean[] = [];
    killOften(plain, 6, (target) => {
      expect(missingChunks(target)).toEqual([]);
      mixed.push(['one', 'two'].every((name) => existsSync(join(target, `only-in-${name}`))));
    });
    expect(mixed).toContain(true);
    expect(mixed).toContain(false);
  }, 300_000);

  test('leaves a lock that the next deploy takes over, and a partial release that it removes', () => {
    const target = writeFolder({});
    folders.push(target);
    run(target, ['--from', second.folder], 50);
    expect(readdirSync(target)).toContain('.deploy-lock');
    expect(readdirSync(join(target, 'releases'))).toEqual([`.${fresh}.half`]);
    run(target, ['--from', first.folder]);
    expect(readdirSync(target).sort()).toEqual(['.deploy-record.json', 'current', 'releases']);
    expect(readdirSync(join(target, 'releases'))).toEqual([old]);
  }, 60_000);
});
