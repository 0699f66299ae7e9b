import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { extname } from 'node:path';
import { feedsBelow } from '@/tools/college/timetable/feed-file';
import { inventoryFile } from '@/tools/file/inventory';
import { readInventory, releaseName } from '@/tools/file/inventory-file';
import { sha256 } from '@/tools/file/sha256';
import { parseJson } from '@/tools/file/json-file';
import { copyRank, hashedFolder, isHashed, isHidden } from '@/tools/file/listed-file';
import { indexFile, isData, peopleFilesBelow, peopleFolder } from '@/tools/file/people-file';
import { mediaType, mediaTypes } from '@/tools/site/serve/media-type';
import { cacheControl } from '@/tools/site/servers/rules';
import { readSource, refuseDamaged } from './files';
import type { DeployWork } from './deploy-option';
import { listStore, runRclone, type StoredFile } from './rclone';

type StoreFile = StoredFile & { path: string };

/** What deploys put into a store next to the site: who copies, and by which rules and what was copied. */
const [lockFile, recordFile] = ['.deploy-lock', '.deploy-record.json'];
const rules = sha256(Buffer.from(JSON.stringify([mediaTypes, cacheControl])));

/** The address of a file in a store, whose name may be only that of the store. */
const at = (remote: string, path: string) =>
  /[:/]$/.test(remote) ? remote + path : `${remote}/${path}`;

/**
 * Copies what differs to a store with rclone, in an order in which every page finds its hashed files, compares all again,
 * and then deletes what is gone. Each file changes at once, the release as a whole does not.
 */
export async function deployToStore(work: DeployWork): Promise<void> {
  const { target: remote, log } = work;
  const files = filesFor(work);
  const lock = at(remote, lockFile);
  await takeLock(remote, lock);
  try {
    const [copied, deleted] = await syncStore(files, work);
    const id = releaseName(readInventory(work.from));
    log(`deploy: release ${id}: ${files.length} files, ${copied} written, ${deleted} deleted`);
  } finally {
    await runRclone(['deletefile', lock]).catch(() =>
      log(`deploy: ${lock} stays there; only deploys from this folder of this computer go on.`),
    );
  }
}

/** The files that a store serves, without those for web servers, with the types that the servers would send. */
function filesFor({ from, withoutPeople }: DeployWork): StoreFile[] {
  const { files } = readInventory(from);
  const people = withoutPeople ? [] : peopleFilesBelow(from);
  const data = people.length > 0 ? [...people, ...feedsBelow(from).keys()] : [];
  const served = Object.keys(files).filter((path) => !isHidden(path));
  return [...served, ...data, inventoryFile].map((path) => {
    const body = readSource(from, path, files[path]);
    const md5 = createHash('md5').update(body).digest('hex');
    return { path, md5, size: body.length };
  });
}

/** The headers of a file, which a store sends as they were when it was copied. */
export function headersOf(path: string): (readonly [name: string, value: string])[] {
  const coding = { '.br': 'br', '.gz': 'gzip' }[extname(path)];
  const file = coding ? path.slice(0, -3) : path;
  const isImmutable = file.startsWith(hashedFolder);
  const cache = isImmutable ? 'hashed' : file === '404.html' ? 'error' : 'other';
  return [
    ['Content-Type', mediaType(file)],
    ['Cache-Control', cacheControl[cache]],
    ...(coding ? ([['Content-Encoding', coding]] as const) : []),
  ];
}

/** Refuses a store that another deploy writes to. One of this folder was killed: its lock file would be held here. */
async function takeLock(remote: string, lock: string): Promise<void> {
  const holder = sha256(Buffer.from(`${hostname()} ${process.cwd()}`));
  if ((await listStore(remote, '--max-depth', '1')).has(lockFile)) {
    if ((await runRclone(['cat', lock])) !== holder)
      throw new Error(
        `Another deploy to this store is running or was killed. If it was, run "rclone deletefile ${lock}".`,
      );
    await runRclone(['deletefile', lock]);
  }
  const isS3 = /"String": "S3/.test(await runRclone(['backend', 'features', remote]));
  const ifAbsent = isS3 ? ['--header', 'If-None-Match: *'] : [];
  await runRclone(['rcat', lock, '--s3-no-head', '--s3-no-check-bucket', ...ifAbsent], holder);
}

