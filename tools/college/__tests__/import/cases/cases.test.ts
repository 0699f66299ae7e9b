import { cases } from './cases';
import { importAndSee } from './seen';

/** The cases that the import does not solve yet. A case that begins to hold has to leave this list. */
const open: readonly string[] = [];

test.each(Object.keys(cases).map((title) => [title] as const))('%s', async (title) => {
  const { files, mapping, check } = cases[title] ?? { files: {}, check: () => undefined };
  const seen = await importAndSee(files, mapping);
  if (open.includes(title)) expect(() => check(seen)).toThrow();
  else check(seen);
});

test('every open case is a case', () => {
  expect(Object.keys(cases)).toEqual(expect.arrayContaining([...open]));
});
