import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { showPath, type Path, type Problem } from '@/content/parse';
import { isUtf8 } from 'node:buffer';
import { fromLatin1 } from '@/lib/text/windows-1252';

/**
 * Returns where a file stops being UTF-8: the byte, counted from 1, its line, and what the file may be instead. Undefined if it
 * is UTF-8 without a byte order mark.
 */
function findEncodingProblem(bytes: Buffer) {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return { byte: 1, line: 1, found: 'a byte order mark at line 1, column 1' };
  const byteOrderMark = bytes.subarray(0, 2).toString('hex');
  if (byteOrderMark === 'fffe' || byteOrderMark === 'feff')
    return { byte: 1, line: 1, found: 'UTF-16, which Windows calls Unicode' };
  if (isUtf8(bytes)) return undefined;
  const back = Buffer.from(bytes.toString('utf8'));
  const at = bytes.findIndex((value, index) => value !== back[index]);
  const line = bytes.subarray(0, at).toString('latin1').split('\n').length;
  const before = bytes
    .subarray(Math.max(0, at - 12), at)
    .toString('latin1')
    .split('\n')
    .at(-1);
  const value = bytes[at] ?? 0;
  return {
    byte: at + 1,
    line,
    found: `the byte ${value.toString(16).toUpperCase()} after "${before}"; in Windows-1252 it is "${fromLatin1(String.fromCharCode(value))}"`,
  };
}

/** A JSON file with its value, and the positions in its text. */
export interface ParsedFile {
  text: string;
  value: unknown;
  tree: Node;
}

/** Reads a JSON file, or explains why it is not one. */
export function readJsonFile(file: string, bytes: Buffer): ParsedFile | Problem {
  const encoding = findEncodingProblem(bytes);
  if (encoding) {
    const message = `is not plain UTF-8 at byte ${encoding.byte}, line ${encoding.line}`;
    return fileProblem(file, message, encoding.found, 'UTF-8 without a byte order mark');
  }
  const text = bytes.toString('utf8');
  const errors: ParseError[] = [];
  try {
    const tree = parseTree(text, errors, { disallowComments: true });
    if (tree && errors.length === 0) return { text, value: JSON.parse(text) as unknown, tree };
  } catch (error) {
    const isDeep = error instanceof RangeError;
    const message = isDeep ? 'Brackets are nested too deeply.' : 'It cannot be read.';
    return fileProblem(file, `is not valid JSON. ${message}`, excerpt(text, 0), 'JSON');
  }
  const { error, offset: found } = errors[0] ?? { error: 4, offset: 0 };
  const before = text.slice(0, found).trimEnd();
  // A comma before a bracket is wrong, not the bracket; a missing comma is missing after what is before it.
  const isEarlier = /[}\]]/.test(text[found] ?? '') && before.endsWith(',');
  const isMissing = printParseErrorCode(error) === 'CommaExpected';
  const offset = isEarlier ? before.length - 1 : isMissing ? before.length : found;
  const at = `line ${lineOf(text, offset)}, column ${offset - text.lastIndexOf('\n', offset - 1)}`;
  const [message, allowed] = explain(text, printParseErrorCode(error), offset);
  return fileProblem(
    file,
    `is not valid JSON at ${at}. ${message}`,
    excerpt(text, offset),
    allowed,
  );
}

/** Returns what is wrong with the text at an offset, and what is allowed there. */
function explain(text: string, code: string, offset: number): [string, string] {
  const next = text[offset] ?? '';
  const bracket = /^,\s*([}\]])/.exec(text.slice(offset))?.[1];
  if (bracket) return [`Remove the comma before ${bracket}.`, `no comma before ${bracket}`];
  if (/['‘’“”„«]/.test(next)) return ['Names and texts need straight double quotes.', '"…"'];
  return explanations[code] ?? ['Something is missing or wrong here.', 'JSON'];
}

const explanations: Readonly<Record<string, [string, string]>> = {
  InvalidSymbol: ['A text needs double quotes; true, false and null are in lower case.', '"…"'],
  InvalidNumberFormat: ['This is not a number.', 'digits with a decimal point: 9.5'],
  PropertyNameExpected: ['A name in double quotes is missing.', '"name": value'],
  ValueExpected: ['A value is missing.', 'a text, a number, or an entry in { } or [ ]'],
  ColonExpected: ['A colon is missing after the name.', '"name": value'],
  CommaExpected: ['A comma is missing.', 'a comma between two values'],
  CloseBraceExpected: ['A { is never closed.', 'a } at its end'],
  CloseBracketExpected: ['A [ is never closed.', 'a ] at its end'],
  EndOfFileExpected: ['There is text after the last bracket.', 'nothing after it'],
  InvalidCommentToken: ['JSON has no comments. Remove this one.', 'JSON without comments'],
  UnexpectedEndOfString: ['A text has no closing quote on its line.', '"…" in one line'],
  InvalidEscapeCharacter: ['Write a backslash in a text twice.', '\\\\'],
  InvalidCharacter: ['The text has a tab or another control character.', 'a space'],
};

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
  const line = text.slice(start, at + 30).split('\n')[0];
  return at >= text.length ? 'the end of the file' : line?.trim() || 'the end of the line';
}

/** The line of a character, counted from 1. */
const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Adds the line of a problem in its file, and the ID of its entry. */
export function locate(problem: Problem, { text, value, tree }: ParsedFile): Problem {
  const keys = keysOf(problem.path);
  const unknownName = findNodeAtLocation(tree, [...keys, problem.found.split(', ')[0] ?? '']);
  const found = keys.map((_, index) =>
    findNodeAtLocation(tree, keys.slice(0, keys.length - index)),
  );
  const node = unknownName ?? found.find(Boolean);
  if (!node) return problem;
  // The line of the name, if it has one.
  const { offset } = node.parent?.type === 'property' ? node.parent : node;
  const entry = entryOf(value, keys);
  return { ...problem, line: lineOf(text, offset), ...(entry && { entry }) };
}

/** The keys in a path as people write it: items[2].status. */
function keysOf(path: string): (string | number)[] {
  if (path.startsWith('(')) return [];
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) =>
    index === undefined ? (name ?? '') : Number(index),
  );
}

/** The ID of the innermost list entry on a path. */
function entryOf(value: unknown, keys: Path): string | undefined {
  let at = value;
  let entry: string | undefined;
  for (const key of keys) {
    at = (at as Record<PropertyKey, unknown> | null | undefined)?.[key];
    const id = (at as { id?: unknown } | null | undefined)?.id;
    if (typeof key === 'number' && typeof id === 'string') entry = id;
  }
  return entry;
}

/**
 * Returns true if a valid text may use a name twice in one entry: it then has more names than its value. `duplicateNames` is
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
export function duplicateNames(file: string, { text, tree }: ParsedFile): Problem[] {
  const problems: Problem[] = [];
  const walk = (node: Node, path: Path) => {
    const first = new Map<string, Node>();
    for (const [index, child] of (node.children ?? []).entries()) {
      const [name, inner] = child.children ?? [];
      if (child.type !== 'property' || !name) walk(child, [...path, index]);
      else {
        const key = name.value as string;
        const before = first.get(key);
        if (before)
          problems.push({
            file,
            path: showPath([...path, key]),
            message: 'This name is used twice in one entry; only the last one counts.',
            found: `${JSON.stringify(key)} in line ${lineOf(text, before.offset)} and in line ${lineOf(text, name.offset)}`,
            allowed: 'each name once',
          });
        else first.set(key, name);
        if (inner) walk(inner, [...path, key]);
      }
    }
  };
  walk(tree, []);
  return problems;
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
