import { plainTemplates, type PlainKind } from '../template/plain/templates';
import { isPrivateHeader } from '../template/private-header';
import { fieldLabel } from '../template/unread-columns';
import type { Template } from '../template/template';
import type { Row } from '../source/table';
import { ColumnEvidence } from './column-evidence';
import type { Question } from './find-reader';
import { columnsOf, referenceTo } from './header-reference';
import type { TableMapping } from './mapping';
import { neededFields } from '../template/resolve-columns';
import { proposeMapping } from './propose-mapping';
import { defined } from '../value/defined';

/** An answer to a question as far as it is known. */
export interface Draft {
  question: Question;
  sample: readonly Row[];
  kind: PlainKind;
  /** The header of each field. */
  columns: Readonly<Record<string, string>>;
  /** From 0 to 1. */
  confidence: number;
}

/** The likely answer: an earlier mapping as far as its columns are there, and what the headers and values show. */
export function draftOf(question: Question, sample: readonly Row[], kind?: PlainKind): Draft {
  const { table, earlier } = question;
  const known = earlier?.kind === 'skip' ? undefined : earlier?.kind;
  const proposal = proposeMapping(table, sample, kind ?? known);
  const proposed = proposal.columns.map(({ field, column }): [string, string] => [
    field,
    referenceTo(table.header, column),
  ]);
  const kept = proposal.kind === known ? keptColumns(question) : [];
  const used = new Set(kept.map(([, header]) => header));
  const fields = new Set(kept.map(([field]) => field));
  // A person may have removed a proposed column from a mapping that waits for its confirmation.
  const edited = earlier && !earlier.confirmed && kept.length > 0;
  const added = edited
    ? []
    : proposed.filter(([field, header]) => !fields.has(field) && !used.has(header));
  const columns = Object.fromEntries([...kept, ...added]);
  return { question, sample, kind: proposal.kind, columns, confidence: proposal.confidence };
}

/** The columns of the earlier mapping that the table still has. */
function keptColumns({ table, earlier }: Question): [string, string][] {
  return Object.entries(earlier?.columns ?? {}).filter(([, header]) => {
    const [column] = columnsOf(table.header, header);
    return column && !isPrivateHeader(column.name);
  });
}

/** The groups of fields that the draft lacks, as text. */
export function missingIn({ kind, columns }: Draft): string[] {
  return neededFields(plainTemplates[kind])
    .filter((group) => !group.some((field) => Object.hasOwn(columns, field)))
    .map((group) => group.map(fieldLabel).join(' or '));
}

/** The mapping that a draft says, with what the earlier one says besides. */
export function answerOf({ question, kind, columns }: Draft, confirmed = true): TableMapping {
  const { table, earlier } = question;
  const { dateOrder, encoding, words } = earlier ?? {};
  return {
    ...{ file: table.file, headers: [...table.header], kind, columns: { ...columns }, confirmed },
    ...defined({ dateOrder, encoding, words }),
  };
}

const [labelWidth, headerWidth] = [16, 28];

/** A draft as text for a terminal: each field with its column and sample values, and what is not read. */
export function formatDraft({ question, sample, kind, columns, confidence }: Draft): string {
  const { table } = question;
  const template: Template = plainTemplates[kind];
  const where = table.sheet ? `${table.file}, ${table.sheet}` : table.file;
  const fields = Object.entries(columns).map(([field, header]) => {
    const [column] = columnsOf(table.header, header);
    const { samples } = new ColumnEvidence(sample, column?.index ?? -1);
    return `  ${fieldLabel(field).padEnd(labelWidth)} <- ${JSON.stringify(header).padEnd(headerWidth)} ${samples.join(' | ')}`;
  });
  const used = new Set(
    Object.values(columns).flatMap((header) =>
      columnsOf(table.header, header).map(({ index }) => index),
    ),
  );
  const looksPrivate = (name: string) =>
    !isPrivateHeader(name) && new ColumnEvidence(sample, table.header.indexOf(name)).isPrivate;
  const rest = table.header.filter((name, index) => name !== '' && !used.has(index));
  return [
    '',
    table.isUnnamed
      ? `${where} has no header: its first row is data.`
      : `The columns of ${where} are not known.`,
    `It is probably a ${template.format} (${certainty(confidence)}):`,
    ...fields,
    listOf(
      'Not needed',
      rest.filter((name) => !isPrivateHeader(name) && !looksPrivate(name)),
    ),
    listOf('Probably private, so not shown', rest.filter(looksPrivate)),
    listOf('Private and never read', rest.filter(isPrivateHeader)),
    '',
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}

const listOf = (title: string, headers: readonly string[]): string | undefined =>
  headers.length > 0 ? `  ${title}: ${headers.join(', ')}` : undefined;

function certainty(confidence: number): string {
  if (confidence >= 0.85) return 'fairly certain';
  return confidence >= 0.5 ? 'please check' : 'a guess';
}
