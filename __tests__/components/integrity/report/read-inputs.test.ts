import { readerLimit } from '@/components/integrity/reader/limit';
import type { readText } from '@/components/integrity/reader/read-text';
import { readInputs } from '@/components/integrity/report/use-comparison';

const length = Math.floor(readerLimit.allCharacters / 2);
const mockText = 'x'.repeat(length);

jest.mock('@/components/integrity/reader/read-text', () => ({
  readText: ({ name }: File, role: string, { id }: { id: string }): ReturnType<typeof readText> =>
    Promise.resolve(
      name === 'scan.pdf'
        ? 'scanned'
        : ({ id, name, role, owner: name, pages: [{ number: 1, text: mockText }] } as never),
    ),
}));

test('Names files that cannot be read, and those that are too much together', async () => {
  const steps: number[] = [];
  const inputs = ['a.pdf', 'scan.pdf', 'b.pdf', 'c.pdf'].map((name) => ({
    ...{ file: new File([], name), role: 'work' as const, owner: name },
  }));
  const { files, unread } = await readInputs(inputs, {
    signal: new AbortController().signal,
    onProgress: (done) => steps.push(done),
  });
  expect(files.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
  expect(unread).toEqual([
    { name: 'scan.pdf', fault: 'scanned' },
    { name: 'c.pdf', fault: 'too-much' },
  ]);
  expect(steps).toEqual([1, 2, 3, 4]);
});
