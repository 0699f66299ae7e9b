import type { z } from 'zod';
import { catalogue, type ContentFile } from './schema/catalogue';

/** An error in the content: where it is, the value found and the values allowed. */
export interface Problem {
  /** The path of the file, relative to content/, or to the folder of the records. */
  file: string;
  /** The path of the value in the file, for example items[2].status. */
  path: string;
  /** The error, in one sentence. */
  message: string;
  /** The value found, shortened to 80 characters. */
  found: string;
  allowed: string;
  /** The line in the file, if its text was available. */
  line?: number;
  /** The id of the list entry that contains the value. */
  entry?: string;
}

/** The keys that lead to a value in a file, outermost first. */
export type Path = readonly PropertyKey[];

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
}

/** A path as text, for example items[2].status. */
export function showPath(path: Path): string {
  const text = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('');
  return text.replace(/^\./, '') || '(the whole file)';
}

/** The parts of a zod schema that are read to list what it allows. */
interface Shape {
  def: {
    innerType?: Shape;
    element?: Shape;
    discriminator?: string;
    options?: Shape[];
    values?: unknown[];
  };
  shape?: Record<string, Shape>;
}

/** The schema that applies to a value: without wrappers, and for a union the option that the value names. */
function plain(schema: Shape, value: unknown): Shape {
  const { innerType, discriminator, options } = schema.def;
  if (innerType) return plain(innerType, value);
  if (!discriminator) return options?.find((option) => fits(option, value)) ?? schema;
  const kind = (value as Record<string, unknown> | undefined)?.[discriminator];
  return options?.find((option) => kindsOf([option], discriminator).includes(kind)) ?? schema;
}

/** Returns true if a value is of the kind that a schema describes: a list or an entry. */
function fits({ def, shape }: Shape, value: unknown): boolean {
  return Array.isArray(value) ? def.element !== undefined : shape !== undefined;
}

function kindsOf(options: readonly Shape[] = [], discriminator: string): unknown[] {
  return options.flatMap((option) => option.shape?.[discriminator]?.def.values ?? []);
}

function schemaAt(schema: z.ZodType, path: Path, value: unknown): Shape | undefined {
  let at: Shape | undefined = plain(schema as unknown as Shape, value);
  for (const [index, key] of path.entries()) {
    const next: Shape | undefined =
      typeof key === 'number' ? at?.def.element : at?.shape?.[String(key)];
    at = next && plain(next, valueAt(value, path.slice(0, index + 1)));
  }
  return at;
}

/** The fields that the object at a path may have. */
function keysAt(schema: z.ZodType, path: Path, value: unknown): string {
  return Object.keys(schemaAt(schema, path, value)?.shape ?? {})
    .filter((key) => key !== '$schema')
    .join(', ');
}

/** The options of the union at a path. */
function kindsAt(schema: z.ZodType, path: Path, value: unknown): string {
  const { discriminator = '', options } = schemaAt(schema, path.slice(0, -1), value)?.def ?? {};
  return kindsOf(options, discriminator).map(show).join(', ');
}

/** The kinds of value that the options of a union accept. */
function kindsIn({ errors }: z.core.$ZodIssueInvalidUnion): string {
  const kinds = errors.flat().map((one) => one.code === 'invalid_type' && kindLabels[one.expected]);
  return kinds.filter(Boolean).join(', or ');
}

/** A limit as text: "at most 120 characters", "exactly 12 entries", "at least 0". */
function formatLimit(
  { exact, origin }: { exact?: boolean; origin: string },
  comparison: string,
  bound: number | bigint,
): string {
  const one = Number(bound) === 1;
  const unit =
    { string: one ? ' character' : ' characters', array: one ? ' entry' : ' entries' }[origin] ??
    '';
  return `${exact ? 'exactly' : comparison} ${bound}${unit}`;
}

const kindLabels: Readonly<Record<string, string>> = {
  string: 'text in double quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false, without quotes',
  object: 'an entry in curly brackets { }',
  array: 'a list in square brackets [ ]',
};

function wrongKind(expected: string, found: unknown): string {
  if (found === undefined) return 'This field is missing.';
  const number = expected === 'number' || expected === 'int';
  if (number && typeof found === 'number') return 'This must be a whole number.';
  if (typeof found === 'string' && (number || expected === 'boolean'))
    return `This must be ${number ? 'a number' : 'true or false'}, but it is the text ${show(found)}.`;
  if (expected === 'string' && typeof found !== 'object')
    return `This must be text. Put ${show(found)} in double quotes.`;
  return `This must be ${kindLabels[expected] ?? `a value of type ${expected}`}.`;
}

/** Returns what is wrong, for a reader who knows the college but not the schema. */
function messageOf(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return wrongKind(issue.expected, valueAt(value, issue.path));
    case 'invalid_value':
    case 'invalid_union':
      return valueAt(value, issue.path) === undefined
        ? 'This field is missing.'
        : 'This is not one of the allowed values.';
    case 'unrecognized_keys':
      return 'There is no field with this name.';
    case 'too_small':
      return issue.origin === 'array' ? 'There are too few entries.' : 'This is too small.';
    case 'too_big':
      if (issue.origin === 'array') return 'There are too many entries.';
      return issue.origin === 'string' ? 'This text is too long.' : 'This is too large.';
    default:
      return issue.message;
  }
}

