import { groupsOf, matrixOf, sharedWords } from '@/components/integrity/model/pair-matrix';
import type { ComparedPair } from '@/components/integrity/model/text';

test('Groups files that share passages, also through others, the largest group first', () => {
  const pairs = [
    { first: 'a', second: 'b' },
    { first: 'c', second: 'd' },
    { first: 'e', second: 'c' },
  ];
  expect(groupsOf(pairs).map((group) => group.sort())).toEqual([
    ['c', 'd', 'e'],
    ['a', 'b'],
  ]);
});

test('Without pairs there is no group', () => {
  expect(groupsOf([])).toEqual([]);
});

const pairOf = (first: string, second: string): ComparedPair => ({
  ...{ first, second, passages: [] },
  ...{ shared: { first: 20, second: 21 }, compared: { first: 100, second: 100 } },
});
const pairs = [pairOf('a', 'd'), pairOf('b', 'c'), pairOf('d', 'e')];

test('Shows the texts of a group next to each other, the group that shares most first', () => {
  expect(matrixOf(pairs, 30)).toMatchObject({ ids: ['a', 'd', 'e', 'b', 'c'], total: 5 });
  expect(matrixOf(pairs, 3)).toMatchObject({ ids: ['a', 'd', 'e'], total: 5 });
});

test('Finds a pair in either order', () => {
  const { pairOf: find } = matrixOf(pairs, 30);
  expect(find('e', 'd')).toBe(pairs[2]);
  expect(find('d', 'e')).toBe(pairs[2]);
  expect(find('a', 'b')).toBeUndefined();
  expect(sharedWords(pairs[0]!)).toBe(21);
});
