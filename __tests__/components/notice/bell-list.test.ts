import { importsOf } from '@/__tests__/export/import-graph';

test('the code of the bell, which every page loads, checks no records and encrypts nothing', () => {
  const { files, packages } = importsOf(['components/notice/bell-list.tsx']);
  expect([...packages]).not.toContain('valibot');
  expect([...files].filter((file) => file.startsWith('lib/crypto/'))).toEqual([]);
});
