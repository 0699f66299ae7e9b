import {
  closeSync,
  createReadStream,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { FactTable, Facts, FactSink, Kind, Origin } from '@/tools/import/fact/fact';
import { getOrMake } from '@/tools/file/get-or-make';
import { replaceFolder } from '../swap';

/** The rows of OneRoster files as the last import knew them, for exports that have only what changed since. */
export const stateFolder = (folder: string) => join(folder, 'state');

/** Where the rows are between two renames. */
export const stateBefore = (folder: string) => join(folder, 'state-before');

/** The state as it is, also between two renames. */
export const currentState = (folder: string) =>
  existsSync(stateFolder(folder)) ? stateFolder(folder) : stateBefore(folder);

/** The file of the state with the facts of other files (saved-facts.ts). */
export const savedName = 'saved';

/** The OneRoster files that the state has, by the name of their OneRoster file, for example "users". */
export function rosterFiles(folder: string): string[] {
  const root = currentState(folder);
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => name.slice(0, -'.jsonl'.length))
    .filter((name) => name !== savedName)
    .sort();
}

/** A fact as a line: the number of its table, its line there, the id of its row, its kind and itself, and 1 if implied. */
export type FactLine = [
  table: number,
  line: number,
  id: string | null,
  kind: Kind,
  fact: object,
  implied?: 1,
];

/** Passes the facts of a file of the state on. Returns how many there are. */
export async function readRoster(folder: string, name: string, sink: FactSink): Promise<number> {
  const file = join(currentState(folder), `${name}.jsonl`);
  const tables: FactTable[] = [];
  let count = 0;
  const add = (text: string) => {
    const value = parse(file, text);
    if (!Array.isArray(value)) return void tables.push(value);
    const [number, line, id, kind, fact, implied] = value;
    const table = tables[number];
    if (table === undefined) throw damaged(file);
    sink.add(kind, fact as Facts[Kind], {
      table,
      line,
      ...(id !== null && { id }),
      ...(implied && { implied: true }),
    });
    count += 1;
  };
  for await (const lines of linesOf(file)) lines.forEach(add);
  return count;
}

/** The lines of a file in batches: there are millions. */
async function* linesOf(file: string): AsyncGenerator<string[]> {
  let rest = '';
  for await (const part of createReadStream(file, {
    encoding: 'utf8',
    highWaterMark: bufferSize,
  })) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    yield lines;
  }
  if (rest !== '') yield [rest];
}

function parse(file: string, text: string): FactTable | FactLine {
  try {
    return JSON.parse(text) as FactTable | FactLine;
  } catch {
    throw damaged(file);
  }
}

const damaged = (file: string) =>
  new Error(
    `${file} is damaged. Delete the folder it is in, put a complete export into college/in, and import again.`,
  );

const bufferSize = 256 * 1024;

/** Writes the rows of one OneRoster file while they are read. */
class RosterWriter implements FactSink {
  private readonly handle: number;
  private readonly tables = new Map<FactTable, number>();
  private lines: string[] = [];
  private length = 0;

  constructor(
    file: string,
    private readonly next: FactSink,
  ) {
    this.handle = openSync(file, 'w', 0o600);
  }

  add<K extends Kind>(kind: K, fact: Facts[K], origin: Origin): void {
    const line: FactLine = [this.tableOf(origin.table), origin.line, origin.id ?? null, kind, fact];
    if (origin.implied) line.push(1);
    this.push(line);
    this.next.add(kind, fact, origin);
  }

  close(): void {
    this.flush();
    closeSync(this.handle);
  }

  private tableOf(table: FactTable): number {
    return getOrMake(this.tables, table, () => {
      this.push(table);
      return this.tables.size;
    });
  }

  private push(value: object): void {
    const text = `${JSON.stringify(value)}\n`;
    this.lines.push(text);
    this.length += text.length;
    if (this.length >= bufferSize) this.flush();
  }

  private flush(): void {
    if (this.lines.length > 0) writeSync(this.handle, this.lines.join(''));
    this.lines = [];
    this.length = 0;
  }
}

/** The next state, which takes the place of the last one when the import is complete. */
export class RosterStage {
  private readonly next: string;
  private readonly writers = new Set<RosterWriter>();
  private count = 0;

  constructor(
    private readonly folder: string,
    private readonly isWritten: boolean,
  ) {
    this.next = join(folder, 'state-next');
    if (isWritten) this.discard();
  }

  /** Stores what goes to the sink under the name of a OneRoster file, until it is closed. */
  open(name: string, next: FactSink): { sink: FactSink; close(): void } {
    if (!this.isWritten) return { sink: next, close: () => undefined };
    mkdirSync(this.next, { recursive: true, mode: 0o700 });
    this.count += 1;
    const writer = new RosterWriter(join(this.next, `${name}.jsonl`), next);
    this.writers.add(writer);
    return {
      sink: writer,
      close: () => {
        if (this.writers.delete(writer)) writer.close();
      },
    };
  }

  commit(): void {
    if (this.count > 0 && hasSameFiles(this.next, currentState(this.folder))) this.discard();
    else if (this.count > 0)
      replaceFolder(stateFolder(this.folder), this.next, stateBefore(this.folder));
    else
      for (const root of [stateFolder(this.folder), stateBefore(this.folder)])
        rmSync(root, { recursive: true, force: true });
  }

  discard(): void {
    for (const writer of this.writers) writer.close();
    this.writers.clear();
    if (this.isWritten) rmSync(this.next, { recursive: true, force: true });
  }
}

function hasSameFiles(one: string, other: string): boolean {
  if (!existsSync(other)) return false;
  const names = readdirSync(one).sort();
  return (
    names.join('\n') === readdirSync(other).sort().join('\n') &&
    names.every((name) => isSameFile(join(one, name), join(other, name)))
  );
}

/** Compares two files in parts, because those of a large college do not fit into memory. */
function isSameFile(one: string, other: string): boolean {
  if (statSync(one).size !== statSync(other).size) return false;
  const handles = [openSync(one, 'r'), openSync(other, 'r')] as const;
  const buffers = [Buffer.alloc(bufferSize), Buffer.alloc(bufferSize)] as const;
  try {
    for (;;) {
      const length = readSync(handles[0], buffers[0]);
      if (readSync(handles[1], buffers[1]) !== length) return false;
      if (length === 0) return true;
      if (!buffers[0].subarray(0, length).equals(buffers[1].subarray(0, length))) return false;
    }
  } finally {
    for (const handle of handles) closeSync(handle);
  }
}
