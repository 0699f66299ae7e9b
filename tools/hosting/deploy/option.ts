import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { inventoryFile } from '@/tools/file/inventory';
import { readArguments } from '@/tools/command/read-arguments';

interface DeployOptions {
  /** The folder in which the web server's root is, or a store as rclone names it. */
  target: string;
  /** The built site. */
  from: string;
  action: 'deploy' | 'rollback' | 'list' | 'store';
  /** Whether a deploy to a store only prints what it would do. */
  dryRun: boolean;
  /** Whether the sealed records of the live site stay, even if the release has others. */
  withoutPeople: boolean;
  keepDays: number;
}

const usage =
  'npm run deploy -- TARGET [--rollback | --list] [--from out] [--without-people] [--keep-days 30], or ' +
  'npm run deploy -- --store REMOTE [--dry-run] [--from out] [--without-people]';

const deployOptions = {
  rollback: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  store: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'without-people': { type: 'boolean', default: false },
  from: { type: 'string', default: 'out' },
  'keep-days': { type: 'string' },
} as const;

/** Parses the command's arguments and checks the folders. Throws before anything changes. */
export function readDeployOptions(args: readonly string[]): DeployOptions {
  const { values, positionals } = readArguments({ usage, options: deployOptions }, args);
  const { rollback, list, store } = values;
  const [target, ...others] = store === undefined ? positionals : [store, ...positionals];
  if (!target || others.length > 0)
    throw new Error(`Name one folder or one store to deploy to: ${usage}`);
  const given = values['keep-days'];
  const isForFolder = rollback || list || given !== undefined;
  if ((rollback && list) || (store === undefined ? values['dry-run'] : isForFolder))
    throw new Error(`These options cannot be combined. Usage: ${usage}`);
  const keepDays = given ?? '30';
  if (!/^\d{1,5}$/.test(keepDays))
    throw new Error(`--keep-days is "${keepDays}". Allowed: a whole number of days, 0 or more.`);
  const options: DeployOptions = {
    target: store ?? resolve(target),
    from: resolve(values.from),
    action: rollback ? 'rollback' : list ? 'list' : store === undefined ? 'deploy' : 'store',
    dryRun: values['dry-run'],
    withoutPeople: values['without-people'],
    keepDays: Number(keepDays),
  };
  if (store === undefined) checkFolders(options);
  return options;
}

function checkFolders({ target, from, action }: DeployOptions): void {
  if (!existsSync(target))
    throw new Error(
      `${target} does not exist. Create it first (mkdir -p) for the user who deploys.`,
    );
  if (!statSync(target).isDirectory()) throw new Error(`${target} is a file, not a folder.`);
  if (action === 'deploy' && existsSync(from))
    refuseOverlap(realpathSync(target), realpathSync(from));
  if (existsSync(join(target, inventoryFile)))
    throw new Error(
      `${target} is itself a copy of the site. Name the folder around it: its "current" becomes the server's root.`,
    );
  if (action !== 'list') checkWritable(target);
}

function refuseOverlap(target: string, from: string): void {
  if (isIn(target, from))
    throw new Error(
      `${target} is inside ${from}, which the next build deletes. Name another folder.`,
    );
  if (isIn(from, target))
    throw new Error(
      `${from} is inside ${target}: a deploy would write among its own source files. Name another folder.`,
    );
}

function isIn(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(outer.endsWith(sep) ? outer : `${outer}${sep}`);
}

function checkWritable(target: string): void {
  try {
    accessSync(target, constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(
      `${target} cannot be written to by this user. Give the folder to the user who deploys (chown), or run as that user.`,
    );
  }
}
