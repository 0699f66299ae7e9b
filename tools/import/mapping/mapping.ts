import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { compareCode } from '@/lib/text/compare-text';
import { problemsOf, type Problem } from '@/content/parse';
import { duplicateNames, locate, readJsonFile } from '@/tools/file/json-file';
import { sortedKeys } from '@/tools/file/sorted-keys';
import { errorOf, type DataProblem } from '../problem/data-problem';
import { plainKinds, plainTemplates } from '../template/plain/templates';
import { headerLikeness } from '../template/header';
import { parseClassTimes } from '../value/time';

const dateOrder = z.enum(['day-first', 'month-first']);
const words = z.record(z.string(), z.enum(['present', 'absent', 'late', 'excused', 'none']));

/** What the mapping says about the tables that have certain headers. */
const tableSchema = z
  .strictObject({
    /** Where the table was seen last; it changes nothing. */
    file: z.string().default(''),
    headers: z.array(z.string()).default([]),
    /** What the table is of; "skip" if it is not read. Left out for a table of a known format. */
    kind: z.enum([...plainKinds, 'skip']).optional(),
    /** The header of each field. */
    columns: z.record(z.string(), z.string()).optional(),
    dateOrder: dateOrder.optional(),
    /** The encoding of the file, for example windows-1251. */
    encoding: z.string().optional(),
    /** The college's words for attendance. */
    words: words.optional(),
    /** False until a person has said that the mapping is right. */
    confirmed: z.boolean().default(true),
  })
  .superRefine(({ kind, columns = {} }, context) => {
    const fields = kind && kind !== 'skip' ? Object.keys(plainTemplates[kind].fields) : undefined;
    if (!fields) return;
    for (const field of Object.keys(columns).filter((name) => !fields.includes(name)))
      context.addIssue({
        ...{ code: 'custom', path: ['columns', field] },
        message: 'Tables of this kind have no field with this name.',
        params: { allowed: fields.join(', ') },
      });
  });

const mappingSchema = z.strictObject({
  version: z.literal(1),
  /** The order of days in all tables whose values do not show it. */
  dateOrder: dateOrder.optional(),
  /** The college's words for attendance in all tables; those of a table come before them. */
  words: words.optional(),
  /** When the hours of the timetable are, by their names: "1" is "08:00-08:45". */
  periods: z
    .record(
      z.string(),
      z.string().refine((text) => parseClassTimes(text) !== undefined, {
        message: 'This is not a time with its end, such as "08:00-08:45".',
      }),
    )
    .optional(),
  /** Corrected ids of people, by the ids of before, which earlier files may still have. */
  samePeople: z.record(z.string(), z.string()).optional(),
  /** The files below college/in that add to the list of before, and are no list of everybody. */
  additions: z.array(z.string()).optional(),
  /** Whether everybody may see the events of a calendar file, by its path below college/in. */
  calendars: z.record(z.string(), z.enum(['public', 'skip'])).optional(),
  /** The file whose names of people count, by its path below college/in. */
  names: z.string().optional(),
  tables: z.record(z.string(), tableSchema),
});

export type TableMapping = z.infer<typeof tableSchema>;

/** What a college has said about tables, by the fingerprint of their headers or the name of their file. */
export type Mapping = z.infer<typeof mappingSchema>;

export const emptyMapping: Mapping = { version: 1, tables: {} };

/** The mapping that has one of these keys: the fingerprint of headers, or the name of a file or sheet. */
export function entryOf({ tables }: Mapping, ...keys: readonly string[]): TableMapping | undefined {
  const key = keys.find((one) => Object.hasOwn(tables, one));
  return key === undefined ? undefined : tables[key];
}

/** A mapping with another entry. */
export const withEntry = (mapping: Mapping, fingerprint: string, entry: TableMapping): Mapping => ({
  ...mapping,
  tables: { ...mapping.tables, [fingerprint]: entry },
});

