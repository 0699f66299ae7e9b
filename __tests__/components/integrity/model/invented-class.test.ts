import { sampleReport } from '@/__tests__/components/integrity/sample-report';
import { leftOutTexts } from '@/components/integrity/model/left-out-text';
import { filesById, pairName } from '@/components/integrity/model/report';

test('The report of the invented class has the planted copies, and no other pair', async () => {
  const { comparison, files } = await sampleReport();
  const names = comparison.pairs.map((pair) =>
    pairName(pair, filesById(files)).split(' and ').sort().join(' and '),
  );
  expect(names.sort()).toEqual([
    'Asha and Bilal',
    'Chitra and Esther',
    'Chitra and Farid',
    'Esther and Farid',
  ]);
  expect(comparison.notes).toMatchObject([{ file: 'invented-2', kind: 'look-alike-letters' }]);
});

test('The quotation, its source and the question are left out of the invented class', async () => {
  expect(leftOutTexts(await sampleReport())).toEqual([
    'Templates and lines that repeat on every page: nothing found',
    'The assignment’s wording: 11 words of 1 text',
    expect.stringMatching(/^Quotations with their source named: \d+ words of 2 texts$/),
    expect.stringMatching(/^Bibliographies: \d+ words of 2 texts$/),
    'Contents: nothing found',
    'Passages of more than a tenth of the texts: nothing found',
  ]);
});
