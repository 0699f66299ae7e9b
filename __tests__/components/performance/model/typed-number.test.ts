import { formatShort } from '@/components/performance/model/fraction';
import { readNumber } from '@/components/performance/model/typed-number';

test.each([
  ['8.5', '8.5'],
  [' 8,25 ', '8.25'],
  ['10', '10'],
  ['0', '0'],
  ['10.01', null],
  ['8.255', null],
  ['-1', null],
  ['eight', null],
  ['', null],
])('Reads "%s" as %s', (text, value) => {
  const read = readNumber(text, { maximum: 10, decimals: 2 });
  expect(read && formatShort(read)).toBe(value);
});
