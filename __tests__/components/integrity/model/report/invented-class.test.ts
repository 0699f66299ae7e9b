import { sampleReport } from '@/__tests__/components/integrity/sample-report';
import { inventedClass } from '@/components/integrity/model/report/invented-class';
import { pairName, filesById } from '@/components/integrity/model/report/report';

test('The report of the invented class has the planted copies, and no other pair', async () => {
  const { comparison, files } = await sampleReport();
  const names = comparison.pairs.map((pair) =>
    pairName(pair, filesById(files))
      .replaceAll(' (invented)', '')
      .split(' and ')
      .sort()
      .join(' and '),
  );
  expect(names.sort()).toEqual([
    'Asha and Bilal',
    'Chitra and Esther',
    'Chitra and Farid',
    'Esther and Farid',
  ]);
  expect(comparison.notes).toMatchObject([{ file: 'invented-2', kind: 'look-alike-letters' }]);
});

test('Every author of the invented class is marked as invented', () => {
  for (const { owner } of inventedClass()) expect(owner).toContain('(invented)');
});
