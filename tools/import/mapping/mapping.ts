import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { problemsOf, type Problem } from '@/content/parse';
import { duplicateNames, locate, readJsonFile } from '@/tools/file/json-file';
import { errorOf, type DataProblem } from '../problem/data-problem';
import { headerLikeness } from '../template/header';
import { templateIds, templateOf } from '../template/plain/templates';
import { parseClassTimes } from '../value/time';

const dateOrder = z.enum(['day-first', 'month-first']);
const words = z.strictObject({
  attendance: z
    .record(z.string(), z.enum(['present', 'absent', 'late', 'excused', 'none']))
    .optional(),
  marks: z.record(z.string(), z.enum(['missing', 'exempt', 'pending'])).optional(),
});
const times = z.record(
  z.string(),
  z.string().refine((text) => parseClassTimes(text) !== undefined, {
    message: 'This is not a time with its end, such as "08:00-08:45".',
  }),
);

/** A column by its header, several that are joined, or a part of one that is cut at the first place of a text. */
const reference = z.union([
  z.string(),
  z.array(z.string()).min(2),
  z.strictObject({
    of: z.string(),
    at: z.string().min(1),
    part: z.union([z.literal(1), z.literal(2)]),
  }),
]);

const restKinds = {
  attendance: ['session'],
  marks: ['assessment'],
  results: ['course'],
} as const;

/** The part of the mapping about the tables with a header row. */
const tableSchema = z
  .strictObject({
    /** The header row itself. */
    headers: z.array(z.string()).min(1),
    /** Only for a table without headers: the name of its file, in which digits do not count. */
    file: z.string().optional(),
    kind: z.enum([...templateIds, 'skip']),
    /** The column of each field; without it, the documented headers of the template count. */
    columns: z.record(z.string(), reference).optional(),
    /** The kind of the other columns. */
    rest: z.enum(['session', 'assessment', 'course', 'ignore']).optional(),
    ignore: z.array(z.string()).optional(),
    dateOrder: dateOrder.optional(),
    words: words.optional(),
    /** The pattern that makes the class of a person, for example "{year} {branch}-{section}". */
    class: z.string().optional(),
    /** The course of all rows. */
    course: z.string().optional(),
    /** Columns in which the cell above counts if a cell is blank. */
    fillDown: z.array(z.string()).optional(),
    /** The meaning of a line with one filled cell for the rows below it. */
    lines: z.enum(['section', 'course']).optional(),
  })
  .superRefine(({ kind, columns = {}, rest }, context) => {
    if (kind === 'skip') return;
    const fields = Object.keys(templateOf(kind).fields);
    for (const field of Object.keys(columns).filter((name) => !fields.includes(name)))
      context.addIssue({
        ...{ code: 'custom', path: ['columns', field] },
        message: 'Tables of this kind have no field with this name.',
        params: { allowed: fields.join(', ') },
      });
    const allowed: readonly string[] = restKinds[kind as keyof typeof restKinds] ?? [];
    if (rest && rest !== 'ignore' && !allowed.includes(rest))
      context.addIssue({
        ...{ code: 'custom', path: ['rest'] },
        message: 'The other columns of tables of this kind cannot be this.',
        params: { allowed: [...allowed, 'ignore'].join(', ') },
      });
  });

const mappingSchema = z.strictObject({
  version: z.literal(2),
  tables: z.array(tableSchema).optional(),
  /** The pattern that makes the class of a person of the columns of a list, for example "{year} {branch}-{section}". */
  class: z.string().optional(),
  /** The order of days in all tables whose values do not show it. */
  dateOrder: dateOrder.optional(),
  /** The encoding of files, by path below college/in. */
  encoding: z.record(z.string(), z.string()).optional(),
  /** The college's own words. */
  words: words.optional(),
  /** When the periods of the timetable are: "1" is "09:00-09:50". */
  periods: times.optional(),
  /** When the sessions of exams are: "FN" is "09:30-12:30". */
  sessions: times.optional(),
  /** Words of a timetable that are no classes. */
  notClasses: z.array(z.string()).optional(),
  /** Corrected roll numbers, by the one before. */
  samePeople: z.record(z.string(), z.string()).optional(),
  /** The files below college/in that add to the list of before. */
  additions: z.array(z.string()).optional(),
  /** The file whose names of people count, by its path below college/in. */
  names: z.string().optional(),
  /** Who may see the events of a calendar file, by its path below college/in. */
  calendars: z.record(z.string(), z.enum(['public', 'skip'])).optional(),
});

export type ColumnReference = z.infer<typeof reference>;
export type TableMapping = z.infer<typeof tableSchema>;
export type Mapping = z.infer<typeof mappingSchema>;

export const emptyMapping: Mapping = { version: 2 };

/** The columns of a template's tables that may follow in a series, as `rest` says. */
export const restOfKind = (kind: string): readonly string[] =>
  restKinds[kind as keyof typeof restKinds] ?? [];

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
  if (isOlder(parsed.value)) throw new MappingError([olderVersion(name)]);
  const problems = [
    ...duplicateNames(name, parsed),
    ...problemsOf(mappingSchema, name, parsed.value),
  ].map((problem) => locate(problem, parsed));
  if (problems.length > 0) throw new MappingError(problems.map(dataProblemOf));
  return mappingSchema.parse(parsed.value);
}

const isOlder = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { version?: unknown }).version === 1;

const olderVersion = (file: string): DataProblem => ({
  ...errorOf('file', 'older-mapping'),
  place: { file, line: 1 },
  value: 'version 1',
  message: 'college/mapping.json has version 1, which this import does not read.',
  allowed: 'version 2',
  action:
    'Move the file away and run npm run college -- check: import.html asks again what it needs to know and gives you the new file.',
});

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

/** The encoding that the mapping gives a file. */
export const encodingFrom =
  ({ encoding = {} }: Mapping) =>
  (path: string): string | undefined =>
    Object.hasOwn(encoding, path) ? encoding[path] : undefined;
