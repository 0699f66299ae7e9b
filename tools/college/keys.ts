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
import { join, relative, resolve } from 'node:path';
import Papa from 'papaparse';
import { normalizeId, type Person } from '@/lib/record/person';
import { accessCodeOf } from './access-code';
import { generationOf, readGenerations } from './generations';
import { listPeople } from './listed-person';
import { readSecret } from './secret';
import { writeFiles } from './write-files';

/** The names of campus accounts that web servers accept as file names (tools/servers/site-layout.ts). */
const accountName = /^[a-z0-9]{1,32}$/;

export interface WrittenKeys {
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
  const secret = readSecret(college);
  const generations = readGenerations(college);
  const accounts = list === undefined ? undefined : readAccounts(list);
  const files = new Map<string, string>();
  const owners = new Map<string, Person>();
  for (const { kind, id } of listPeople(college)) {
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
  for (const file of removed) rmSync(file);
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
  const rows = /^id$/i.test(data[0]?.[0]?.trim() ?? '') ? data.slice(1) : data;
  return new Map(
    rows.map((row, index) => {
      const [id = '', account = ''] = row.map((cell) => cell.trim());
      if (row.length !== 2 || id === '' || account === '')
        throw new Error(
          `${file}, row ${index + 1}: write an id and an account, such as "25CSE1042,asha".`,
        );
      return [normalizeId(id), account.toLowerCase()];
    }),
  );
}

/** Creates the folder, or returns its files. Throws if it has other files than keys, which are not ours to replace. */
function readyFolder(folder: string): string[] {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  const names = readdirSync(folder);
  const other = names.find((name) => !accountName.test(name.replace(/\.json$/, '')));
  if (other !== undefined)
    throw new Error(
      `${folder} contains ${other}, which is no key. Name a folder that holds keys only.`,
    );
  return names.map((name) => join(folder, name));
}

/** The administrator's run leaves the keys to the owner of the folder, the web server. */
function giveTo({ uid, gid }: Stats, files: readonly string[]): void {
  if (process.getuid?.() === 0) for (const file of files) chownSync(file, uid, gid);
}

/** The build publishes out/ and public/, and whoever reads the college's folder has its secret. */
function refuseInside(folder: string, college: string): void {
  for (const outer of ['out', 'public', 'dist', join(college, 'records'), join(college, 'sealed')])
    if (!/^\.\.(?:[\\/]|$)/.test(relative(resolve(outer), resolve(folder))))
      throw new Error(`${folder} is inside ${outer}. Name a folder that no web server publishes.`);
}
