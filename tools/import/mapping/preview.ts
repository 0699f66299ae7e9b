import type { DataProblem } from '../problem/data-problem';
import type { Kind } from '../fact/fact';
import { plainTemplates } from '../template/plain/templates';
import type { Template } from '../template/template';
import { fieldLabel } from '../template/unread-columns';
import { answerOf, missingIn, type Draft } from './draft';
import { mappedReader } from './mapped-reader';

/** How many rows are shown as they would be imported. */
const mostShown = 3;

/** The first rows of a table as they would be imported, as text for a terminal; empty if a needed column is missing. */
export async function previewOf(draft: Draft): Promise<string> {
  const { question, sample, kind } = draft;
  if (missingIn(draft).length > 0) return '';
  const template: Template = plainTemplates[kind];
  const wanted = template.kinds.find((one) => one === kind) ?? template.kinds[0];
  const shown: string[] = [];
  const problems: DataProblem[] = [];
  const { table } = question;
  const reader = mappedReader(table, answerOf(draft), { dateOrder: question.earlier?.dateOrder });
  await reader.read(
    {
      ...table,
      async *rows() {
        yield sample;
      },
    },
    {
      sink: { add: (one, fact) => void (isShown(one) && shown.push(describe(fact))) },
      report: (problem) => void problems.push(problem),
      onRows: () => undefined,
    },
  );
  const wrong = problems.find(({ severity }) => severity !== 'note');
  return [
    ...(shown.length > 0 ? ['  The first rows would be imported as:'] : []),
    ...shown.map((text) => `    ${text}`),
    ...(wrong ? [`  Some rows cannot be used: ${wrong.message}`] : []),
    '',
  ].join('\n');

  function isShown(one: Kind) {
    return one === wanted && shown.length < mostShown;
  }
}

const describe = (fact: object) =>
  Object.entries(fact)
    .filter(([, value]) => value !== undefined && value !== true)
    .map(
      ([field, value]) =>
        `${fieldLabel(field)}: ${Array.isArray(value) ? value.join('; ') : String(value)}`,
    )
    .join(', ');
