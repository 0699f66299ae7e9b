import {
  markedPages,
  pageText,
  passageMarks,
  quoteOf,
  reflow,
} from '@/components/integrity/model/marked-text';
import { findWords } from '@/components/integrity/model/word';

const file = {
  pages: [
    { number: 1, text: 'One two, three.' },
    { number: 2, text: 'क्‍ष चार — пять! Six' },
  ],
};

test('Marks words by their number over all pages, and keeps every character of the text', () => {
  const pages = markedPages(
    file,
    [
      { start: 1, end: 4, value: 'a' },
      { start: 5, end: 6, value: 'b' },
    ],
    findWords,
  );
  expect(pages).toEqual([
    {
      number: 1,
      parts: [
        { text: 'One ', value: null },
        { text: 'two, three', value: 'a' },
        { text: '.', value: null },
      ],
    },
    {
      number: 2,
      parts: [
        { text: 'क्‍ष', value: 'a' },
        { text: ' चार — ', value: null },
        { text: 'пять', value: 'b' },
        { text: '! Six', value: null },
      ],
    },
  ]);
  for (const [index, { parts }] of pages.entries())
    expect(parts.map(({ text }) => text).join('')).toBe(file.pages[index]!.text);
});

test('Of two marks that overlap, the second begins where the first ends', () => {
  const marks = [
    { start: 0, end: 2, value: 1 },
    { start: 1, end: 3, value: 2 },
  ];
  expect(markedPages(file, marks, findWords)[0]!.parts).toEqual([
    { text: 'One two', value: 1 },
    { text: ', ', value: null },
    { text: 'three', value: 2 },
    { text: '.', value: null },
  ]);
});

test('Quotes a passage with its pages', () => {
  expect(quoteOf(file, { start: 2, end: 5 }, findWords)).toEqual({
    text: 'three क्‍ष चार',
    pages: [1, 2],
  });
  expect(pageText([1, 2])).toBe('pages 1 to 2');
  expect(pageText([4])).toBe('page 4');
});

test('Marks the chosen passage in full where passages overlap', () => {
  const passages = [
    { start: 0, end: 10 },
    { start: 4, end: 6 },
    { start: 20, end: 22 },
  ];
  expect(passageMarks(passages, 1)).toEqual([
    { start: 0, end: 4, value: 0 },
    { start: 6, end: 10, value: 0 },
    { start: 4, end: 6, value: 1 },
    { start: 20, end: 22, value: 2 },
  ]);
  expect(passageMarks(passages, 0)).toEqual([
    { start: 0, end: 10, value: 0 },
    { start: 20, end: 22, value: 2 },
  ]);
});

const line = 'A line of a typeset page that is as long as its column';

test('Joins the lines of a paragraph, and keeps the end of each paragraph', () => {
  const text = [line, line, 'The last line.', line, '', 'Next'].join('\n');
  expect(reflow(text)).toBe(`${line} ${line} The last line.\n${line}\n\nNext`);
});

test('Keeps a hyphen at the end of a line, and the length of every text', () => {
  const text = `${line} exam-\nple`;
  expect(reflow(text)).toBe(`${line} exam-\u200bple`);
  expect(reflow(text)).toHaveLength(text.length);
  expect(reflow(`${line} exam\u00ad\nple`)).toBe(`${line} exam\u00ad\u200bple`);
});

test('Leaves texts with one line for a paragraph, and short lines such as verse, as they are', () => {
  const paragraphs = [line.repeat(4), line.repeat(4)].join('\n');
  expect(reflow(paragraphs)).toBe(paragraphs);
  expect(reflow('A verse\nhas short lines')).toBe('A verse\nhas short lines');
});
