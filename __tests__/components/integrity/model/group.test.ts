import { groupsOf } from '@/components/integrity/model/group';

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
