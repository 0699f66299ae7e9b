import { join } from 'node:path';
import { inventoryFile } from '@/tools/file/inventory';
import { parseInventory, readInventory, releaseName } from '@/tools/file/inventory-file';
import { parseJson } from '@/tools/file/json-file';
import { isHashed } from '@/tools/file/listed-file';
import type { Progress } from '@/tools/file/progress';
import { describePlan, filesFor, isStored, planFor, type Plan, type StoreFile } from './plan';
import { listStore, runRclone, type StoredFile } from './rclone';

/** Source and target of a deploy to a store, and callbacks for its output. */
export interface StoreDeploy {
  from: string;
  /** A store as rclone names it, such as `college:portal`. */
  remote: string;
  withoutPeople: boolean;
  /** Whether it only prints what it would do. */
  dryRun: boolean;
  progress: Progress;
  log: (line: string) => void;
}

/** In the store while a deploy runs: what this one and killed ones may have copied besides the live build.json. */
const recordFile = '.deploy-store.json';

/**
 * Copies what differs to a store with rclone, in an order in which every page finds its hashed files, compares all again,
 * and then deletes what is gone. Each file changes at once, the release as a whole does not.
 */
export async function deployToStore(work: StoreDeploy): Promise<void> {
  const { from, remote, withoutPeople, dryRun, progress, log } = work;
  const files = filesFor(from, withoutPeople);
  const stored = await listStore(remote);
  const ours = await ownPaths(remote, stored);
  const plan = planFor(files, stored, ours);
  const copies = plan.groups.flat().length;
  if (dryRun) return log(describePlan(plan).join('\n'));
  const isChanged = copies + plan.gone.length > 0;
  if (isChanged) await applyPlan(work, plan, files, ours);
  if (isChanged || stored.has(recordFile)) await runRclone(['deletefile', at(remote, recordFile)]);
  progress('deploy: copy', copies, copies);
  const id = releaseName(readInventory(from));
  log(
    `deploy: release ${id}: ${files.length} files, ${copies} written, ${plan.gone.length} deleted`,
  );
}

async function applyPlan(
  { from, remote, progress, log }: StoreDeploy,
  { groups, gone }: Plan,
  files: readonly StoreFile[],
  ours: ReadonlySet<string>,
): Promise<void> {
  const all = [...new Set([...ours, ...files.map(({ path }) => path)])];
  const record = JSON.stringify(all.filter((path) => !isHashed(path)));
  await runRclone(['rcat', at(remote, recordFile)], record);
  const isLast = (group: readonly StoreFile[]) => group[0]?.path === inventoryFile;
  let done = 0;
  for (const group of groups.filter((other) => !isLast(other))) {
    progress('deploy: copy', done, groups.flat().length);
    await copyGroup(from, remote, group);
    done += group.length;
  }
  await refuseDamaged(remote, files);
  const list = ['--files-from-raw', '-'];
  if (gone.length > 0) await runRclone(['delete', remote, ...list], lines(gone));
  for (const path of gone) log(`deploy: deleted ${path}`);
  for (const group of groups.filter(isLast)) await copyGroup(from, remote, group);
}

/** The paths without a hash in their name that deploys copied to a store. */
async function ownPaths(
  remote: string,
  stored: ReadonlyMap<string, StoredFile>,
): Promise<Set<string>> {
  const read = async (name: string) =>
    stored.has(name) ? runRclone(['cat', at(remote, name)]) : undefined;
  const [build, record] = [await read(inventoryFile), await read(recordFile)];
  const released = build ? Object.keys(parseInventory(build, at(remote, inventoryFile)).files) : [];
  const begun = parseJson(record ?? '');
  const own = new Set([...released, ...(Array.isArray(begun) ? (begun as string[]) : [])]);
  if (build !== undefined) own.add(inventoryFile);
  return own;
}

/** Copies files with the same headers without asking the store for each of them. */
async function copyGroup(from: string, remote: string, group: readonly StoreFile[]): Promise<void> {
  const [first] = group;
  if (first === undefined) return;
  const headers = first.headers.flatMap((header) => ['--header-upload', header]);
  const quick = ['--no-traverse', '--no-check-dest', '--ignore-times', '--transfers', '32'];
  const args = [...quick, '--s3-no-check-bucket', '--s3-no-head', ...headers];
  if (first.source !== first.path)
    await runRclone(['copyto', join(from, first.source), at(remote, first.path), ...args]);
  else {
    const paths = lines(group.map(({ path }) => path));
    await runRclone(['copy', from, remote, '--files-from-raw', '-', ...args], paths);
  }
}

/** Throws if a file is not in the store as it should be, so that nothing is deleted. */
async function refuseDamaged(remote: string, files: readonly StoreFile[]): Promise<void> {
  const stored = await listStore(remote);
  const copied = files.filter(({ path }) => path !== inventoryFile);
  const [first, ...others] = copied.filter((file) => !isStored(file, stored.get(file.path), true));
  if (first === undefined) return;
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  throw new Error(
    `${at(remote, first.path)}${more}: not in the store as it was copied. Nothing was deleted; deploy again.`,
  );
}

function lines(paths: readonly string[]): string {
  return paths.map((path) => `${path}\n`).join('');
}

/** The address of a file in a store, whose name may be only that of the store. */
function at(remote: string, path: string): string {
  return /[:/]$/.test(remote) ? remote + path : `${remote}/${path}`;
}
