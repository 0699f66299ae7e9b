import { sampleReport } from '@/__tests__/components/integrity/sample-report';
import { effectOf } from '@/components/integrity/model/choice-text';
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
  const { comparison } = await sampleReport();
  expect(effectOf(comparison, 'quotation').files).toBe(2);
  expect(effectOf(comparison, 'bibliography').files).toBe(2);
  expect(effectOf(comparison, 'assignment')).toEqual({ words: 11, files: 1 });
  expect(effectOf(comparison, 'template').words).toBe(0);
});
