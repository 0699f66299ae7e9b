import { PassThrough } from 'node:stream';
import { plainTemplates } from '@/tools/import/template/plain/templates';
import { answerQuestions } from '@/tools/import/mapping/answer-question';
import { findReader, isQuestion, type Question } from '@/tools/import/mapping/find-reader';
import { fingerprintOf } from '@/tools/import/mapping/fingerprint';
import { emptyMapping, entryOf, type Mapping } from '@/tools/import/mapping/mapping';
import { openTerminal } from '@/tools/import/mapping/terminal';
import type { Table } from '@/tools/import/source/table';
import { factsOf, readWith, table } from '../template/read-table';

const source = table(`an.csv
  Matrikelnummer|Datum|Anwesenheit|Telefon|Notiz
  7|2026-08-24|Anwesend|555|x
  8|2026-08-24|Abwesend|555|y`);

/** Answers with these lines, and gives what the terminal showed. */
function typing(...lines: string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  input.end(lines.map((line) => `${line}\n`).join(''));
  const terminal = openTerminal(input, output);
  return { terminal, shown: () => String(output.read() ?? '') };
}

function question(from: Table, mapping: Mapping = emptyMapping): Question {
  const found = findReader(from, mapping);
  if (!isQuestion(found)) throw new Error('The table is known.');
  return found;
}

const entry = (mapping: Mapping, from = source) => entryOf(mapping, fingerprintOf(from.header));

describe('the question about an unknown table', () => {
  it('shows the likely columns with values, and takes yes', async () => {
    const { terminal, shown } = typing('y');
    const { mapping, open } = await answerQuestions([question(source)], emptyMapping, terminal);
    expect(open).toEqual([]);
    expect(entry(mapping)).toEqual({
      file: 'an.csv',
      headers: source.header,
      kind: 'attendance',
      columns: { person: 'Matrikelnummer', day: 'Datum', status: 'Anwesenheit' },
      confirmed: true,
    });
    const text = shown();
    expect(text).toContain('The columns of an.csv are not known.');
    expect(text).toMatch(/status +<- "Anwesenheit" +Anwesend \| Abwesend/);
    expect(text).toContain('Private and never read: Telefon');
    expect(text).not.toContain('555');
    const reader = findReader(source, mapping);
    if (isQuestion(reader)) throw new Error('The answer is lost.');
    expect(factsOf(await readWith(reader, source), 'attendance')).toHaveLength(2);
  });

  it('says that skip is for later imports too, and it is', async () => {
    const { terminal, shown } = typing('s');
    const { mapping, open } = await answerQuestions([question(source)], emptyMapping, terminal);
    expect(open).toEqual([]);
    expect(shown()).toContain('[s]kip this table now and in later imports');
    expect(entry(mapping)).toMatchObject({ kind: 'skip', confirmed: true });
    const later = table('later.csv', source.header.join('|'), '9|2026-08-25|Anwesend||');
    const reader = findReader(later, mapping);
    if (isQuestion(reader)) throw new Error('The table is asked about again.');
    expect(await readWith(reader, later)).toMatchObject({ facts: [] });
  });

  it('explains a yes without effect in one sentence, without the proposal again', async () => {
    const fields = Object.keys(plainTemplates.attendance.fields);
    const edited = ['e', '', ...fields.map((field) => (field === 'day' ? '-' : ''))];
    const { terminal, shown } = typing(...edited, 'y', 'y', 's');
    await answerQuestions([question(source)], emptyMapping, terminal);
    const text = shown();
    // One for each yes; the proposal is there at the start and after the edit.
    const because = 'A column is missing for day. Enter e to choose it.\n';
    expect(text.split(because)).toHaveLength(3);
    expect(text.split('It is probably a')).toHaveLength(3);
  });

  it('takes other columns, but no private one and none that does not exist', async () => {
    const { terminal, shown } = typing(
      'e',
      'attendance',
      '',
      '-',
      'Telefon',
      'Nichts',
      'datum',
      ...Array(12).fill(''),
      'y',
    );
    const { mapping } = await answerQuestions([question(source)], emptyMapping, terminal);
    const text = shown();
    expect(text).toContain('There is no column "Nichts".');
    expect(text).toContain('A column with private facts is never read.');
    expect(text).toContain('A column is missing for day');
    // The input ends before the missing column is chosen.
    expect(entry(mapping)).toMatchObject({ confirmed: false });
  });

  it('is asked once for tables with the same headers', async () => {
    const again = table('more.csv', source.header.join('|'), '9|2026-08-24|Anwesend||');
    const { terminal, shown } = typing('y');
    const { open } = await answerQuestions(
      [question(source), question(again)],
      emptyMapping,
      terminal,
    );
    expect(open).toEqual([]);
    expect(shown().match(/are not known/g)).toHaveLength(1);
  });

  it('waits in the mapping if there is no terminal', async () => {
    const first = await answerQuestions([question(source)], emptyMapping);
    expect(first.open).toMatchObject([
      { severity: 'error', code: 'unknown-table', place: { file: 'an.csv' } },
    ]);
    expect(first.open[0]?.action).toContain(fingerprintOf(source.header));
    const waiting = entry(first.mapping);
    expect(waiting).toMatchObject({ confirmed: false, columns: { person: 'Matrikelnummer' } });
    const edited: Mapping = {
      ...first.mapping,
      tables: { [fingerprintOf(source.header)]: { ...waiting!, columns: { person: 'Notiz' } } },
    };
    const second = await answerQuestions([question(source, edited)], edited);
    expect(entry(second.mapping)?.columns).toEqual({ person: 'Notiz' });
  });
});
