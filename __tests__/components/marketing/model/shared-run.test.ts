import { sharedRun } from '@/components/marketing/model/shared-run';

test('finds the longest run of shared words and keeps the texts as they are', () => {
  const one = 'Yes. The old bridge, closed in May, was opened again; it is new.';
  const other = 'They say: the OLD bridge (closed in May) was opened again.';
  const run = sharedRun(one, other);
  expect(run).toEqual({
    words: 9,
    one: {
      before: 'Yes. ',
      shared: 'The old bridge, closed in May, was opened again',
      after: '; it is new.',
    },
    other: {
      before: 'They say: ',
      shared: 'the OLD bridge (closed in May) was opened again',
      after: '.',
    },
  });
});

test('ignores runs that are too short', () => {
  expect(sharedRun('one two three four five', 'one two three four five')).toBeNull();
  expect(sharedRun('one two three four five six', 'one two three four five six')?.words).toBe(6);
});

test('finds nothing in texts without words', () => {
  expect(sharedRun('', 'one two three four five six')).toBeNull();
  expect(sharedRun('…', '…')).toBeNull();
});

test('compares words of other scripts', () => {
  const text = 'आज नदी पर पुल फिर से खुला है';
  expect(sharedRun(`हाँ, ${text}`, text)).toMatchObject({ one: { before: 'हाँ, ', shared: text } });
});

test('two equal texts are shared as a whole, also with repeated words', () => {
  const text = 'a rose is a rose is a rose';
  expect(sharedRun(text, text)).toMatchObject({ words: 8, one: { shared: text } });
});
