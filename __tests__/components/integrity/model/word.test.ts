import { comparedWord } from '@/components/integrity/model/vocabulary';
import { findWords } from '@/components/integrity/model/word';

const wordsOf = (text: string) => findWords(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['English', "It doesn't  stop,\nat 3 km.", ['It', "doesn't", 'stop', 'at', '3', 'km']],
  ['Hindi', 'जल, नदी और वन।', ['जल', 'नदी', 'और', 'वन']],
  ['Hindi with a joiner', 'क्\u200dष और श्\u200cन', ['क्\u200dष', 'और', 'श्\u200cन']],
  ['Tamil', 'நீர் ஓர் ஆற்றல்.', ['நீர்', 'ஓர்', 'ஆற்றல்']],
  ['Arabic', 'الماء، والطاقة؟', ['الماء', 'والطاقة']],
  ['Persian with a joiner', 'می\u200cخواهم بروم', ['می\u200cخواهم', 'بروم']],
])('Finds the words of a text in %s', (_language, text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('Finds several words in Chinese and Thai text, which has no spaces', () => {
  expect(wordsOf('学生们正在学习计算机科学。').length).toBeGreaterThan(2);
  expect(wordsOf('นักเรียนกำลังเรียนภาษาไทย').length).toBeGreaterThan(2);
});

test('Reads a word that a hyphen divides at the end of a line as one word', () => {
  expect(wordsOf('a com-\nparison of well-known texts')).toEqual([
    ...['a', 'com-\nparison', 'of', 'well', 'known', 'texts'],
  ]);
  expect(comparedWord('com-\nparison')).toBe('comparison');
});

test('An invisible character does not divide a word', () => {
  expect(wordsOf('pla\u200bgia\u00adrism')).toHaveLength(1);
  expect(comparedWord('pla\u200bgia\u00adrism')).toBe('plagiarism');
});

test.each([
  ['a soft hyphen', 'com\u00ad\nparison', 'comparison'],
  ['a soft hyphen and a carriage return', 'com\u00ad\r\nparison', 'comparison'],
  ['Hindi letters', 'विज्ञा-\nपन', 'विज्ञापन'],
  ['Tamil letters', 'மின்-\nசாரம்', 'மின்சாரம்'],
])('Reads a word that is divided at the end of a line by %s', (_name, text, word) => {
  expect(wordsOf(text)).toEqual([text]);
  expect(comparedWord(text)).toBe(comparedWord(word));
});

test('Finds the words of a long text without spaces in a moment', () => {
  expect(wordsOf('学生'.repeat(150_000)).length).toBeGreaterThan(100_000);
});