/** The mapping file cannot be used; nothing may be imported. */
export class MappingError extends Error {
  constructor(readonly problems: readonly DataProblem[]) {
    super(problems.map(({ message, place }) => `line ${place.line ?? 1}: ${message}`).join('\n'));
    this.name = 'MappingError';
  }
}

/** Reads a mapping; a file that does not exist is an empty one. Throws a `MappingError` that names each line. */
export async function readMapping(file: string): Promise<Mapping> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!bytes) return emptyMapping;
  const withoutMark = bytes.subarray(0, 3).equals(byteOrderMark) ? bytes.subarray(3) : bytes;
  return parseMapping(withoutMark, 'mapping.json');
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

function parseMapping(bytes: Buffer, name: string): Mapping {
  const parsed = readJsonFile(name, bytes);
  if (!('value' in parsed)) throw new MappingError([dataProblemOf(parsed)]);
  const problems = [
    ...duplicateNames(name, parsed),
    ...problemsOf(mappingSchema, name, parsed.value),
  ].map((problem) => locate(problem, parsed));
  if (problems.length > 0) throw new MappingError(problems.map(dataProblemOf));
  return mappingSchema.parse(parsed.value);
}

/** The line of a problem of the whole file is in its message. */
function dataProblemOf({ file, path, message, found, allowed, line }: Problem): DataProblem {
  const inMessage = /\bline (\d+)/.exec(message)?.[1];
  const whole = path.startsWith('(');
  return {
    ...errorOf('file', 'wrong-mapping'),
    place: { file, line: line ?? (inMessage ? Number(inMessage) : 1) },
    value: found,
    message: whole ? `college/mapping.json ${message}` : `${path}: ${message}`,
    allowed,
    nearest: nearestOf(path, allowed),
    action: 'Correct college/mapping.json and run the command again.',
  };
}

function nearestOf(path: string, allowed: string): string | undefined {
  const name = path.split('.').at(-1) ?? '';
  const likeness = allowed.split(', ').map((word) => [headerLikeness(word, name), word] as const);
  const [best] = likeness.filter(([like]) => like >= 0.5 && like < 1).sort(([a], [b]) => b - a);
  return best?.[1];
}

/** The same mapping in the same bytes: tables by file and fingerprint, columns and words by name. */
export function formatMapping({ words: common, periods, calendars, tables, ...rest }: Mapping) {
  const sorted = Object.entries(tables).sort(
    ([one, { file }], [other, { file: otherFile }]) =>
      compareCode(file, otherFile) || compareCode(one, other),
  );
  const value: Mapping = {
    ...{ version: 1, dateOrder: rest.dateOrder, words: sortedKeys(common) },
    ...{ periods: sortedKeys(periods), calendars: sortedKeys(calendars), names: rest.names },
    ...{ samePeople: sortedKeys(rest.samePeople), additions: rest.additions },
    tables: Object.fromEntries(sorted.map(([fingerprint, entry]) => [fingerprint, inOrder(entry)])),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

function inOrder(entry: TableMapping): TableMapping {
  const { file, headers, kind, columns, dateOrder: order, encoding, words, confirmed } = entry;
  return {
    ...{ file, headers, confirmed, kind, columns: sortedKeys(columns) },
    ...{ dateOrder: order, encoding, words: sortedKeys(words) },
  };
}

/** Writes a mapping in one step, so that nobody reads half of it. */
export async function writeMapping(file: string, mapping: Mapping): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.new`;
  await writeFile(draft, formatMapping(mapping));
  await rename(draft, file);
}

/** The encoding that the mapping gives a file. */
export function encodingFrom({ tables }: Mapping): (path: string) => string | undefined {
  const encodings = new Map(
    Object.values(tables).flatMap(({ file, encoding }) => (encoding ? [[file, encoding]] : [])),
  );
  return (path) => encodings.get(path);
}
