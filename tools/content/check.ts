import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crossCheck, problemsIn, showPath, type Problem } from '@/content/parse';
import { catalogue } from '@/content/schema/catalogue';
import { filesBelow } from '../build/files-below';
import { publicPictures, type Contents } from '../privacy/personal-value';
import { findEncodingFault } from './encoding';
import { hiddenCharacters } from './hidden-character';
import { imageProblems } from './image-check';
import { lineOf, readJsonSource, type JsonSource } from './json-source';
import { locate } from './locate';

interface ParsedFile {
  text: string;
  value: unknown;
  source: JsonSource;
}

/**
 * Checks every content file in a folder: presence, encoding, JSON, schema, invisible characters, the pictures it names
 * below `publicDir`, unknown files, and values across files. A problem names its line and its entry. Returns how many
 * files were read, and every problem.
 */
export function checkContent(dir: string, publicDir = 'public') {
  const known = Object.keys(catalogue);
  const reads = new Map<string, ParsedFile>();
  const valid: Record<string, unknown> = {};
  const problems: Problem[] = [];
  let files = 0;
  for (const file of known) {
    if (!existsSync(join(dir, file))) {
      problems.push(problem(file, 'is missing', 'no such file', `a file at content/${file}`));
      continue;
    }
    files += 1;
    const read = readFile(file, readFileSync(join(dir, file)));
    if ('message' in read) {
      problems.push(read);
      continue;
    }
    reads.set(file, read);
    const errors = problemsIn(file, read.value);
    if (errors.length === 0) valid[file] = read.value;
    problems.push(
      ...duplicateNames(file, read),
      ...errors,
      ...hiddenCharacters(file, read.value),
      ...imageProblems(file, read.value, publicDir),
    );
  }
  for (const file of jsonFilesIn(dir)) {
    if (file in catalogue) continue;
    problems.push(problem(file, 'is not a file of the site', file, similarFiles(file, known)));
  }
  problems.push(...crossCheck(valid), ...publicPictures(valid as Contents));
  const located = problems.map((one) => {
    const read = reads.get(one.file);
    return read ? locate(one, read) : one;
  });
  return { files, problems: located };
}

function readFile(file: string, bytes: Buffer): ParsedFile | Problem {
  const fault = findEncodingFault(bytes);
  if (fault) {
    const message = `is not plain UTF-8 at byte ${fault.byte}, line ${fault.line}`;
    return problem(file, message, fault.found, 'UTF-8 without a byte order mark');
  }
  const text = bytes.toString('utf8');
  const source = readJsonSource(text);
  if ('offsets' in source) return { text, value: JSON.parse(text) as unknown, source };
  const { line, column } = lineOf(text, source.at);
  const message = `is not valid JSON at line ${line}, column ${column}. ${source.message}`;
  return problem(file, message, excerpt(text, source.at), source.allowed);
}

/** The line around a character, from at most 30 characters before it. */
function excerpt(text: string, at: number): string {
  const start = Math.max(text.lastIndexOf('\n', at - 1) + 1, at - 30);
  const line = text
    .slice(start, at + 30)
    .split('\n')[0]
    ?.trim();
  return at >= text.length ? 'the end of the file' : line || 'the end of the line';
}

function duplicateNames(file: string, { text, source }: ParsedFile): Problem[] {
  return source.duplicates.map(({ path, name, at, firstAt }) => ({
    file,
    path: showPath([...path, name]),
    message: 'This name is used twice in one entry; only the last one counts.',
    found: `${JSON.stringify(name)} in line ${lineOf(text, firstAt).line} and in line ${lineOf(text, at).line}`,
    allowed: 'each name once',
  }));
}

function jsonFilesIn(dir: string): string[] {
  return filesBelow(dir).filter((file) => file.endsWith('.json') && !file.startsWith('schema/'));
}

function similarFiles(file: string, files: readonly string[]): string {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const near = files.filter((known) => known.startsWith(folder));
  return (near.length > 0 ? near : files).join(', ');
}

function problem(file: string, message: string, found: string, allowed: string): Problem {
  return { file, path: '(the whole file)', message, found, allowed };
}
