import fc from 'fast-check';
import { answerQuestions } from '@/tools/import/mapping/answer-question';
import { draftOf, formatDraft } from '@/tools/import/mapping/draft';
import { findReader, isQuestion } from '@/tools/import/mapping/find-reader';
import { emptyMapping, formatMapping, withEntry } from '@/tools/import/mapping/mapping';
import { nameColumns } from '@/tools/import/mapping/name-columns';
import { isPrivateHeader } from '@/tools/import/template/private-header';
import { sampleRows } from '@/tools/import/series/options';
import { factsOf, readWith, table } from '../template/read-table';

const rows = [
  '1-910-555-0101|Meera Nair|25CS001|F|Hispanic',
  '1-910-555-0102|Asha Sen|25CS002|F|White',
  '1-910-555-0103|Ravi Das|25CS003|M|Asian',
];

async function questionOf(...lines: string[]) {
  const source = table('list 2026.csv', ...lines);
  const named = nameColumns(source, await sampleRows(source));
  const found = findReader(named, emptyMapping);
  if (!isQuestion(found)) throw new Error('The table is known.');
  return { question: found, sample: await sampleRows(named) };
}

it('asks what the columns of a table without a header are, and shows nothing private', async () => {
  const { question, sample } = await questionOf(...rows);
  const text = formatDraft(draftOf(question, sample));
  expect(text).toContain('has no header: its first row is data');
  expect(text).toContain('25CS001');
  expect(text).toContain('Probably private, so not shown: Column 1, Column 4, Column 5');
  const { mapping, open } = await answerQuestions([question], emptyMapping);
  expect(open).toMatchObject([{ code: 'unknown-table' }]);
  const written = `${text}${formatMapping(mapping)}${JSON.stringify(open)}`;
  expect(written).not.toMatch(/555-010|Hispanic|White|Asian/);
  expect(formatMapping(mapping)).not.toMatch(/Meera|25CS001/);
});

it('reads such a table from its first row when its columns have names', async () => {
  const { question } = await questionOf(...rows);
  const columns = { id: 'Column 3', name: 'Column 2' };
  const entry = { file: 'list 2026.csv', headers: [...question.table.header], columns };
  const mapping = withEntry(emptyMapping, question.fingerprint, {
    ...{ ...entry, kind: 'student' as const, confirmed: true },
  });
  const reader = findReader(question.table, mapping);
  if (isQuestion(reader)) throw new Error('The table is not known.');
  const read = await readWith(reader, question.table);
  expect(factsOf(read, 'person').map(({ id, name }) => `${id} ${name}`)).toEqual([
    '25CS001 Meera Nair',
    '25CS002 Asha Sen',
    '25CS003 Ravi Das',
  ]);
});

it.each([
  ['Roll No|Name', '25CS001|Meera Nair'],
  ['Roll No|2026-08-24|2026-08-25', '25CS001|P|A'],
  ['Day|9:00|10:00', 'Monday|CS101|MA101'],
  ['Student|2024|2025', 'Meera Nair|35|2024'],
])('leaves a header such as %s alone', async (...lines) => {
  const source = table('list.csv', ...lines);
  expect(nameColumns(source, await sampleRows(source))).toBe(source);
});

it.each([
  'ELL Status',
  'English Learner',
  'LEP',
  'SpEd',
  'Special Education',
  'IEP',
  'Home Phone',
  'Race/Ethnicity',
  'Free Lunch',
])('takes %s as private', (name) => expect(isPrivateHeader(name)).toBe(true));

it('never shows a telephone number, whatever the header is', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.stringMatching(/^\+?[1-9]\d{2}[- ]\d{3}[- ]\d{4}$/), {
        minLength: 2,
        maxLength: 5,
      }),
      fc.constantFrom('Zz', 'Kontaktweg', 'Misc', 'X1'),
      async (numbers, header) => {
        const { question, sample } = await questionOf(
          `${header}|Wer|Kennwort`,
          ...numbers.map((number, index) => `${number}|Meera Nair|${index}`),
        );
        const text = formatDraft(draftOf(question, sample));
        for (const number of numbers) expect(text).not.toContain(number);
      },
    ),
    { numRuns: 30 },
  ));
