import { reflow } from '@/components/integrity/model/report/reflow';

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
