import type { Column, Table } from '../source/table';
import { findColumns, headerKey } from './header';
import { isPrivateHeader } from './private-header';
import type { Template } from './template';

/** The column of each field. */
export type Columns = Readonly<Record<string, Column | undefined>>;

/** The match of a table's headers with a template. */
export interface TemplateMatch {
  template: Template;
  columns: Columns;
  /** Columns that are known and not read. */
  ignored: readonly Column[];
  /** Columns that the template does not know, so that it cannot read the table. */
  inTheWay: readonly Column[];
  /** The groups of fields of which the template needs one and the table has none. */
  missing: readonly (readonly string[])[];
}

const keysOf = (names: readonly string[]) => new Set(names.map(headerKey).filter(Boolean));

/** Headers that every table may have. */
const common = keysOf([
  ...['S No', 'Sl No', 'Sr No', 'Serial No', 'No', '#', 'Remarks', 'Signature'],
]);

const ignoredKeys = new WeakMap<Template, ReadonlySet<string>>();

function isIgnored(template: Template, name: string): boolean {
  const keys = ignoredKeys.get(template) ?? keysOf(template.ignore ?? []);
  ignoredKeys.set(template, keys);
  const key = headerKey(name);
  return keys.has(key) || common.has(key) || template.ignorePattern?.test(name) === true;
}

/** The column of each field by its documented headers. */
function columnsIn(template: Template, table: Table): Columns {
  const open = table.header.map((name) => (isPrivateHeader(name) ? '' : name));
  const columns: Record<string, Column | undefined> = {};
  for (const [field, { headers }] of Object.entries(template.fields)) {
    const [column] = findColumns(open, headers);
    columns[field] = column;
    if (column) open[column.index] = '';
  }
  return columns;
}

/** The groups of fields of which a table needs one. */
export function neededFields(template: Template): (readonly string[])[] {
  const required = Object.keys(template.fields).filter((name) => template.fields[name]?.required);
  return [...required.map((name) => [name]), ...(template.oneOf ?? [])];
}

/** Compares the headers of a table with a template's, given the columns of the fields. */
export function fitOf(
  template: Template,
  table: Table,
  columns: Columns = columnsIn(template, table),
): TemplateMatch {
  const used = new Set(Object.values(columns).map((column) => column?.index));
  const rest = table.header
    .map((name, index) => ({ name, index }))
    .filter(({ name, index }) => name !== '' && !used.has(index) && !isPrivateHeader(name));
  return {
    template,
    columns,
    ignored: rest.filter(({ name }) => isIgnored(template, name)),
    inTheWay: rest.filter(({ name }) => !isIgnored(template, name)),
    missing: neededFields(template).filter((group) => !group.some((field) => columns[field])),
  };
}

/** Returns how many fields have a column. */
export const foundIn = ({ columns }: TemplateMatch): number =>
  Object.values(columns).filter(Boolean).length;

function hasMarks({ marks = [] }: Template, { header }: Table): boolean {
  const keys = new Set(header.map(headerKey));
  return marks.every((mark) => mark.split('|').some((name) => keys.has(headerKey(name))));
}

/** Returns true if the template knows every header and has every column that it needs. */
export const isWhole = ({ template, inTheWay, missing }: TemplateMatch, table: Table): boolean =>
  inTheWay.length === 0 && missing.length === 0 && hasMarks(template, table);

/** The headers that more than one column has. */
export function repeatedHeaders({ header }: Table): string[] {
  const keys = header.map(headerKey);
  return header.filter((name, at) => keys[at] !== '' && keys.indexOf(keys[at] ?? '') < at);
}

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const besides = new RegExp(
  `^(?:${months}|list|lists|of|the|all|new|final|export|data|details|table|copy|master|no|\\d+(?:st|nd|rd|th)?)$`,
);

/** A name of a file or sheet without days, numbers and words such as "list": "Students-2026-11 (2)" is "students". */
const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\d]+/u)
    .flatMap((word) => word.split(/(?<=\D)(?=\d)/))
    .filter((word) => word !== '' && !besides.test(word))
    .join('');

/** The names of a table that may say what it is of: that of its sheet, or else that of its file. */
function keysOfName({ file, sheet }: Table): string[] {
  const base = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w{1,5}$/, '');
  return [sheet ?? '', base].map(nameKey).filter(Boolean);
}

const wordKeys = new WeakMap<Template, ReadonlySet<string>>();

function hasWord(template: Template, key: string): boolean {
  const keys = wordKeys.get(template) ?? new Set((template.words ?? []).map(nameKey));
  wordKeys.set(template, keys);
  return keys.has(key);
}

/** The templates whose word is the whole name of the table's sheet or, if that says nothing, of its file. */
export function namedTemplates(table: Table, templates: readonly Template[]): Template[] {
  for (const key of keysOfName(table)) {
    const named = templates.filter((template) => hasWord(template, key));
    if (named.length > 0) return named;
  }
  return [];
}

const hasName = ({ file }: Template, table: Table): boolean =>
  file?.test(table.file.slice(table.file.lastIndexOf('/') + 1)) === true;

/**
 * The fits of a table that nothing tells apart: one, none, or several. The template with most fields counts, and then the
 * one that the table is named after.
 */
export function bestFits(table: Table, templates: readonly Template[]): TemplateMatch[] {
  const whole = templates
    .map((template) => fitOf(template, table))
    .filter((fit) => isWhole(fit, table));
  const ids = new Set(whole.map(({ template }) => template.id));
  const open = whole.filter(({ template }) => !template.after?.some((id) => ids.has(id)));
  const most = Math.max(0, ...open.map(foundIn));
  const best = open.filter((fit) => foundIn(fit) === most);
  if (best.length < 2) return best;
  const words = namedTemplates(table, templates);
  const named = best.filter(({ template }) => words.includes(template) || hasName(template, table));
  return named.length > 0 ? named : best;
}
