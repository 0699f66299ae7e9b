import { createHash, createHmac } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';
import type { College } from '../college';
import type { Sections } from '../drop/access';
import type { Person } from '@/lib/record/person';
import { publishedKeys } from '../published-keys';
import { writeOneFile } from '@/tools/file/write-files';

/** What was sealed from a record file. */
export interface SealedFile extends Person {
  /** The record file's size in bytes, its modification time, and the SHA-256 of its content. */
  size: number;
  mtimeMs: number;
  hash: string;
  generation: number;
  /** The name of the sealed record: 32 hexadecimal digits. */
  name: string;
  /** The person's name, which the build searches for in the site. */
  fullName: string;
  /** The id as the record writes it. */
  writtenId: string;
  /** The length of the sealed record. */
  length: number;
  /** On a site with a drop box: what the record says about it, as `dropMark` describes it. */
  drop?: string;
  /** The students in each section of a teacher's register, on a site with a drop box. */
  sections?: Sections;
  /** The day of the first run after the access code was replaced. */
  raised?: string;
}

/** What the last run sealed, by the path of the record file. */
type SealedFiles = Readonly<Record<string, SealedFile>>;

export interface SealState {
  /** Other bytes result if this differs: the form of the files, the college, its secret and its published keys. */
  basis: string;
  /** Records are checked again if this differs: the schemas. */
  schema: string;
  files: SealedFiles;
}

/** Raised when the same record gives other bytes than before, or the state has other fields. */
const sealFormat = 3;

export const stateFile = (folder: string) => join(folder, 'seal-state.json');

/** The state of a run that sealed nothing yet. */
export function newState({ id, secret }: College, keys = publishedKeys): SealState {
  const basis = createHmac('sha256', secret).update(
    JSON.stringify(['state', sealFormat, id, ...keys]),
  );
  return { basis: basis.digest('hex'), schema: schemaHash(), files: {} };
}

/** What the last run sealed, as far as it still applies. */
export function readState(folder: string, { basis }: SealState): SealState | undefined {
  if (!existsSync(stateFile(folder))) return undefined;
  try {
    const state = JSON.parse(readFileSync(stateFile(folder), 'utf8')) as SealState;
    return state.basis === basis ? state : undefined;
  } catch {
    return undefined;
  }
}

/** The state has the names of people: only the user who seals can read it. */
export function writeState(folder: string, state: SealState): void {
  writeOneFile(stateFile(folder), JSON.stringify(state));
}

export function removeState(folder: string): void {
  rmSync(stateFile(folder), { force: true });
}

function schemaHash(): string {
  const root = join('content', 'schema');
  const hash = createHash('sha256');
  for (const file of filesBelow(root).filter((name) => name.endsWith('.ts')))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
