import {
  findPlainFormat,
  isOfAnother,
  plainKinds,
  plainTemplates,
  type PlainKind,
} from '../template/plain/templates';
import { isNamed } from '../template/find-format-reader';
import { headerKey, headerLikeness, headerWords, mostCompared } from '../template/header';
import type { TemplateField, Template, ValueType } from '../template/template';
import {
  email,
  familyName,
  fullNames,
  givenName,
  studentName,
} from '../template/plain/header-name';
import { isPrivateHeader } from '../template/private-header';
import { neededFields } from '../template/resolve-columns';
import type { Column, Row, Table } from '../source/table';
import { ColumnEvidence } from './column-evidence';
import { headerScore } from './header-score';
import { isImplausible } from './implausible';

/** What a table with unknown headers probably is. */
interface Proposal {
  kind: PlainKind;
  /** The columns of fields, in the order of the fields; never a private one. */
  columns: Candidate[];
  /** From 0 to 1: the least confidence of the columns that are needed. */
  confidence: number;
}

/** A field and a column that may have it. */
interface Candidate {
  field: string;
  column: Column;
  /** From 0 to 1. */
  confidence: number;
}

/** How well a header names a field: 1 for a name of the field, less for a name that is only like one. */
function nameScore(header: string, { headers, synonyms = [] }: TemplateField): number {
  const key = headerKey(header);
  const plain = headers.findIndex((name) => headerKey(name) === key);
  if (plain >= 0) return 1 - plain / 1000;
  const other = synonyms.findIndex((name) => headerKey(name) === key);
  if (other >= 0) return 0.9 - other / 1000;
  const names = [...headers, ...synonyms];
  const contained = Math.max(0, ...names.map((name) => containedScore(header, name)));
  if (contained > 0) return contained;
  return Math.max(0, ...names.map((name) => headerLikeness(header, name, 0.8))) * 0.75;
}

/** Words that are part of too many names to tell anything alone. */
const vagueWords = new Set('no id code name date type of the total de a'.split(' '));

/** How well a header fits that has all words of a name and others, as in "College Roll No". */
function containedScore(header: string, name: string): number {
  const [words, wanted] = [headerWords(header), headerWords(name)];
  if (wanted.length === 0 || wanted.every((word) => vagueWords.has(word) || word.length < 2))
    return 0;
  if (!wanted.every((word) => words.includes(word))) return 0;
  return 0.5 + (0.3 * wanted.length) / words.length;
}

/** Fields that values of their type show without a known header. */
const distinctiveFields: Readonly<Record<string, ValueType>> = {
  day: 'day',
  start: 'day',
  weekdays: 'weekdays',
  status: 'status',
  times: 'timeRange',
  role: 'role',
};

/** How well the values of a column without a known name fit a field. */
function valueScore(evidence: ColumnEvidence, name: string, { type }: TemplateField): number {
  if (evidence.empty) return 0;
  if (name === 'email') return evidence.emails ? 0.8 : 0;
  if (name === 'name') return evidence.names ? 0.4 : 0;
  if (type === 'key' || name === 'person') return evidence.ids ? 0.45 : evidence.emails ? 0.4 : 0;
  const distinctive = distinctiveFields[name];
  if (!distinctive || evidence.numbers) return 0;
  return evidence.fit(distinctive) > 0.9 ? 0.4 : 0;
}

/** A known name counts less if the values are of another type, and a bit more if they are of a strict one. */
function confidenceOf(
  header: string,
  evidence: ColumnEvidence,
  name: string,
  field: TemplateField,
): number {
  const named = nameScore(header, field);
  const fit = evidence.fit(field.type);
  const strict = fit === 1 && evidence.isStrict(field.type) ? 0.02 : 0;
  const suited = named * (fit >= 0.5 ? 0.5 + fit / 2 + strict : fit * 0.4);
  return Math.max(suited, valueScore(evidence, name, field));
}

/** Less is no reason to propose a column. */
const leastConfidence = 0.35;

