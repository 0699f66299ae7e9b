import { drawMatrix } from '@/tools/graph/draw';

const times = (count: number, from: string, to: string) =>
  Array.from({ length: count }, () => ({ from, to }));

const across = [
  ...times(2, 'app', 'components/notice/student'),
  ...times(3, 'components/notice/student', 'components/ui'),
  ...times(1, 'components/notice/student', 'components/notice/model'),
  ...times(1, 'tools', 'lib/site'),
];

test('the picture has every feature, and how often it imports another', () => {
  const svg = drawMatrix({ across });
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(texts).toEqual([
    '1 app',
    '1',
    '2 components/notice',
    '2',
    '3 components/ui',
    '3',
    '2',
    '3',
  ]);
  expect(svg).not.toContain('"count against"');
});

test('imports in both directions are shown as breaking the order', () => {
  const svg = drawMatrix({ across: [...across, ...times(1, 'components/ui', 'app')] });
  expect(svg.match(/class="count against"/g)).toHaveLength(1);
});
