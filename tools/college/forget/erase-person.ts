import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem } from '@/content/parse';
import { generationKey } from '../generations';
import { recordsFolder, parseRecord } from '../record-file';
import { writeFiles } from '@/tools/file/write-files';
import type { Json } from '@/tools/import/record/merge';
import { correctionsFolder } from '../import/correction';
import { leftFolder } from '../import/existing';
import { Forgotten } from '../import/state/forgotten';
import { eraseFrom } from './erase-json';
import { eraseFromRoster } from './erase-roster';
import { removeSealed } from './remove-sealed';
import { matcherOf, ownFiles, searchOf, type DataSubject } from './subject';

/** What was erased, and what a person has to look at. */
interface Erasure {
  /** Paths below the college's folder, with what happened to each. */
  done: string[];
  /** Files that still name the person, with the lines. */
  open: string[];
}

/**
 * Erases a person from everything in a college's folder but the exports. The records are last, so that the command can be
 * given again after it was killed.
 */
export async function erasePerson(folder: string, subject: DataSubject): Promise<Erasure> {
  const done: string[] = [];
  Forgotten.read(folder).add(subject);
  for (const name of [
    'cards',
    'report.html',
    'clashes.html',
    'report.csv',
    'changes.html',
    'changes.csv',
    'earlier',
    'earlier-next',
    'records-next',
    'state-next',
    'sealed-staging',
  ])
    remove(folder, name, done);
  if (recordsFolder(folder) === join(folder, 'records')) remove(folder, 'records-before', done);
  if (existsSync(join(folder, 'state'))) remove(folder, 'state-before', done);
  if (await eraseFromRoster(folder, subject)) done.push('state: lines removed');
  if (removeSealed(folder, subject)) done.push('sealed: the sealed record removed');
  eraseFromJson(folder, subject, done);
  for (const path of subject.paths) {
    for (const root of [correctionsFolder(folder), leftFolder(folder), recordsFolder(folder)])
      if (existsSync(join(root, path))) {
        rmSync(join(root, path));
        done.push(`${root.slice(folder.length + 1)}/${path}: removed`);
      }
  }
  return { done, open: findOpen(folder, subject) };
}

function remove(folder: string, name: string, done: string[]): void {
  if (!existsSync(join(folder, name))) return;
  rmSync(join(folder, name), { recursive: true });
  done.push(`${name}: removed`);
}

/** Erases the person from the JSON files of others, and from those of the commands. */
function eraseFromJson(folder: string, subject: DataSubject, done: string[]): void {
  const isPerson = matcherOf(subject);
  const search = searchOf(subject);
  const isKey = keyMatcher(subject);
  const own = new Set(subject.paths);
  const changed = new Map<string, string>();
  const problems: string[] = [];
  for (const path of ownFiles(folder)) {
    const [root = '', ...rest] = path.split('/');
    if (!path.endsWith('.json') || own.has(rest.join('/')) || untouched.has(path)) continue;
    const text = readFileSync(join(folder, path), 'utf8');
    if (!search(text) && !subject.paths.some((one) => text.includes(one))) continue;
    const value = eraseFrom(JSON.parse(text) as Json, (one) => isPerson(one) || isKey(one));
    const erased = `${JSON.stringify(value, null, indentOf(text))}\n`;
    if (erased === text) continue;
    if (root === recordsFolder(folder).slice(folder.length + 1) || root === 'left') {
      const read = parseRecord(rest.join('/'), Buffer.from(erased));
      if (Array.isArray(read)) {
        problems.push(...read.map((problem) => formatProblem(problem, join(folder, root))));
        continue;
      }
    }
    changed.set(join(folder, path), erased);
    done.push(`${path}: the person removed`);
  }
  if (problems.length > 0)
    throw new Error(
      `These records would not be valid without the person. Correct them, and run the command again.\n${problems.join('\n')}`,
    );
  writeFiles(changed);
}

/** Files that do not name people, or that are erased from in another way. */
const untouched = new Set(['college.json', 'forgotten.json', 'seal-state.json', 'mapping.json']);

/** The names that files of the commands give a person's entries. */
function keyMatcher(subject: DataSubject): (name: string) => boolean {
  const key = generationKey(subject);
  const names = new Set([key, ...subject.paths]);
  return (name) =>
    names.has(name) || (subject.kind === 'student' && name.startsWith(`${subject.id} `));
}

const indentOf = (text: string) => /^[[{]\r?\n( +)/.exec(text)?.[1] ?? '';

const maxLines = 20;

/** The lines of files in the folder that still have the person's id or name. */
function findOpen(folder: string, subject: DataSubject): string[] {
  const search = searchOf(subject);
  return ownFiles(folder).flatMap((path) => {
    const lines = readFileSync(join(folder, path), 'utf8').split('\n');
    const found = lines.flatMap((line, index) => (search(line) ? [index + 1] : []));
    return found.length === 0 ? [] : [`${folder}/${path}, ${formatLines(found)}`];
  });
}

export function formatLines(lines: readonly number[]): string {
  const shown = lines.slice(0, maxLines).join(', ');
  const more = lines.length - maxLines;
  return `line${lines.length === 1 ? '' : 's'} ${shown}${more > 0 ? ` and ${more} more` : ''}`;
}
