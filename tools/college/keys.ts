import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  type Stats,
} from 'node:fs';
import { basename, join } from 'node:path';
import Papa from 'papaparse';
import { normalizeId, type Person } from '@/lib/record/person';
import { parseJson } from '@/tools/file/json-file';
import { accessCodeOf } from './access-code';
import { readCollege } from './college';
import { generationOf } from './generations';
import { listPeople } from './listed-person';
import { refuseInside } from './refuse-inside';
import { writeFiles } from '@/tools/file/write-files';

/** The names of campus accounts that web servers accept as file names (tools/site/servers/site-layout.ts). */
const accountName = /^[a-z0-9]{1,32}$/;

interface WrittenKeys {
  written: number;
  removed: number;
}

/**
 * Writes one file per person for people/me.json, named after the account of the campus, and removes those of people who
 * are gone. Only the owner of the folder can read them. Without a list of accounts, an account is named like the
 * person's id. Throws if two people would share a file, and writes nothing then.
 */
export function writeKeys(college: string, folder: string, list?: string): WrittenKeys {
  refuseInside(folder, college);
  const people = [...listPeople(college)];
  const { secret, generations } = readCollege(college);
  const accounts = list === undefined ? undefined : readAccounts(list);
  const files = new Map<string, string>();
  const owners = new Map<string, Person>();
  for (const { kind, id } of people) {
    const account = accounts ? accounts.get(id) : id.toLowerCase().replace(/[^a-z0-9]/g, '');
    if (account === undefined) continue;
    claim(owners, account, { kind, id });
    const code = accessCodeOf(secret, { kind, id }, generationOf(generations, { kind, id }));
    files.set(join(folder, `${account}.json`), `${JSON.stringify({ kind, id, code })}\n`);
  }
  if (files.size === 0)
    throw new Error(`No account has a record in ${college}/records; nothing was written.`);
  const removed = readyFolder(folder).filter((file) => !files.has(file));
  writeFiles(files);
  giveTo(statSync(folder), [...files.keys()]);
  for (const file of removed) rmSync(file, { force: true });
  return { written: files.size, removed: removed.length };
}

function claim(owners: Map<string, Person>, account: string, person: Person): void {
  if (!accountName.test(account))
    throw new Error(
      `"${account}" of ${person.id} is no account name that web servers accept: 1 to 32 small letters and digits. ` +
        'Name the accounts in a file: --names accounts.csv.',
    );
  const other = owners.get(account);
  if (other !== undefined)
    throw new Error(
      `${other.id} and ${person.id} would share the account "${account}". Name the accounts in a file: --names accounts.csv.`,
    );
  owners.set(account, person);
}

/** Account names by id, from a CSV file with the columns id and account; a first line with these words is skipped. */
function readAccounts(file: string): Map<string, string> {
  const { data } = Papa.parse<string[]>(readFileSync(file, 'utf8'), { skipEmptyLines: 'greedy' });
  const first = /^id$/i.test(data[0]?.[0]?.trim() ?? '') ? 1 : 0;
  const accounts = new Map<string, string>();
  for (const [index, row] of data.slice(first).entries()) {
    const [id = '', account = ''] = row.map((cell) => cell.trim());
    const at = `${file}, row ${first + index + 1}`;
    if (row.length !== 2 || id === '' || account === '')
      throw new Error(`${at}: write an id and an account, such as "25CSE1042,asha".`);
    if (accounts.has(normalizeId(id)))
      throw new Error(`${at}: ${id} is in an earlier row. Write one account per person.`);
    accounts.set(normalizeId(id), account.toLowerCase());
  }
  return accounts;
}

/**
 * Creates the folder, or returns its files. Throws if it has other files than keys, which are not ours to replace, and
 * leaves the folder as it is then.
 */
function readyFolder(folder: string): string[] {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder).map((name) => join(folder, name));
  const other = files.find((file) => !isKey(file));
  if (other !== undefined)
    throw new Error(
      `${folder} contains ${basename(other)}, which is no key. Name a folder that holds keys only.`,
    );
  chmodSync(folder, 0o700);
  return files;
}

/** Returns true if a file is a key, or what a run that was killed left of one. */
function isKey(file: string): boolean {
  if (!/^[a-z0-9]{1,32}\.json(?:\.part)?$/.test(basename(file)) || !statSync(file).isFile())
    return false;
  if (file.endsWith('.part')) return true;
  const value = parseJson(readFileSync(file, 'utf8')) as { code?: unknown } | null | undefined;
  return typeof value?.code === 'string';
}

/** The administrator's run leaves the keys to the owner of the folder, the web server. */
function giveTo({ uid, gid }: Stats, files: readonly string[]): void {
  if (process.getuid?.() === 0) for (const file of files) chownSync(file, uid, gid);
}
