import { plainKinds, plainTemplates, type PlainKind } from '../template/plain/templates';
import { isPrivateHeader } from '../template/private-header';
import { fieldLabel } from '../template/unread-columns';
import type { Row } from '../source/table';
import { columnsOf, referenceTo } from './header-reference';
import type { Question } from './find-reader';
import type { TableMapping } from './mapping';
import { answerOf, draftOf, formatDraft, missingIn, type Draft } from './draft';
import { previewOf } from './preview';
import type { Terminal } from './terminal';

/**
 * Asks a person what a table is, and shows what it probably is. Undefined if the terminal is closed before there is
 * an answer.
 */
export async function askMapping(
  question: Question,
  sample: readonly Row[],
  terminal: Terminal,
): Promise<TableMapping | undefined> {
  const { ask, say } = terminal;
  let shown: Draft | undefined;
  for (let current = draftOf(question, sample); ;) {
    if (shown !== current) say(formatDraft((shown = current)) + (await previewOf(current)));
    const answer = (
      await ask('Use this? [y]es, [e]dit, [s]kip this table now and in later imports: ')
    )?.toLowerCase();
    if (answer === undefined) return undefined;
    if (answer.startsWith('s')) return { ...answerOf(current), kind: 'skip', columns: undefined };
    if (answer.startsWith('e')) {
      const edited = await edit(current, terminal);
      if (!edited) return undefined;
      current = edited;
    } else if (answer.startsWith('y')) {
      const missing = missingIn(current);
      if (missing.length === 0) return answerOf(current);
      say(`A column is missing for ${missing.join(', and for ')}. Enter e to choose it.\n`);
    } else say('Enter y, e or s.\n');
  }
}

async function edit(draft: Draft, terminal: Terminal): Promise<Draft | undefined> {
  const kind = await askKind(draft.kind, terminal);
  if (!kind) return undefined;
  const start = kind === draft.kind ? draft : draftOf(draft.question, draft.sample, kind);
  terminal.say(
    'For each field enter the header of its column, - for none, or nothing to leave it.\n',
  );
  const columns: Record<string, string> = {};
  for (const field of Object.keys(plainTemplates[kind].fields)) {
    const chosen = await askColumn(start, field, terminal);
    if (chosen === undefined) return undefined;
    if (chosen !== '') columns[field] = chosen;
  }
  return { ...start, columns };
}

async function askKind(kind: PlainKind, { ask, say }: Terminal): Promise<PlainKind | undefined> {
  for (;;) {
    const answer = await ask(`What is each row? (${plainKinds.join(', ')}) [${kind}]: `);
    if (answer === undefined) return undefined;
    const chosen =
      answer === '' ? kind : plainKinds.find((name) => name.toLowerCase() === answer.toLowerCase());
    if (chosen) return chosen;
    say(`"${answer}" is none of these.\n`);
  }
}

/** The header that a person chooses for a field; empty for none. */
async function askColumn(draft: Draft, field: string, { ask, say }: Terminal) {
  const { header } = draft.question.table;
  const current = draft.columns[field] ?? '';
  for (;;) {
    const answer = await ask(`  ${fieldLabel(field)} [${current || '-'}]: `);
    if (answer === undefined) return undefined;
    if (answer === '') return current;
    if (answer === '-') return '';
    const [column, again] = columnsOf(header, answer);
    if (column && !again && !isPrivateHeader(column.name)) return referenceTo(header, column);
    if (again) say(`Several columns are called "${answer}": add [1] or [2].\n`);
    else
      say(
        column
          ? 'A column with private facts is never read.\n'
          : `There is no column "${answer}".\n`,
      );
  }
}
