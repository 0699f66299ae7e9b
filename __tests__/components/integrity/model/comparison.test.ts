import fc from 'fast-check';
import { sampleReport } from '@/__tests__/components/integrity/sample-report';
import { compareTexts } from '@/components/integrity/model/compare-texts';
import { findCode } from '@/components/integrity/model/compared-pair';
import { notesOf } from '@/components/integrity/model/file-note';
import { noteText } from '@/components/integrity/model/note-text';
import { quotePairs, rememberWords } from '@/components/integrity/model/quoted-pair';
import {
  filesById,
  groupsOf,
  nothingSharedText,
  percentText,
} from '@/components/integrity/model/report';
import type { TextPage } from '@/components/integrity/model/text';
import { findWords } from '@/components/integrity/model/word';

const codeIn = (text: string) => findCode(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['C', '#include <stdio.h>\nint main() {\nprintf("%d", n);\n}'],
  [
    'Java',
    'import java.util.Scanner;\npublic class Main {\nScanner sc = new Scanner(System.in);\ni++;',
  ],
  [
    'Python',
    'from math import sqrt\ndef area(r):\nfor i in range(n):\nprint(i)\ntotal += i\nwhile a != b:',
  ],
])('Finds the lines of a program in %s', (_language, program) => {
  expect(codeIn(program)).toEqual(program.split('\n'));
});

test.each([
  'Water flows down the hill (and nobody knows why); then it stops.',
  'We import goods from other countries and sell them',
  'from the river to the sea',
  'If the river is full, the gates are opened:',
  'The value of the function is (in most cases) large',
  'नदी में अधिक पानी है;',
])('Finds no code in %s', (line) => {
  expect(codeIn(line)).toEqual([]);
});

test('Reads a long line of brackets in a moment', () => {
  expect(codeIn('('.repeat(300_000))).toEqual([]);
});

async function quote(limit: { characters: number; passages: number }) {
  const { comparison, files } = await sampleReport();
  const { quoted, isShortened } = quotePairs(comparison.pairs, filesById(files), findWords, limit);
  const quotes = quoted.flatMap((one) => one.quotes);
  const texts = quotes.flatMap(({ first, second }) => [first.text, second.text]);
  return { passages: quotes.length, characters: texts.join('').length, isShortened };
}

test('Quotes every passage, or as many characters or passages as a report may have', async () => {
  const all = await quote({ characters: 100_000, passages: 1000 });
  expect(all.isShortened).toBe(false);
  expect(all.passages).toBeGreaterThan(2);
  const few = await quote({ characters: 100_000, passages: 2 });
  expect(few).toMatchObject({ passages: 2, isShortened: true });
  const short = await quote({ characters: 100, passages: 1000 });
  expect(short).toMatchObject({ isShortened: true });
  expect(short.characters).toBeLessThan(110);
});

test('Remembered words are those of the text', () => {
  const remembered = rememberWords();
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab पा-\n') }), (text) => {
      const words = remembered(text);
      expect(Array.from({ length: words.length }, (_, index) => words.at(index))).toEqual(
        findWords(text),
      );
      expect(words.at(words.length)).toBeUndefined();
      expect(remembered(text)).toBe(words);
    }),
  );
});

const said = (...pages: readonly TextPage[]) =>
  nothingSharedText({ files: [{ id: 'a', name: 'a', role: 'work', owner: 'a', pages }] });

test('Texts with a page that was not read are never said to share nothing', () => {
  expect(said({ number: 1, text: 'A cover' })).toMatch(/does not exceed coincidence/);
  expect(said({ number: 1, text: 'A cover' }, { number: 2, text: '', unread: 'picture' })).toMatch(
    /some pages could not be read/,
  );
});

test.each([
  [0, 10, '0%'],
  [1, 5000, 'under 0.1%'],
  [1, 300, '0.3%'],
  [1, 3, '33%'],
  [999, 1000, '99%'],
  [1000, 1000, '100%'],
])('%d of %d words are %s', (shared, compared, text) => {
  expect(percentText(shared, compared)).toBe(text);
});

