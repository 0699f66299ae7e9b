import {
  createReadStream,
  createWriteStream,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { normalizeId } from '@/lib/record/person';
import type { Facts } from '@/tools/import/fact/fact';
import { nameKey } from '@/tools/import/model/directory';
import { stateFolder, type FactLine } from '../import/state/roster-state';
import type { DataSubject } from './subject';

/** Removes a person from the rows of files that the last import stored. Returns whether there were any. */
export async function eraseFromRoster(folder: string, subject: DataSubject): Promise<boolean> {
  const root = stateFolder(folder);
  if (!existsSync(root)) return false;
  const names = await namesIn(root, subject);
  let hasChanges = false;
  for (const file of readdirSync(root).filter((name) => name.endsWith('.jsonl')))
    if (await rewrite(join(root, file), names)) hasChanges = true;
  return hasChanges;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Infinity });
}

/** Every name by which rows refer to the person. */
async function namesIn(
  root: string,
  { kind, id, name, hasNamesake }: DataSubject,
): Promise<Set<string>> {
  const names = new Set([id, ...(hasNamesake ? [] : [name])].map(nameKey));
  const users = join(root, 'users.jsonl');
  if (!existsSync(users)) return names;
  for await (const line of linesOf(users)) {
    const value = JSON.parse(line) as FactLine | object;
    if (!Array.isArray(value) || value[3] !== 'person') continue;
    const fact = value[4] as Facts['person'];
    const signIn = (kind === 'student' ? fact.rollNumber : fact.employeeId) ?? fact.id;
    if (normalizeId(signIn) !== id || (fact.kind !== undefined && fact.kind !== kind)) continue;
    for (const one of [fact.id, fact.username, fact.email])
      if (one !== undefined) names.add(nameKey(one));
  }
  return names;
}

async function rewrite(file: string, names: ReadonlySet<string>): Promise<boolean> {
  const partial = `${file}.part`;
  const output = createWriteStream(partial, { mode: 0o600 });
  let removed = 0;
  for await (const line of linesOf(file)) {
    const rest = withoutPerson(line, names);
    if (rest !== line) removed += 1;
    if (rest !== undefined && !output.write(`${rest}\n`)) await once(output, 'drain');
  }
  output.end();
  await once(output, 'finish');
  if (removed > 0) renameSync(partial, file);
  else rmSync(partial);
  return removed > 0;
}

/** A line without the person, or undefined if it is about the person only. */
function withoutPerson(line: string, names: ReadonlySet<string>): string | undefined {
  const value = JSON.parse(line) as FactLine | object;
  if (!Array.isArray(value)) return line;
  const fact = value[4] as {
    id?: string;
    person?: string;
    rollNumber?: string;
    employeeId?: string;
    teachers?: string[];
  };
  const own = value[3] === 'person' ? [fact.id, fact.rollNumber, fact.employeeId] : [fact.person];
  const isName = (one: string | undefined) => one !== undefined && names.has(nameKey(one));
  if (own.some(isName)) return undefined;
  if (!fact.teachers?.some(isName)) return line;
  fact.teachers = fact.teachers.filter((one) => !isName(one));
  return JSON.stringify(value);
}
