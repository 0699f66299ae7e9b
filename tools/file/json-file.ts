import { showPath, type Problem } from '@/content/parse';
import { findEncodingProblem } from './encoding';
import { lineOf, readJsonSource, type JsonSource } from './json-source';

/** A JSON file and the positions in its text. */
export interface ParsedFile {
  text: string;
  value: unknown;
  source: JsonSource;
}

/** Reads a JSON file, or explains why it is not one. */
export function readJsonFile(file: string, bytes: Buffer): ParsedFile | Problem {
  const problem = findEncodingProblem(bytes);
  if (problem) {
    const message = `is not plain UTF-8 at byte ${problem.byte}, line ${problem.line}`;
    return fileProblem(file, message, problem.found, 'UTF-8 without a byte order mark');
  }
  const text = bytes.toString('utf8');
  const source = readJsonSource(text);
  if ('offsets' in source) return { text, value: JSON.parse(text) as unknown, source };
  const { line, column } = lineOf(text, source.at);
  const message = `is not valid JSON at line ${line}, column ${column}. ${source.message}`;
  return fileProblem(file, message, excerpt(text, source.at), source.allowed);
}

/** The value of a JSON text; undefined if it is not valid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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

/**
 * Whether a valid text may use a name twice in one entry: it then has more names than its value. `duplicateNames` is
 * sure and slow. In a value, a quote before a colon counts as a name too.
 */
export function mayHaveDuplicateNames(text: string, value: unknown): boolean {
  let count = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) <= 32) before -= 1;
    if (text[before] === '"') count += 1;
  }
  return count !== countNames(value);
}

function countNames(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) for (const item of value) count += countNames(item);
  else for (const name in value) count += 1 + countNames((value as Record<string, unknown>)[name]);
  return count;
}

/** The names that are used twice in one entry. */
export function duplicateNames(file: string, { text, source }: ParsedFile): Problem[] {
  return source.duplicates.map(({ path, name, at, firstAt }) => ({
    file,
    path: showPath([...path, name]),
    message: 'This name is used twice in one entry; only the last one counts.',
    found: `${JSON.stringify(name)} in line ${lineOf(text, firstAt).line} and in line ${lineOf(text, at).line}`,
    allowed: 'each name once',
  }));
}

/** A problem of a whole file. */
export function fileProblem(
  file: string,
  message: string,
  found: string,
  allowed: string,
): Problem {
  return { file, path: '(the whole file)', message, found, allowed };
}