/** Makes a store equal to a release, and returns how many files it copied and deleted. */
async function syncStore(files: readonly StoreFile[], work: DeployWork): Promise<[number, number]> {
  const { from, target: remote, progress } = work;
  const stored = await listStore(remote);
  const text = stored.has(recordFile) ? await runRclone(['cat', at(remote, recordFile)]) : '';
  const record = (parseJson(text) ?? {}) as { rules?: string; files?: string[] };
  const ours = new Set(record.files);
  const isStored = ({ size, md5 }: StoreFile, other: Partial<StoredFile> = {}) =>
    other.size === size && other.md5 === md5;
  const changed = files.filter(
    (file) => record.rules !== rules || !isStored(file, stored.get(file.path)),
  );
  const isOurs = (path: string) => ours.has(path) || isHashed(path) || isData(path);
  const foreign = changed.find(({ path }) => stored.has(path) && !isOurs(path));
  if (foreign !== undefined)
    throw new Error(
      `${foreign.path} is in the store, but deploy did not copy it: nothing was changed. Name an empty store.`,
    );
  const paths = new Set(files.map(({ path }) => path));
  const hasPeople = paths.has(peopleFolder + indexFile);
  const gone = [...stored.keys()]
    .filter((path) => !paths.has(path))
    .filter((path) => (isData(path) ? hasPeople : ours.has(path) && !isHashed(path)));
  if (changed.length + gone.length === 0) return [0, 0];

  const writeRecord = (by: string | undefined, all: ReadonlySet<string>) => {
    const own = [...all].filter((path) => !isHashed(path) && !isData(path));
    return runRclone(['rcat', at(remote, recordFile)], JSON.stringify({ rules: by, files: own }));
  };
  await writeRecord(record.rules ?? rules, new Set([...ours, ...paths]));
  let done = 0;
  for (const group of groupsOf(changed)) {
    progress('deploy: copy', done, changed.length);
    await copyGroup(from, remote, group);
    done += group.length;
  }
  progress('deploy: copy', done, done);
  const after = await listStore(remote);
  // A store that knows no MD5 is compared by size.
  const damaged = files.filter(
    (file) => !isStored(file, { md5: file.md5, ...after.get(file.path) }),
  );
  const names = damaged.map(({ path }) => path);
  refuseDamaged(remote, names, 'Nothing was deleted; deploy again.');
  if (gone.length > 0)
    await runRclone(['delete', remote, '--files-from-raw', '-'], gone.join('\n'));
  await writeRecord(rules, paths);
  return [changed.length, gone.length];
}

/** Files with the same headers, in the order in which it is safe to copy them. */
function groupsOf(files: readonly StoreFile[]): StoreFile[][] {
  const groups = new Map<string, StoreFile[]>();
  for (const file of [...files].sort((a, b) => copyRank(a.path) - copyRank(b.path))) {
    const kind = [copyRank(file.path), ...headersOf(file.path)].join();
    const group = groups.get(kind) ?? [];
    group.push(file);
    groups.set(kind, group);
  }
  return [...groups.values()];
}

/** Copies files with the same headers without asking the store for each of them. */
async function copyGroup(from: string, remote: string, group: readonly StoreFile[]): Promise<void> {
  const headers = headersOf(group[0]?.path ?? '').map((header) => header.join(': '));
  const own = headers.flatMap((header) => ['--header-upload', header]);
  const quick = ['--no-traverse', '--no-check-dest', '--ignore-times', '--transfers', '32'];
  const args = [...quick, '--s3-no-check-bucket', '--s3-no-head', ...own];
  const list = group.map(({ path }) => path).join('\n');
  await runRclone(['copy', from, remote, '--files-from-raw', '-', ...args], list);
}
