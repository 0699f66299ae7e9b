import papa from 'papaparse';
import { resultsToCsv } from '@/components/performance/model/result-export';
import { tenPoints, termOf } from './scale';

test('The CSV has a row for each subject, with the working of its term', () => {
  const terms = [
    {
      ...termOf('Semester 1', [
        [4, 'A'],
        [3, undefined, '=1+1'],
      ]),
      published: '2026-01-20',
    },
  ];
  const csv = resultsToCsv({ asOf: '2026-11-20', basis: 'Published results', terms }, tenPoints);
  const { data } = papa.parse<Record<string, string>>(csv.replace('\ufeff', ''), {
    header: true,
  });
  expect(data).toHaveLength(2);
  expect(data[0]).toMatchObject({
    ...{ Term: 'Semester 1', Published: '2026-01-20', Credits: '4', Grade: 'A', Points: '8' },
    ...{ 'Credits × points': '32', 'SGPA of the term': '8.00', 'As of': '2026-11-20' },
  });
  expect(data[1]).toMatchObject({ Subject: "'=1+1", Grade: '', Points: '' });
});
