import { mergeCorrection } from '@/tools/import/record/merge';

test('a correction changes the fields that it names and no other', () => {
  const record = { student: { name: 'Asha Rao', city: 'Pune' }, asOf: '2026-09-01' };
  expect(mergeCorrection(record, { student: { name: 'Asha R. Rao' } })).toEqual({
    student: { name: 'Asha R. Rao', city: 'Pune' },
    asOf: '2026-09-01',
  });
});

test('null removes a field', () => {
  expect(mergeCorrection({ a: 1, b: 2 }, { a: null })).toEqual({ b: 2 });
});

test('items with ids are changed or added, and the others stay', () => {
  const before = {
    items: [
      { id: 'a', name: 'Essay' },
      { id: 'b', name: 'Lab' },
    ],
  };
  const patch = {
    items: [
      { id: 'b', name: 'Laboratory' },
      { id: 'c', name: 'Quiz' },
    ],
  };
  expect(mergeCorrection(before, patch)).toEqual({
    items: [
      { id: 'a', name: 'Essay' },
      { id: 'b', name: 'Laboratory' },
      { id: 'c', name: 'Quiz' },
    ],
  });
});

test('other lists are replaced', () => {
  expect(mergeCorrection({ tags: ['a', 'b'] }, { tags: ['c'] })).toEqual({ tags: ['c'] });
});
