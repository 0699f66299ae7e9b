import fc from 'fast-check';
import { compareSteps, compareTexts } from '@/components/integrity/model/compare-texts';
import type { TextFile, TextRole } from '@/components/integrity/model/text';

const file = (id: string, role: TextRole, ...pages: readonly string[]): TextFile => ({
  ...{ id, name: `${id}.txt`, role, owner: id },
  pages: pages.map((text, index) => ({ number: index + 1, text })),
});

/** Texts of invented words; texts with different letters have no word in common. */
const wordsWith = (letters: string, minLength = 0) =>
  fc.array(fc.stringMatching(new RegExp(`^[${letters}]{4,8}$`)), { minLength, maxLength: 80 });

const copied =
  'the amount of water that the river carries in a year depends on the snow of the winter before it';

test('A planted run of words is always found', async () => {
  await fc.assert(
    fc.asyncProperty(
      wordsWith('a-h'),
      wordsWith('a-h'),
      wordsWith('i-p'),
      wordsWith('i-p'),
      fc.array(fc.stringMatching(/^[q-z]{4,8}$/), { minLength: 6, maxLength: 30 }),
      async (before, after, otherBefore, otherAfter, planted) => {
        const texts = [
          file('one', 'work', [...before, ...planted, ...after].join(' ')),
          file('other', 'work', [...otherBefore, ...planted, ...otherAfter].join('\n')),
        ];
        const { pairs } = await compareTexts(texts, { reportAll: true });
        expect(pairs).toHaveLength(1);
        expect(pairs[0]).toMatchObject({ first: 'one', second: 'other' });
        expect(pairs[0]?.shared).toEqual({ first: planted.length, second: planted.length });
        expect(pairs[0]?.passages).toContainEqual(
          expect.objectContaining({ first: expect.objectContaining({ start: before.length }) }),
        );
      },
    ),
  );
});

test('Texts with nothing in common have nothing to report', async () => {
  await fc.assert(
    fc.asyncProperty(wordsWith('a-m'), wordsWith('n-z'), async (one, other) => {
      const texts = [
        file('one', 'work', one.join(' ')),
        file('other', 'work', other.join(' ')),
        file('source', 'source', other.join(' ')),
      ];
      const { pairs } = await compareTexts(texts.slice(0, 2), { reportAll: true });
      expect(pairs).toEqual([]);
      const [first, , source] = texts;
      expect((await compareTexts([first!, source!], { reportAll: true })).pairs).toEqual([]);
    }),
  );
});

test('Reports a passage with its place in both texts, over the end of a page', async () => {
  const words = copied.split(' ');
  const texts = [
    file('asha', 'work', `My own words ${words.slice(0, 8).join(' ')}`, words.slice(8).join(' ')),
    file('bilal', 'work', `${copied}. And then something else.`),
  ];
  const { pairs, words: counts } = await compareTexts(texts);
  expect(pairs).toEqual([
    {
      ...{ first: 'asha', second: 'bilal' },
      passages: [{ first: { start: 3, end: 23 }, second: { start: 0, end: 20 } }],
      shared: { first: 20, second: 20 },
      compared: { first: 23, second: 24 },
    },
  ]);
  expect(counts).toEqual({ asha: 23, bilal: 24 });
});

test('Does not report a run of words that classmates share by chance', async () => {
  const phrase = 'can be seen as one of the most important parts of it';
  const texts = [
    file('asha', 'work', `Water ${phrase} because fish live there.`),
    file('bilal', 'work', `Energy ${phrase} when machines run.`),
  ];
  expect((await compareTexts(texts)).pairs).toEqual([]);
  expect((await compareTexts(texts, { reportAll: true })).pairs).toHaveLength(1);
});

test('Does not report a formula that two texts share', async () => {
  const formula = 'P(A|B) = P(B|A) P(A) / (P(B|A) P(A) + P(B|C) P(C)) = 1 / 2';
  const texts = [
    file('asha', 'work', `Bayes gives ${formula} for it.`),
    file('bilal', 'work', `We obtain ${formula} here.`),
  ];
  expect((await compareTexts(texts)).pairs).toEqual([]);
});

test('Finds runs of three words of a source, if they are a fifth of the work', async () => {
  const rewritten = copied
    .split(' ')
    .map((word, index) => (index % 4 === 3 ? 'other' : word))
    .join(' ');
  const source = file('book', 'source', copied);
  const { pairs } = await compareTexts([source, file('asha', 'work', rewritten)]);
  expect(pairs).toHaveLength(1);
  expect(pairs[0]).toMatchObject({ first: 'asha', second: 'book', shared: { first: 15 } });
  const own = 'mostly own thoughts about quite different things follow now '.repeat(10);
  const longer = file('asha', 'work', `${rewritten} ${own}`);
  expect((await compareTexts([source, longer])).pairs).toEqual([]);
});

test('Finds one long passage of a source in a long work', async () => {
  const long = `${copied} and on the rain that falls in spring over the hills behind the town`;
  const own = Array.from({ length: 2000 }, (_, index) => `own${index}`).join(' ');
  const { pairs } = await compareTexts([
    file('asha', 'work', own, long),
    file('book', 'source', long),
  ]);
  expect(pairs).toHaveLength(1);
});

test('Leaves out the template and the assignment’s wording, unless that is switched off', async () => {
  const task =
    'Explain in your own words why the river carries more water in spring than in autumn';
  const cover =
    'Submitted to the Department of Geography of the College in the first term of the year';
  const texts = [
    file('form', 'template', cover),
    file('asha', 'work', `${cover} ${task} Because of the snow.`),
    file('bilal', 'work', `${cover} ${task} The glaciers melt then.`),
  ];
  const all = await compareTexts(texts, { assignment: task });
  expect(all.pairs).toEqual([]);
  expect(all.leftOut.asha).toEqual([
    { start: 0, end: 16, reason: 'template' },
    { start: 16, end: 32, reason: 'assignment' },
  ]);
  const leftOut = { template: false };
  const { pairs } = await compareTexts(texts, { assignment: task, leftOut });
  expect(pairs[0]?.compared).toEqual({ first: 20, second: 20 });
  expect(pairs[0]?.shared).toEqual({ first: 16, second: 16 });
});

test('Ranks the pair with the larger share first', async () => {
  const own = 'then something that nobody else has written in this class until today';
  const { pairs } = await compareTexts([
    file('asha', 'work', `${copied} ${own} ${own}`),
    file('bilal', 'work', copied),
    file('chitra', 'work', `${copied} in the mountains`),
  ]);
  expect(pairs.map(({ first, second }) => [first, second])).toEqual([
    ['asha', 'bilal'],
    ['bilal', 'chitra'],
    ['asha', 'chitra'],
  ]);
});

test('Stops when it is cancelled', async () => {
  const controller = new AbortController();
  controller.abort();
  await expect(
    compareTexts([file('asha', 'work', copied)], { signal: controller.signal }),
  ).rejects.toThrow('abort');
});

test('Tells its progress file by file', () => {
  const steps = [...compareSteps([file('asha', 'work', copied), file('bilal', 'work', copied)])];
  expect(steps).toEqual([0.5, 1]);
});

test('Compares no files and empty files', async () => {
  expect(await compareTexts([])).toEqual({ pairs: [], leftOut: {}, notes: [], words: {} });
  const { pairs, words } = await compareTexts([file('asha', 'work', ''), file('bilal', 'work')]);
  expect(pairs).toEqual([]);
  expect(words).toEqual({ asha: 0, bilal: 0 });
});