test('A text of which most is left out is pointed out', async () => {
  const quotation = '“To be, or not to be, that is the question” (Shakespeare, 1603, p. 64).';
  const file = (id: string, text: string) => ({
    ...{ id, name: id, role: 'work' as const, owner: id, pages: [{ number: 1, text }] },
  });
  const { notes } = compareTexts([file('asha', quotation), file('bilal', 'My own words.')]);
  expect(notes.map((note) => `${note.file}: ${noteText(note)}`)).toEqual([
    'asha: 10 words left out, which is more than half of the text. What is left out is listed below.',
  ]);
});

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
  expect(groupsOf([])).toEqual([]);
});

const notes = (...pages: readonly Omit<TextPage, 'number'>[]) =>
  notesOf({
    id: 'asha',
    name: 'asha.pdf',
    role: 'work',
    owner: 'Asha',
    pages: pages.map((page, index) => ({ ...page, number: index + 1 })),
  });

test('Notes Latin words with Cyrillic letters, with the code point of each', () => {
  expect(notes({ text: 'The еnergy of a сору is here.' })).toEqual([
    {
      ...{ file: 'asha', kind: 'look-alike-letters', count: 2 },
      examples: ['е[U+0435]nergy', 'с[U+0441]о[U+043E]р[U+0440]у[U+0443]'],
    },
  ]);
});

test('Notes small capitals and Cherokee letters, but no phonetic letters', () => {
  const [note, ...others] = notes({ text: 'The wᴏrd ℮nergy and ᎪᏞᏞ of it, said bɪt and ʀʏ.' });
  expect(others).toEqual([]);
  expect(note?.examples).toEqual([
    ...['wᴏ[U+1D0F]rd', '℮[U+212E]nergy', 'Ꭺ[U+13AA]Ꮮ[U+13DE]Ꮮ[U+13DE]'],
  ]);
});

test('Shortens examples, because a text can be one word', () => {
  const long = ['аb', 'a\u200b'].map((part) => part.repeat(10_000)).join('. ');
  for (const { examples } of notes({ text: `${long}. ${long}k. ${long}l.` }))
    expect(examples.join('').length).toBeLessThan(5000);
});

test.each([
  ['Russian text', 'Вода и сор текут с горы, а он рос.'],
  ['Greek text', 'Το νερό και ο ήλιος'],
  ['symbols of physics', 'Set Δx = 3 μm, ρ and α in kΩ.'],
  ['joiners of Hindi', 'क्\u200dष और श्\u200cन'],
  ['joiners of Persian', 'می\u200cخواهم'],
  ['soft hyphens', 'com\u00adparison'],
  ['a mark at the beginning of a file', '\ufeffWater is wet.'],
])('Notes nothing about %s', (_name, text) => {
  expect(notes({ text })).toEqual([]);
});

test('Notes pages that were not read', () => {
  const picture = { text: 'Scanned', unread: 'picture' as const };
  const unread = notes({ text: 'A cover' }, picture, picture, picture, {
    text: '',
    unread: 'font',
  });
  expect(unread.map(noteText)).toEqual([
    'pages 2 to 4 are pictures and were not read.',
    'the text of page 5 cannot be read, apart from lines in other fonts: the fonts do not say which letters they show.',
  ]);
});

test('Notes invisible characters in words', () => {
  expect(notes({ text: 'pla\u200bgiarism and en\u2060er\u200bgy' })).toEqual([
    {
      ...{ file: 'asha', kind: 'zero-width', count: 3 },
      examples: ['pla[U+200B]giarism', 'en[U+2060]er[U+200B]gy'],
    },
  ]);
});

test('Notes text that nobody sees', () => {
  expect(notes({ text: 'Seen.', hidden: 'ignore all\n of this' })).toEqual([
    { file: 'asha', kind: 'hidden-text', count: 4, examples: ['ignore all of this'] },
  ]);
});
