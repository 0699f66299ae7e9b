import type { DataProblem } from '../problem/data-problem';
import { sampleRows } from '../series/options';
import { askMapping } from './ask-mapping';
import { answerOf, draftOf } from './draft';
import type { Question } from './find-reader';
import { withEntry, type Mapping, type TableMapping } from './mapping';
import type { Terminal } from './terminal';

/** Codes of errors that an answer of a person resolves, so that the run ends with exit code 3. */
export const needsAnswer: ReadonlySet<string> = new Set([
  'unknown-table',
  'ambiguous-dates',
  'same-person',
  'two-names',
]);

/** The mapping after the questions, and an error for each table that nobody has described. */
interface Answers {
  mapping: Mapping;
  open: DataProblem[];
}

/**
 * Asks for each unknown table in a terminal. Without one, or if it is closed, the likely answer is added to the mapping
 * as not confirmed, for a person to look at. Tables with the same headers are asked for once.
 */
export async function answerQuestions(
  questions: readonly Question[],
  mapping: Mapping,
  terminal?: Terminal,
): Promise<Answers> {
  const answers = new Map<string, TableMapping>();
  const open: DataProblem[] = [];
  let current = terminal;
  for (const question of questions) {
    const { fingerprint } = question;
    if (!answers.has(fingerprint)) {
      const sample = await sampleRows(question.table);
      const answer = current && (await askMapping(question, sample, current));
      if (!answer) current = undefined;
      answers.set(fingerprint, answer ?? answerOf(draftOf(question, sample), false));
    }
    if (!answers.get(fingerprint)?.confirmed) open.push(unknownTable(question));
  }
  const all = [...answers].reduce((next, [key, answer]) => withEntry(next, key, answer), mapping);
  return { mapping: all, open };
}

function unknownTable({ table, fingerprint }: Question): DataProblem {
  const { file, sheet, line, isUnnamed } = table;
  return {
    ...{ severity: 'error', stage: 'table', code: 'unknown-table', place: { file, sheet, line } },
    message: isUnnamed
      ? 'This table has no header: its first row is data.'
      : 'The columns of this table are not known.',
    action:
      `Open college/mapping.json and look for "${fingerprint}". It has a proposal: correct "kind" and "columns", and ` +
      `set "confirmed" to true; or set "kind" to "skip". Then run the command again.`,
  };
}
