import fc from 'fast-check';
import { compareTexts, createPassageLimit } from '@/components/integrity/model/compare-texts';
import { passageText } from '@/components/integrity/model/report';
import type { ComparedPair, TextFile, TextRole } from '@/components/integrity/model/text';

const file = (id: string, role: TextRole, ...pages: readonly string[]): TextFile => ({
  ...{ id, name: `${id}.txt`, role, owner: id },
  pages: pages.map((text, index) => ({ number: index + 1, text })),
});

/** Texts of invented words; texts with different letters have no word in common. */
const wordsWith = (letters: string, minLength = 0) =>
  fc.array(fc.stringMatching(new RegExp(`^[${letters}]{4,8}$`)), { minLength, maxLength: 80 });

const copied =
  'the amount of water that the river carries in a year depends on the snow of the winter before it';

test('Texts with nothing in common have nothing to report', () => {
  fc.assert(
    fc.property(wordsWith('a-m'), wordsWith('n-z'), (one, other) => {
      const texts = [
        file('one', 'work', one.join(' ')),
        file('other', 'work', other.join(' ')),
        file('source', 'source', other.join(' ')),
      ];
      const { pairs } = compareTexts(texts.slice(0, 2));
      expect(pairs).toEqual([]);
      const [first, , source] = texts;
      expect(compareTexts([first!, source!]).pairs).toEqual([]);
    }),
  );
});

test('Does not report a run of words that classmates share by chance', () => {
  const phrase = 'can be seen as one of the most important parts of it';
  const texts = [
    file('asha', 'work', `Water ${phrase} because fish live there.`),
    file('bilal', 'work', `Energy ${phrase} when machines run.`),
  ];
  expect(compareTexts(texts).pairs).toEqual([]);
});

test('Does not report a formula that two texts share', () => {
  const formula = 'P(A|B) = P(B|A) P(A) / (P(B|A) P(A) + P(B|C) P(C)) = 1 / 2';
  const texts = [
    file('asha', 'work', `Bayes gives ${formula} for it.`),
    file('bilal', 'work', `We obtain ${formula} here.`),
  ];
  expect(compareTexts(texts).pairs).toEqual([]);
});

test('Finds runs of three words of a source, if they are a fifth of the work', () => {
  const rewritten = copied
    .split(' ')
    .map((word, index) => (index % 4 === 3 ? 'other' : word))
    .join(' ');
  const source = file('book', 'source', copied);
  const { pairs } = compareTexts([source, file('asha', 'work', rewritten)]);
  expect(pairs).toHaveLength(1);
  expect(pairs[0]).toMatchObject({ first: 'asha', second: 'book', shared: { first: 15 } });
  const longer = file('asha', 'work', `${rewritten} ${own(100)}`);
  expect(compareTexts([source, longer]).pairs).toEqual([]);
});

test('Finds one long passage of a source in a long work', () => {
  const long = `${copied} and on the rain that falls in spring over the hills behind the town`;
  const { pairs } = compareTexts([
    file('asha', 'work', own(2000), long),
    file('book', 'source', long),
  ]);
  expect(pairs).toHaveLength(1);
});

test('Leaves out the template and the assignment’s wording', () => {
  const task =
    'Explain in your own words why the river carries more water in spring than in autumn';
  const cover =
    'Submitted to the Department of Geography of the College in the first term of the year by its student';
  const texts = [
    file('form', 'template', cover),
    file('asha', 'work', `${cover} ${task} Because of the snow.`),
    file('bilal', 'work', `${cover} ${task} The glaciers melt then.`),
  ];
  const all = compareTexts(texts, { assignment: task });
  expect(all.pairs).toEqual([]);
  expect(all.leftOut.asha).toEqual([
    { start: 0, end: 19, reason: 'template' },
    { start: 19, end: 35, reason: 'assignment' },
  ]);
});

const own = (count: number, name = 'own') =>
  Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ');

