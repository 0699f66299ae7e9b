import { notesOf } from '@/components/integrity/model/file-note';
import { noteText } from '@/components/integrity/model/note-text';
import type { TextPage } from '@/components/integrity/model/text';

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
