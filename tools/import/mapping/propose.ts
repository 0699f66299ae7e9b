import { headerKey, headerLikeness, headerWords, mostCompared } from '../template/header';
import { fitOf, namedTemplates, neededFields } from '../template/match';
import { isPrivateHeader } from '../template/private-header';
import { plainTemplates, templateOf } from '../template/plain/templates';
import type { Template, TemplateField } from '../template/template';
import type { Table } from '../source/table';
import { splitDay } from '../value/day';
import { columnsOf } from './header-reference';
import { restOfKind, type TableMapping } from './mapping';

/** The roles of the columns of a table in a template, by the index of each: a field, "rest", or "ignore". */
export type ProposedRoles = Readonly<Record<number, string>>;

interface Proposal {
  kind: string;
  roles: Readonly<Record<string, ProposedRoles>>;
}

/** Words that are part of too many names to tell anything alone. */
const vagueWords = new Set('no id code name date type of the total de a'.split(' '));

/** Returns how well a header names a field: 1 for a name of the field, less for a name that is only like one. */
function nameScore(header: string, { headers, synonyms = [] }: TemplateField): number {
  const key = headerKey(header);
  if (headers.some((name) => headerKey(name) === key)) return 1;
  if (synonyms.some((name) => headerKey(name) === key)) return 0.9;
  const names = [...headers, ...synonyms];
  const contained = Math.max(0, ...names.map((name) => containedScore(header, name)));
  if (contained > 0) return contained;
  return Math.max(0, ...names.map((name) => headerLikeness(header, name, 0.8))) * 0.75;
}

/** Returns how well a header fits that has all words of a name and others, as in "College Roll No". */
function containedScore(header: string, name: string): number {
  const [words, wanted] = [headerWords(header), headerWords(name)];
  if (wanted.every((word) => vagueWords.has(word) || word.length < 2)) return 0;
  if (!wanted.every((word) => words.includes(word))) return 0;
  return 0.5 + (0.3 * wanted.length) / words.length;
}

const assessment =
  /^(?:hw|home ?work|quiz|test|exam|mid|internal|assignment|lab|project|exercise|sheet|task|unit|series|paper|essay)\b.*|^(?:hw|q|t|a)\d+$|\(\d+\)$/i;
const total = /total|average|overall|best|rank|%|percent|score$/i;

/** Returns true if the header of a column is one of a series. */
const isRest: Readonly<Record<string, (header: string) => boolean>> = {
  session: (header) => splitDay(header, 'day-first') !== undefined,
  assessment: (header) => assessment.test(header) && !total.test(header),
  course: (header) => /^[A-Z]{2,6}[\s-]?\d{3,5}[A-Z]?$/.test(header),
};

/** The roles that the headers propose in a template. */
function rolesIn(template: Template, { header }: Table): Record<number, string> {
  const open = header
    .map((name, index) => ({ name, index }))
    .filter(({ name }) => name !== '' && !isPrivateHeader(name))
    .slice(0, mostCompared);
  const candidates = open.flatMap((column) =>
    Object.entries(template.fields).map(([field, shape]) => ({
      ...{ field, index: column.index, score: nameScore(column.name, shape) },
    })),
  );
  const roles: Record<number, string> = {};
  const taken = new Set<string>();
  for (const { field, index, score } of candidates.sort((one, other) => other.score - one.score))
    if (score >= 0.5 && !taken.has(field) && roles[index] === undefined) {
      roles[index] = field;
      taken.add(field);
    }
  const kinds = restOfKind(template.id ?? '');
  for (const { name, index } of open)
    if (roles[index] === undefined && kinds.some((kind) => isRest[kind]?.(name)))
      roles[index] = 'rest';
  return roles;
}

/** The roles of an entry of the mapping that a table with other headers has. */
function rolesOfEntry({ columns = {}, ignore = [] }: TableMapping, { header }: Table) {
  const roles: Record<number, string> = {};
  for (const [field, reference] of Object.entries(columns))
    for (const name of typeof reference === 'string'
      ? [reference]
      : Array.isArray(reference)
        ? reference
        : [reference.of])
      for (const { index } of columnsOf(header, name)) roles[index] = field;
  for (const name of ignore)
    for (const { index } of columnsOf(header, name)) roles[index] = 'ignore';
  return roles;
}

/** Returns how many needs of a template no column meets. */
function lackingIn(template: Template, roles: ProposedRoles): number {
  const fields = new Set(Object.values(roles));
  const given = fields.has('rest')
    ? ['assignment', 'score', 'day', 'status', 'course', 'grade']
    : [];
  return neededFields(template).filter(
    (group) => !group.some((field) => fields.has(field) || given.includes(field)),
  ).length;
}

const rankOf = (template: Template, roles: ProposedRoles, isNamed: boolean): number =>
  Object.values(roles).length - 2.5 * lackingIn(template, roles) + (isNamed ? 1.5 : 0);

/** Headers that too many kinds of tables have: "grade" is a mark in one and a year of school in another. */
const vagueHeader = /^(?:id|sourcedid|name|title|no|type|grades?|start ?date|end ?date)$/i;

/** Returns true if the needs of a template are met, and most headers are like those of its fields and say more than "Name". */
function isLikely(template: Template, roles: ProposedRoles, { header }: Table): boolean {
  const isVague = (name: string) => vagueHeader.test(name.trim());
  const scores = Object.entries(roles).map(([index, role]) => {
    const [name, field] = [header[Number(index)] ?? '', template.fields[role]];
    return field && !isVague(name) ? nameScore(name, field) : Number(role === 'rest');
  });
  const fit = scores.reduce((sum, score) => sum + score, 0);
  return lackingIn(template, roles) === 0 && 2 * fit > Math.min(header.length, mostCompared);
}

/**
 * Returns what a table probably is, by its headers alone; what an earlier entry says comes first. The kind is empty if neither the
 * name of the table nor most of its headers are those of a template: a person chooses it then.
 */
export function proposeFor(table: Table, earlier?: TableMapping): Proposal {
  const named = namedTemplates(table, plainTemplates);
  const roles: Record<string, Record<number, string>> = {};
  for (const template of plainTemplates) {
    const { ignored } = fitOf(template, table);
    const own = rolesIn(template, table);
    for (const { index } of ignored) own[index] ??= 'ignore';
    roles[template.id ?? ''] = own;
  }
  if (earlier && earlier.kind !== 'skip') {
    Object.assign(roles[earlier.kind] ?? {}, rolesOfEntry(earlier, table));
    return { kind: earlier.kind, roles };
  }
  const [best] = Object.entries(roles)
    .map(([kind, own]) => ({ kind, own, template: templateOf(kind) }))
    .map((one) => ({ ...one, rank: rankOf(one.template, one.own, named.includes(one.template)) }))
    .sort((one, other) => other.rank - one.rank);
  const isSure =
    best && (named.includes(best.template) || isLikely(best.template, best.own, table));
  return { kind: isSure ? best.kind : '', roles };
}