test('Running heads and page numbers are not shared, and do not divide a passage', () => {
  const head =
    'Department of Geography of the College of Science, first term of the year, Assignment 2';
  const pages = (texts: readonly string[]) =>
    texts.map((text, index) => `${head}\n${text}\nPage ${index + 1} of ${texts.length}`);
  const filler = (name: string) =>
    Array.from({ length: 4 }, (_, page) => own(40, `${name}${page}x`));
  const without = [
    file('asha', 'work', ...pages(filler('a'))),
    file('bilal', 'work', ...pages(filler('b'))),
  ];
  expect(compareTexts(without).pairs).toEqual([]);
  const words = own(18, 'copied').split(' ');
  const divided = [`a b c ${words.slice(0, 8).join(' ')}`, words.slice(8).join(' ')];
  const { pairs } = compareTexts([
    file('asha', 'work', ...pages([...filler('a'), ...divided])),
    file('bilal', 'work', words.join(' ')),
  ]);
  expect(pairs).toHaveLength(1);
  expect(pairs[0]?.shared).toEqual({ first: 18, second: 18 });
  expect(pairs[0]?.passages).toHaveLength(2);
});

test('A template that shares a phrase with a copied passage does not hide it', () => {
  const phrase = copied.split(' ').slice(6, 10).join(' ');
  const { pairs } = compareTexts([
    file('form', 'template', `${phrase} something else`),
    file('asha', 'work', `${own(50, 'a')} ${copied} in the hills then`),
    file('bilal', 'work', `${own(50, 'b')} ${copied} in the hills and`),
  ]);
  expect(pairs[0]?.passages).toEqual([
    { first: { start: 50, end: 56 }, second: { start: 50, end: 56 } },
    { first: { start: 60, end: 73 }, second: { start: 60, end: 73 } },
  ]);
});

/** Every word of a text in runs of three words with others between them. */
const inThrees = (text: string, name: string) =>
  text
    .split(' ')
    .map((word, index) => (index % 4 === 3 ? `${name}${index}` : word))
    .join(' ');

test('A fifth of an answer in a few places of a book is chance, in one chapter it is not', () => {
  const words = own(80, 'shared');
  const answer = file('asha', 'work', `${inThrees(words, 'a')} ${own(120, 'mine')}`);
  const chapter = file('book', 'source', `${words} ${own(20_000, 'book')}`);
  expect(compareTexts([chapter, answer]).pairs).toHaveLength(1);
  const scattered = Array.from({ length: 20 }, (_, index) => {
    const three = words.split(' ').slice(index * 4, index * 4 + 3);
    return `${three.join(' ')} ${own(1000, `book${index}x`)}`;
  });
  const book = file('book', 'source', scattered.join(' '));
  expect(compareTexts([book, answer]).pairs).toEqual([]);
});

test('Finds a rewritten passage of a source in a long work', () => {
  const words = own(120, 'shared');
  const source = file('article', 'source', `${words} ${own(500, 'article')}`);
  const work = file('asha', 'work', own(1500), inThrees(words, 'a'), own(1500, 'more'));
  expect(compareTexts([source, work]).pairs).toHaveLength(1);
});

test('A short answer of definitions is not a copy of an article', () => {
  const words = own(24, 'shared');
  const source = file('article', 'source', `${words} ${own(400, 'article')}`);
  const answer = file('asha', 'work', `${inThrees(words, 'a')} ${own(35)}`);
  expect(compareTexts([source, answer]).pairs).toEqual([]);
});

/** The text with another word in every eighth place: runs of seven words. */
const everyEighth = (text: string, name: string) =>
  text
    .split(' ')
    .map((word, index) => (index % 8 === 7 ? `${name}${index}` : word))
    .join(' ');

test('Finds a changed passage of a classmate in a long work', () => {
  const words = own(100, 'shared');
  const { pairs } = compareTexts([
    file('asha', 'work', `${own(1500, 'a')} ${words} ${own(1500, 'b')}`),
    file('bilal', 'work', `${own(2500, 'c')} ${everyEighth(words, 'd')} ${own(500, 'e')}`),
  ]);
  expect(pairs).toHaveLength(1);
});

test('Finds 18 copied words in a long work, and does not report 17, as names of laws have', () => {
  const pairsWith = (count: number) => {
    const texts = ['a', 'b'].map((name) =>
      file(name, 'work', `${own(1500, name)} ${own(count, 'shared')} ${own(1500, `${name}x`)}`),
    );
    return compareTexts(texts).pairs;
  };
  expect(pairsWith(18)).toHaveLength(1);
  expect(pairsWith(17)).toEqual([]);
});

