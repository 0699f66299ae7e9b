import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { crossCheck, problemsIn, type Problem } from '@/content/parse';
import { catalogue } from '@/content/schema/catalogue';
import { imageProblems } from './image-check';
import { findJsonError } from './json-error';

/** What a check of the content folder found: how many files it read, and every mistake in them. */
export interface ContentReport {
  files: number;
  problems: Problem[];
}

/**
 * Checks every content file in a folder: presence, JSON, schema, the pictures it names below `publicDir`,
 * unknown files, and values across files.
 */
export function checkContent(dir: string, publicDir = 'public'): ContentReport {
  const sound: Record<string, unknown> = {};
  const problems: Problem[] = [];
  const files = Object.keys(catalogue);
  let read = 0;
  for (const file of files) {
    if (!existsSync(join(dir, file))) {
      problems.push(problem(file, 'is missing', 'no such file', `a file at content/${file}`));
      continue;
    }
    read += 1;
    const text = readFileSync(join(dir, file), 'utf8');
    const broken = brokenJson(file, text);
    if (broken) {
      problems.push(...broken);
      continue;
    }
    const value: unknown = JSON.parse(text);
    const mistakes = problemsIn(file, value);
    if (mistakes.length === 0) sound[file] = value;
    problems.push(...mistakes, ...imageProblems(file, value, publicDir));
  }
  for (const file of jsonFilesIn(dir)) {
    if (file in catalogue) continue;
    problems.push(problem(file, 'is not a file of the site', file, neighbours(file, files)));
  }
  return { files: read, problems: [...problems, ...crossCheck(sound)] };
}

function brokenJson(file: string, text: string): Problem[] | undefined {
  if (text.startsWith('\uFEFF')) {
    const found = 'a byte order mark at line 1, column 1';
    return [problem(file, 'is not plain UTF-8', found, 'UTF-8 without a byte order mark')];
  }
  const error = findJsonError(text);
  if (error === undefined) return undefined;
  const place = `line ${error.line}, column ${error.column}`;
  return [problem(file, `is not valid JSON at ${place}`, error.found, 'JSON without comments')];
}

function jsonFilesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.json') && !file.startsWith('schema/'))
    .sort();
}

function neighbours(file: string, files: readonly string[]): string {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const near = files.filter((known) => known.startsWith(folder));
  return (near.length > 0 ? near : files).join(', ');
}

function problem(file: string, message: string, found: string, allowed: string): Problem {
  return { file, path: '(the whole file)', message, found, allowed };
}
