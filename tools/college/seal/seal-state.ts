import { createHash, createHmac } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { filesBelow } from '@/tools/file/files-below';
import { parseJson } from '@/tools/file/json-file';
import type { College } from '../college';
import { stateFile } from '../generations';
import type { Sections } from '../drop/access';
import type { Person } from '@/lib/record/person';
import { publishedKeys } from '../published-keys';

/** The sealed file of a record. */
export interface SealedFile extends Person {
  /** The record file's path below records/, size in bytes, modification time, and the SHA-256 of its content. */
  path: string;
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

/** The values that show if the results of a run still apply. */
interface SealBasis {
  /** Other bytes result if this differs: the form of the files, the college, its secret and its published keys. */
  basis: string;
  /** Records are checked again if this differs: the schemas. */
  schema: string;
}

/** The files that the last run sealed. The files are read one after the other each time: those of a large college need much memory. */
export interface SealState extends SealBasis {
  /** The number of the run. */
  number: number;
  files: Iterable<SealedFile>;
}

/** Raised when the same record gives other bytes than before, or the state has other fields. */
const sealFormat = 1;

/** Without it, a state is not complete. */
const lastLine = '"end"';

export function basisOf({ id, secret }: College, keys = publishedKeys): SealBasis {
  const basis = createHmac('sha256', secret).update(
    JSON.stringify(['state', sealFormat, id, ...keys]),
  );
  return { basis: basis.digest('hex'), schema: schemaHash() };
}

/** Returns what the last run sealed, as far as it still applies. */
export function readState(folder: string, { basis }: SealBasis): SealState | undefined {
  const file = stateFile(folder);
  if (!existsSync(file)) return undefined;
  const [head = ''] = linesOf(file);
  const last = parseJson(head) as Omit<SealState, 'files'> | undefined;
  if (last?.basis !== basis) return undefined;
  return { ...last, files: { [Symbol.iterator]: () => filesIn(file) } };
}

function* filesIn(file: string): Generator<SealedFile> {
  const lines = linesOf(file);
  lines.next();
  for (const line of lines) {
    if (line === lastLine) return;
    const sealed = parseJson(line);
    if (sealed === undefined) break;
    yield sealed as SealedFile;
  }
  throw new Error(`${file} is damaged. Delete it: the next run seals all records again.`);
}

function* linesOf(file: string): Generator<string> {
  const handle = openSync(file, 'r');
  try {
    const decoder = new StringDecoder();
    const part = Buffer.alloc(1_000_000);
    let rest = '';
    for (let length = -1; length !== 0;) {
      length = readSync(handle, part);
      const lines = (rest + decoder.write(part.subarray(0, length))).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest !== '') yield rest;
  } finally {
    closeSync(handle);
  }
}

/** Writes a state to a new file. It has the names of people: only the user who seals can read it. */
export function stateWriter(file: string, head: Omit<SealState, 'files'>) {
  let text = '';
  const write = () => {
    const handle = openSync(file, 'a', 0o600);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    text = '';
  };
  const add = (line: Omit<SealState, 'files'> | SealedFile) => {
    text += `${JSON.stringify(line)}\n`;
    if (text.length > 1_000_000) write();
  };
  rmSync(file, { force: true });
  add(head);
  return {
    add,
    /** Completes the file and returns what was added. */
    end: (): SealState['files'] => {
      text += `${lastLine}\n`;
      write();
      return { [Symbol.iterator]: () => filesIn(file) };
    },
    /** Makes the complete file the state of a folder. */
    moveTo: (folder: string) => renameSync(file, stateFile(folder)),
  };
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