test('Two definitions of 14 words and a long name that is repeated are no copy', () => {
  const texts = ['a', 'b'].map((name) =>
    file(
      name,
      'work',
      [0, 1]
        .map((index) => `${own(40, `${name}${index}x`)} ${own(14, `definition${index}x`)}`)
        .join(' '),
      Array.from(
        { length: 6 },
        (_, index) => `${own(9, `${name}${index}y`)} ${own(7, 'law')}`,
      ).join(' '),
    ),
  );
  const page = (from: number) =>
    texts.map((text) => ({ ...text, pages: text.pages.slice(from, from + 1) }));
  expect(compareTexts(page(0)).pairs).toEqual([]);
  expect(compareTexts(page(1)).pairs).toEqual([]);
});

const program = `import java.util.Scanner;
public class Main {
  public static void main(String[] args) {
    Scanner sc = new Scanner(System.in);
    System.out.println("Enter the number of elements:");
    int n = sc.nextInt();
    for (int i = 0; i < n; i++) {
`;

test('Does not report the first lines of two programs, but reports a copied program', () => {
  const [asha, bilal] = ['a', 'b'].map((name) =>
    file(name, 'work', `${own(40, name)}\n${program}${own(40, `${name}x`)}`),
  );
  expect(compareTexts([asha!, bilal!]).pairs).toEqual([]);
  const copies = ['a', 'b'].map((name) =>
    file(name, 'work', `${own(40, name)}\n${program}${program}${own(40, `${name}x`)}`),
  );
  expect(compareTexts(copies).pairs).toHaveLength(1);
});

test('Reports an answer as soon as a fifth of its words is from a source', () => {
  const source = file('article', 'source', own(500, 'article'));
  const pairsWith = (threes: number) => {
    const from = (three: number) =>
      own(500, 'article')
        .split(' ')
        .slice(three * 4, three * 4 + 3);
    const shared = Array.from({ length: threes }, (_, three) => [...from(three), `mine${three}`]);
    const text = `${shared.flat().join(' ')} ${own(300 - 4 * threes)}`;
    return compareTexts([source, file('asha', 'work', text)]).pairs;
  };
  expect(pairsWith(20)[0]?.shared.first).toBe(60);
  expect(pairsWith(19)).toEqual([]);
});

test('Ranks the pair with the larger share first', () => {
  const { pairs } = compareTexts([
    file('asha', 'work', `${copied} ${own(24)}`),
    file('bilal', 'work', copied),
    file('chitra', 'work', `${copied} in the mountains`),
  ]);
  expect(pairs.map(({ first, second }) => [first, second])).toEqual([
    ['asha', 'bilal'],
    ['bilal', 'chitra'],
    ['asha', 'chitra'],
  ]);
});

test('Tells its progress file by file', () => {
  const shares: number[] = [];
  compareTexts([file('asha', 'work', copied), file('bilal', 'work', copied)], {
    onProgress: (share) => shares.push(share),
  });
  expect(shares).toEqual([0.5, 1]);
});

test('Compares no files and empty files', () => {
  expect(compareTexts([])).toEqual({ pairs: [], leftOut: {}, notes: [], words: {} });
  const { pairs, words } = compareTexts([file('asha', 'work', ''), file('bilal', 'work')]);
  expect(pairs).toEqual([]);
  expect(words).toEqual({ asha: 0, bilal: 0 });
});

const pairOf = (count: number): ComparedPair => ({
  ...{
    first: 'a',
    second: 'b',
    shared: { first: 9, second: 9 },
    compared: { first: 9, second: 9 },
  },
  passages: Array.from({ length: count }, (_, index) => {
    const range = { start: index * 100, end: index * 100 + 6 + index };
    return { first: range, second: range };
  }),
});

test('Keeps all passages until there are too many, then the longest of each pair in their order', () => {
  const limit = createPassageLimit(60);
  expect(limit(pairOf(50))).toEqual(pairOf(50));
  const shortened = limit(pairOf(30));
  expect(shortened.passages).toEqual(pairOf(30).passages.slice(20));
  expect(passageText(shortened)).toBe('30 shared passages, of which 10 are shown');
  expect(limit(pairOf(10))).toEqual(pairOf(10));
  expect(passageText(pairOf(1))).toBe('1 shared passage');
});
