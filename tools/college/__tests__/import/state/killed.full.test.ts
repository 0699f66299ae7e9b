import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { sealCollege } from '@/tools/college/seal/seal-college';
import { bundleCommands } from '@/tools/command/__tests__/bundled-command';
import { firstOf, isFull } from '@/__tests__/full-run';
import { copyFolder, writeFolder } from '@/tools/command/__tests__/write-folder';
import { oneRoster, replaceExports, snapshot, writeCollegeIn } from '../college-in';

const root = process.cwd();
const [command = ''] = bundleCommands(['tools/college/command/import.ts']);
const hook = join(root, 'tools/college/__tests__/import/state/kill-at.mjs');
const urlOf = (file: string) => pathToFileURL(file).href;

const args = ['--import', urlOf(hook), command];
const envOf = (killAt?: number) => ({ ...process.env, KILL_AT: String(killAt ?? '') });

/** Runs the import below a folder. With `killAt` it is killed just before that change of the disk. */
function importIn(folder: string, killAt?: number): number {
  const { signal, status, stdout, stderr } = spawnSync(process.execPath, args, {
    ...{ cwd: folder, encoding: 'utf8', env: envOf(killAt) },
  });
  // The lock is renewed more often on a busy computer, so an import may end before the last change that was counted.
  if (killAt !== undefined && signal !== null)
    expect({ signal, stderr }).toEqual({ signal: 'SIGKILL', stderr: '' });
  else expect({ status, stderr, stdout }).toEqual({ status: 0, stderr: '', stdout });
  return Number(/changes: (\d+)/.exec(stdout)?.[1]);
}

/** The content of the records, without the times of the files. */
function recordsIn(folder: string): string {
  const college = join(folder, 'college');
  const name = existsSync(join(college, 'records')) ? 'records' : 'records-before';
  const files = snapshot(college, name);
  return JSON.stringify(
    Object.entries(files).map(([path, text]) => [
      path.slice(name.length),
      text.replace(/^\S+ /, ''),
    ]),
  );
}

const names = Array.from({ length: 24 }, (_, index) => `s${index + 100}`);
const before = { 'roster.zip': oneRoster(names) };
/** One person leaves, one is new, and all registers change. */
const after = { 'roster.zip': oneRoster([...names.slice(1), 'tara']) };

/** A college whose exports are newer than its records. */
const prepared = (() => {
  const folder = writeFolder({});
  cpSync(writeCollegeIn(before), join(folder, 'college'), { recursive: true });
  importIn(folder);
  replaceExports(join(folder, 'college'), after);
  return folder;
})();

const leftovers = (folder: string) =>
  readdirSync(join(folder, 'college')).filter((name) =>
    /-next$|-before$|\.part$|\.new$|lock/.test(name),
  );

const old = recordsIn(prepared);
const [fresh, changes] = (() => {
  const folder = copyFolder(prepared);
  const count = importIn(folder);
  return [recordsIn(folder), count];
})();

async function expectWhole(folder: string): Promise<boolean> {
  const records = recordsIn(folder);
  expect([old, fresh]).toContain(records);
  await sealCollege(join(folder, 'college'), { progress: () => undefined });
  importIn(folder);
  expect(recordsIn(folder)).toBe(fresh);
  expect(leftovers(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
  return records === fresh;
}

test('An import that is killed at a change of the disk leaves all old records or all new ones', async () => {
  expect(changes).toBeGreaterThan(30);
  const spread = Array.from({ length: 2 }, (_, index) => 1 + Math.floor((index * changes) / 2));
  const dense = isFull ? 9 : 3;
  const last = Array.from({ length: dense }, (_, index) => changes - index);
  const states: boolean[] = [];
  for (const moment of new Set([...spread, ...last])) {
    const folder = copyFolder(prepared);
    importIn(folder, moment);
    states.push(await expectWhole(folder));
  }
  expect(new Set(states)).toEqual(new Set([true, false]));
}, 300_000);

test('An import that is killed at any time leaves all old records or all new ones', async () => {
  for (const delay of firstOf([450, 250, 650])) {
    const folder = copyFolder(prepared);
    const child = spawn(process.execPath, args, { cwd: folder, env: envOf(), stdio: 'ignore' });
    await wait(delay);
    child.kill('SIGKILL');
    await expectWhole(folder);
  }
}, 120_000);