function assign(
  kind: PlainKind,
  template: Template,
  columns: readonly Column[],
  evidence: readonly ColumnEvidence[],
) {
  const candidates = columns.flatMap((column) =>
    Object.entries(template.fields).map(([field, shape]): Candidate => {
      const values = evidence[column.index] as ColumnEvidence;
      const isWrong = isImplausible(kind, field, column.name, values);
      const confidence = isWrong ? 0 : confidenceOf(column.name, values, field, shape);
      return { field, column, confidence };
    }),
  );
  const taken = new Set<unknown>();
  const chosen = new Map<string, Candidate>();
  const likely = candidates.filter(({ confidence }) => confidence >= leastConfidence);
  for (const candidate of likely.sort((one, other) => other.confidence - one.confidence)) {
    const { field, column } = candidate;
    if (chosen.has(field) || taken.has(column.index)) continue;
    chosen.set(field, candidate);
    taken.add(column.index);
  }
  const address = chosen.get('email');
  if (address && 'id' in template.fields && !chosen.has('id')) {
    // Who has no other id is known by the address.
    chosen.delete('email');
    chosen.set('id', { ...address, field: 'id' });
  }
  return chosen;
}

interface Candidature {
  kind: PlainKind;
  chosen: Map<string, Candidate>;
  score: number;
}

function candidature(
  kind: PlainKind,
  table: Table,
  columns: readonly Column[],
  evidence: readonly ColumnEvidence[],
): Candidature {
  const template: Template = plainTemplates[kind];
  const chosen = assign(kind, template, columns, evidence);
  const missing = neededFields(template).filter((group) => !group.some((one) => chosen.has(one)));
  // In steps of a twentieth: the order of the names of a field does not decide.
  const rounded = [...chosen.values()].map(({ confidence }) => Math.round(confidence * 20) / 20);
  const found = rounded.reduce((sum, confidence) => sum + confidence, 0);
  const bonus = isNamed(template, table) ? 0.8 : 0;
  const spare = chosen.has('person') ? namesBeside(chosen, columns) : 0;
  const strict = strictColumns(template, [...chosen.values()], evidence) / 10;
  const misfit = 1.5 * missing.length + (isOfAnother(template, table) ? 10 : 0);
  return { kind, chosen, score: found + bonus + spare + strict - misfit };
}

/** How many columns have only values that not every text is: they tell kinds with the same headers apart. */
function strictColumns(
  template: Template,
  chosen: readonly Candidate[],
  evidence: readonly ColumnEvidence[],
): number {
  return chosen.filter(({ field, column }) => {
    const { type } = template.fields[field] as TemplateField;
    const values = evidence[column.index] as ColumnEvidence;
    return values.isStrict(type) && values.fit(type) === 1;
  }).length;
}

const nameFields = [fullNames, studentName, givenName, familyName, email].map(
  (names): TemplateField => ({ type: 'text', ...names }),
);

/** Names and emails beside the id of a person are no sign of a table of people. */
function namesBeside(chosen: ReadonlyMap<string, Candidate>, columns: readonly Column[]): number {
  const used = new Set([...chosen.values()].map(({ column }) => column.index));
  const spare = columns.filter(({ name, index }) => {
    const known = nameFields.some((field) => nameScore(name, field) >= 0.8);
    return known && !used.has(index);
  });
  return spare.length * 0.6;
}

/** The kind and columns that a table with unknown headers probably has. */
export function proposeMapping(
  table: Table,
  sample: readonly Row[],
  kind: PlainKind | undefined = findPlainFormat(table)?.kind,
): Proposal {
  const evidence = table.header.map((_, index) => new ColumnEvidence(sample, index));
  const all = table.header.map((name, index) => ({ name, index }));
  // A known header says more than values that look private, such as roll numbers with hyphens.
  const open = all
    .filter(({ name }) => !isPrivateHeader(name))
    .filter(({ name, index }) => !evidence[index]?.isPrivate || headerScore([name]) > 0)
    .slice(0, mostCompared);
  const kinds = kind ? [kind] : plainKinds;
  const [best] = kinds
    .map((name) => candidature(name, table, open, evidence))
    .sort((one, other) => other.score - one.score);
  return proposalOf(best as Candidature, all);
}

function proposalOf({ kind, chosen }: Candidature, all: readonly Column[]): Proposal {
  const template: Template = plainTemplates[kind];
  const columns = Object.keys(template.fields).flatMap((field) => chosen.get(field) ?? []);
  const read = all.filter(({ name }) => name !== '' && !isPrivateHeader(name));
  // Figures beside ids and names are no list of people.
  const isSpare = (kind === 'student' || kind === 'teacher') && columns.length * 2 < read.length;
  const confidence = Math.min(confidenceIn(template, chosen), isSpare ? 0.6 : 1);
  return { kind, columns, confidence };
}

function confidenceIn(template: Template, chosen: ReadonlyMap<string, Candidate>): number {
  const needed = neededFields(template).map((group) =>
    Math.max(0, ...group.map((field) => chosen.get(field)?.confidence ?? 0)),
  );
  return Math.min(1, ...needed);
}
