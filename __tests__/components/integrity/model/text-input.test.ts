import { fileAndOwner, withDistinctOwners } from '@/components/integrity/model/text-input';

const inputOf = (name: string, owner: string) => ({
  ...{ file: new File([], name), role: 'work' as const, owner },
});

test('Numbers the files of one student', () => {
  const inputs = [inputOf('a.pdf', 'Asha'), inputOf('b.pdf', 'Bilal'), inputOf('c.pdf', 'Asha')];
  expect(withDistinctOwners(inputs).map(({ owner }) => owner)).toEqual([
    'Asha',
    'Bilal',
    'Asha (2)',
  ]);
});

test('Names a file with its student unless the name of the file says it', () => {
  expect(fileAndOwner(inputOf('essay.pdf', 'Asha'))).toBe('essay.pdf (Asha)');
  expect(fileAndOwner(inputOf('Asha.pdf', 'Asha'))).toBe('Asha.pdf');
});
