import type { Reader } from '../fact/reader';
import { plainTemplates } from '../template/plain/templates';
import { resolveColumns } from '../template/resolve-columns';
import { notRead } from '../template/unread';
import type { Row, Table } from '../source/table';
import { ColumnEvidence } from './column-evidence';

const absent = /absent|absence|abwesen|fehlzeit|ausent|ausencia/i;

/**
 * The reader of a list of who was absent, or of people and days without a status. It only says what to do: without the
 * classes that were held, nobody's share can be counted.
 */
export function findAbsences(table: Table, sample: readonly Row[] = []): Reader | undefined {
  const { attendance, attendanceTotal } = plainTemplates;
  const { status, forenoon, afternoon, ...columns } = resolveColumns(attendance, table).columns;
  const { present, held } = resolveColumns(attendanceTotal, table).columns;
  if (!columns['day'] || (status ?? forenoon ?? afternoon ?? present ?? held)) return undefined;
  const used = new Set(Object.values(columns).map((column) => column?.index));
  const rest = table.header
    .map((_, index) => new ColumnEvidence(sample, index))
    .filter((evidence, index) => !used.has(index) && !evidence.empty);
  if (rest.some((evidence) => evidence.fit('status') === 1)) return undefined;
  const texts = [
    table.file,
    table.sheet ?? '',
    ...table.header,
    ...table.preamble.flatMap(({ cells }) => cells),
  ];
  const isNamed = texts.some((text) => absent.test(text));
  if (!isNamed && !(columns['person'] && rest.every(({ names }) => names))) return undefined;
  return notRead('list of absences', {
    severity: 'warning',
    code: 'absences-without-classes',
    message:
      'This table does not say who was present as well as who was absent, so no attendance can be counted from it.',
    allowed: 'a status for everybody in each class, or the numbers of classes held and attended',
    action:
      'Export the whole register or its totals. If the table is something else, say so with --read-as FILE=KIND.',
  });
}
