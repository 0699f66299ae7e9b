import { existsSync, realpathSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { readArguments } from '@/tools/command/read-arguments';
import type { Progress } from '@/tools/file/progress';

/** Source and target of a deploy, and callbacks for its output. */
export interface DeployWork {
  /** The built site. */
  from: string;
  /** The folder in which the web server's root is, or a store as rclone names it, such as `college:portal`. */
  target: string;
  /** Whether the sealed records of the live site stay, even if the release has others. */
  withoutPeople: boolean;
  now: Date;
  progress: Progress;
  log: (line: string) => void;
}

const usage = 'npm run deploy -- FOLDER or STORE:PATH [--from out] [--without-people] [--rollback]';

const options = {
  from: { type: 'string', default: 'out' },
  'without-people': { type: 'boolean', default: false },
  rollback: { type: 'boolean', default: false },
} as const;

/** Parses the command's arguments and checks the folders. Throws before anything changes. */
export function readDeployOptions(args: readonly string[]) {
  const { values, positionals } = readArguments({ usage, options }, args);
  const [name, ...others] = positionals;
  if (!name || others.length > 0) throw new Error(`Name one folder or one store: ${usage}`);
  const { rollback } = values;
  const from = resolve(values.from);
  // As rclone does: a name before the first slash and a colon, but not a drive of Windows.
  const isStore = /^(?![a-z]:[\\/])[^/\\]+:/i.test(name);
  const target = isStore ? name : resolve(name);
  if (isStore && rollback) throw new Error('A store has no rollback: deploy the earlier release.');
  if (!isStore && !statSync(target).isDirectory())
    throw new Error(`${target} is a file, not a folder.`);
  if (!isStore && !rollback && existsSync(from)) {
    const [inner = '', outer = ''] = [target, from].map((path) => realpathSync(path) + sep);
    if (inner.startsWith(outer) || outer.startsWith(inner))
      throw new Error(`${target} and ${from} are in one another. Name another folder.`);
  }
  return { target, from, isStore, rollback, withoutPeople: values['without-people'] };
}