function allowedBy(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): string {
  switch (issue.code) {
    case 'invalid_value':
      return issue.values.map(show).join(', ');
    case 'invalid_type':
      return kindLabels[issue.expected] ?? `a value of type ${issue.expected}`;
    case 'too_small':
      return formatLimit(
        issue,
        issue.inclusive === false ? 'more than' : 'at least',
        issue.minimum,
      );
    case 'too_big':
      return formatLimit(issue, issue.inclusive === false ? 'less than' : 'at most', issue.maximum);
    case 'unrecognized_keys':
      return keysAt(schema, issue.path, value);
    case 'invalid_union':
      return kindsAt(schema, issue.path, value) || kindsIn(issue);
    case 'custom':
      return String(issue.params?.['allowed'] ?? issue.message);
    default:
      return issue.message;
  }
}

/** The errors of the option of a union that a value comes closest to; the union's own if it is of none of the kinds. */
function closestIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const isOther = (one: z.core.$ZodIssue) => one.code === 'invalid_type' && one.path.length === 0;
  const [closest] = issue.errors
    .filter((issues) => !issues.some(isOther))
    .sort((one, other) => one.length - other.length);
  if (!closest) return [issue];
  return closest.flatMap((one) => closestIssues({ ...one, path: [...issue.path, ...one.path] }));
}

/** All errors in one file; empty if it is valid. Throws if the file is not in the catalogue. */
export function problemsIn(file: string, value: unknown): Problem[] {
  const schema = catalogue[file as ContentFile] as z.ZodType | undefined;
  if (!schema) throw new Error(`content/${file} is not in content/schema/catalogue.ts.`);
  return problemsOf(schema, file, value);
}

/** All errors of a value that a schema describes; empty if it is valid. */
export function problemsOf(schema: z.ZodType, file: string, value: unknown): Problem[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  return result.error.issues.flatMap(closestIssues).map((issue) => ({
    file,
    path: showPath(issue.path),
    message: messageOf(issue, value),
    found:
      issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : show(valueAt(value, issue.path)),
    allowed: allowedBy(issue, schema, value),
  }));
}

/** One error as lines of text for the terminal; `folder` contains the file. */
export function formatProblem({ line, entry, ...problem }: Problem, folder = 'content'): string {
  const { file, path, message, found, allowed } = problem;
  const position = [line && `line ${line}`, entry && `entry "${entry}"`].filter(Boolean).join(', ');
  return `${folder}/${file}: ${path}${position && ` (${position})`}\n    ${message}\n    found:   ${found}\n    allowed: ${allowed}`;
}

/** Checks one file against its schema. Throws with all its errors if it is not valid. */
export function parse<F extends ContentFile>(
  file: F,
  value: unknown,
): z.output<(typeof catalogue)[F]> {
  const problems = problemsIn(file, value);
  if (problems.length > 0)
    throw new Error(problems.map((problem) => formatProblem(problem)).join('\n'));
  return value as z.output<(typeof catalogue)[F]>;
}

type Contents = Readonly<Record<string, unknown>>;

/** Errors between files: of the landing page with the evidence, and of the open sample with the rules. */
export function crossCheck(contents: Contents): Problem[] {
  const isOpen = catalogue['site.json'].safeParse(contents['site.json']).data?.openSample !== false;
  // The sample of a college that does not open it has nothing to do with the college's rules.
  return [...checkEvidence(contents), ...(isOpen ? checkCategories(contents) : [])];
}

/** A link to a claim must name one that the page with the evidence has. */
function checkEvidence(contents: Contents): Problem[] {
  const { data } = catalogue['marketing/landing.json'].safeParse(
    contents['marketing/landing.json'],
  );
  const evidence = catalogue['marketing/evidence.json'].safeParse(
    contents['marketing/evidence.json'],
  );
  const claims = evidence.data?.claims.map(({ id }) => `/evidence/#${id}`);
  if (!claims) return [];
  const links = [
    ...(data?.footer.badges ?? []).map(({ href }, index) => [`footer.badges[${index}].href`, href]),
    ...(data?.facts ?? []).map(({ href }, index) => [`facts[${index}].href`, href]),
    ...(data?.audiences ?? []).map(({ link }, index) => [
      `audiences[${index}].link.href`,
      link.href,
    ]),
  ] as [path: string, href: string][];
  return links.flatMap(([path, href]) =>
    !href.startsWith('/evidence/#') || claims.includes(href)
      ? []
      : {
          file: 'marketing/landing.json',
          path,
          message: 'content/marketing/evidence.json has no claim with this id.',
          found: show(href),
          allowed: claims.map(show).join(', ') || 'another address',
        },
  );
}

/** The rules must have the category of every activity. */
function checkCategories(contents: Contents): Problem[] {
  const file = 'student/activities.json';
  const activities = catalogue[file].safeParse(contents[file]).data?.items ?? [];
  const rules = catalogue['activity-rules.json'].safeParse(contents['activity-rules.json']).data;
  const names = rules?.categories.map(({ name }) => name) ?? [];
  if (!rules) return [];
  return activities.flatMap(({ category }, index) =>
    names.includes(category)
      ? []
      : [
          {
            file,
            path: `items[${index}].category`,
            message: 'content/activity-rules.json has no category with this name.',
            found: show(category),
            allowed: names.join(', '),
          },
        ],
  );
}
