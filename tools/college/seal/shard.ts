import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sealedPath } from '@/lib/record/derivation';
import type { College } from '../college';
import { generationOf } from '../generations';
import { noRecords, recordsFolder } from '../record-file';
import { secretFile } from '../secret';
import type { SealTask } from './seal-file';
import { isStored, sealedFolder } from './sealed-folder';
import { readState, stateFile, type SealBasis, type SealState } from './seal-state';

/** A part of the records that a run of its own seals, on any computer: 3 of 16. */
export interface Shard {
  number: number;
  count: number;
}

/** Reads the option `--shard 3/16`. */
export function readShard(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const [number = 0, count = 0] = /^\d{1,4}\/\d{1,4}$/.test(text)
    ? text.split('/').map(Number)
    : [];
  if (number >= 1 && number <= count) return { number, count };
  throw new Error(`--shard is "${text}". Write which part of how many it is, such as 3/16.`);
}

const shardsFolder = (folder: string) => join(folder, 'shards');

/** The folder of what a shard sealed, below the college's. */
export const shardFolder = (folder: string, { number, count }: Shard) =>
  join(shardsFolder(folder), `${number}-of-${count}`);

/** The paths of the record files of a shard. Each shard has as many teachers, whose records are the longest. */
export const shardOf = (paths: readonly string[], { number, count }: Shard): string[] =>
  paths.filter((_, index) => index % count === number - 1);

/** Throws if what the shards of a college seal would not fit together. */
export function refuseShard(folder: string, dropBox: boolean): void {
  if (!existsSync(recordsFolder(folder))) throw noRecords(folder);
  if (dropBox)
    throw new Error(
      'A site with a drop box cannot be sealed in shards: the record of a student depends on the registers of all teachers. Leave out --shard.',
    );
  if (!existsSync(secretFile(folder)) || !existsSync(join(folder, 'college.json')))
    throw new Error(
      `${folder} has no secret yet, and each shard would make its own. Run "npm run college -- cards" once, and give the secret and college.json to all shards.`,
    );
}

/** A record that a shard sealed: what was sealed, and the file with the sealed record. */
type FromShard = Required<Pick<SealTask, 'known' | 'from'>>;

/** What each finished shard sealed, as far as it still counts. Warns of shards that do not fit. */
export function readShards(
  folder: string,
  basis: SealBasis,
  { generations }: College,
): (() => Generator<FromShard>)[] {
  return finishedShards(folder).flatMap((shard) => {
    const read = readState(shard, basis);
    if (read?.schema === basis.schema)
      return [() => filesOf(sealedFolder(shard), read, generations)];
    console.warn(`${shard} has another secret, other keys or another version: not used`);
    return [];
  });
}

function* filesOf(
  sealed: string,
  { files }: SealState,
  generations: College['generations'],
): Generator<FromShard> {
  for (const known of files)
    if (known.generation === generationOf(generations, known) && isStored(sealed, known, 0))
      yield { known, from: join(sealed, sealedPath(known.name)) };
}

export function removeShards(folder: string): void {
  for (const shard of finishedShards(folder)) rmSync(shard, { recursive: true });
}

/** The folders of the shards that have a state: the others are still at work, or failed. */
function finishedShards(folder: string): string[] {
  const root = shardsFolder(folder);
  if (!existsSync(root)) return [];
  const shards = readdirSync(root).map((name) => join(root, name));
  return shards.filter((shard) => existsSync(stateFile(shard)));
}
