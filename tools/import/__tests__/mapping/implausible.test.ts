import { emptyMapping } from '@/tools/import/mapping/mapping';
import { findReader, isQuestion, type Question } from '@/tools/import/mapping/find-reader';
import { fingerprintOfTable } from '@/tools/import/mapping/fingerprint';
import { draftOf, formatDraft } from '@/tools/import/mapping/draft';
import { previewOf } from '@/tools/import/mapping/preview';
import { sampleRows } from '@/tools/import/series/options';
import { table } from '../template/read-table';
import { keptTables } from './kept-tables';

async function draftFor(file: string, lines: readonly string[]) {
  const source = table(file, ...lines);
  const question: Question = { table: source, fingerprint: fingerprintOfTable(source) };
  return draftOf(question, await sampleRows(source));
}

it('says "fairly certain" only of what is right in nine of ten tables', async () => {
  const drafts = await Promise.all(
    keptTables.map(async ([file, kind, columns, ...lines]) => {
      const draft = await draftFor(file, lines);
      const found = { kind: draft.kind, columns: draft.columns };
      const isRight =
        found.kind === kind &&
        Object.entries(columns).every(([field, header]) => found.columns[field] === header);
      return { isRight, isCertain: formatDraft(draft).includes('fairly certain'), file };
    }),
  );
  const certain = drafts.filter(({ isCertain }) => isCertain);
  expect(certain.length).toBeGreaterThanOrEqual(10);
  expect(certain.filter(({ isRight }) => !isRight).length * 10).toBeLessThanOrEqual(certain.length);
  // Nothing in the table of averages says what they are of, and the last three are of nothing that is imported.
  expect(drafts.filter(({ isRight }) => !isRight).map(({ file }) => file)).toEqual([
    ...['averages.csv', 'room-list.csv', 'library.csv', 'fees.csv'],
  ]);
});

it('never proposes what cannot be', async () => {
  for (const [file, right, , ...lines] of keptTables) {
    const { kind, columns } = await draftFor(file, lines);
    expect(columns['score'] ?? '').not.toMatch(/max|out of/i);
    expect(columns['grade']).not.toBe('is_final_grade');
    for (const field of ['course', 'courseTitle', 'id', 'person'])
      expect(columns[field]).not.toBe('Average of course');
    if (kind === 'student') expect(columns['name'] ?? '').not.toMatch(/mentor|coordinator/i);
    if (right !== 'exam') expect(kind).not.toBe('exam');
  }
});

it('shows the first rows as they would be imported', async () => {
  const [, , , ...lines] = keptTables.find(([file]) => file === 'pupils.csv') ?? [];
  const text = await previewOf(await draftFor('pupils.csv', lines as string[]));
  expect(text).toContain('The first rows would be imported as:');
  expect(text).toContain('id: 25CS001, kind: student, name: Meera Nair');
});

it('leaves out a score above the highest possible one', async () => {
  const source = table(`marks.csv
    Roll No|Subject|Exam|Marks Obtained|Max Marks
    7|PH|Quiz|77|50`);
  const reader = findReader(source, emptyMapping);
  if (isQuestion(reader)) throw new Error('The table is not known.');
  const codes: string[] = [];
  const kinds: string[] = [];
  await reader.read(source, {
    sink: { add: (kind) => void kinds.push(kind) },
    report: ({ code }) => void codes.push(code),
    onRows: () => undefined,
  });
  expect(codes).toEqual(['score-above-maximum']);
  expect(kinds).not.toContain('result');
});
