import { sampleReport } from '@/__tests__/components/integrity/sample-report';
import { leftOutTexts } from '@/components/integrity/model/left-out-text';
import { filesById, pairName } from '@/components/integrity/model/report';
import { fileAndOwner, withDistinctOwners } from '@/components/integrity/model/text-input';
import { comparedWord, createVocabulary } from '@/components/integrity/model/vocabulary';
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

test.each([
  ['capitals', 'ENERGY', 'energy'],
  ['accents', 'résumé', 'resume'],
  ['ligatures and wide letters', 'ﬁｌｅ', 'file'],
  ['apostrophes', 'doesn’t', "doesn't"],
  ['Cyrillic letters in a Latin word', 'еnеrgу', 'energy'],
  ['Greek capitals in a Latin word', 'ΕΝergy', 'energy'],
  ['a word of nothing but Cyrillic letters', 'сору', 'copy'],
  ['small capitals', 'ᴛʜɪꜱ', 'this'],
  ['the sign of a weight', '℮n℮rgy', 'energy'],
  ['letters in circles', 'ⓒⓞⓟⓨ', 'copy'],
  ['Cherokee letters', 'ᎪᏞᏞ', 'all'],
  ['Lisu and Coptic letters in a Latin word', 'ꓟⲟdern', 'modern'],
  ['Arabic vowel marks and tatweel', 'الطَّاقــة', 'الطاقة'],
  ['joiners', 'क्\u200dष', 'क्ष'],
  ['Cyrillic letters that resemble others only in a Latin word', 'кnоwn', 'known'],
  ['other Latin letters', 'ɡɑme', 'game'],
  ['Persian letters in an Arabic word', 'کتابی', 'كتابي'],
  ['the dots of a final Arabic yeh', 'على', 'علي'],
  ['digits of other scripts', '२०१४', '2014'],
  ['a dot below Hindi letters', 'बाज़ार', 'बाजार'],
  ['the two nasal signs of Hindi', 'माँग', 'मांग'],
  ['a Tamil letter in place of a vowel sign', 'கெளரவம்', 'கௌரவம்'],
])('Words are equal in spite of %s', (_name, one, other) => {
  const { numberOf } = createVocabulary();
  expect(numberOf(one)).toBe(numberOf(other));
});

test.each([
  ['words of another alphabet', 'вода'],
  ['an m and rn', 'modern'],
  ['Hindi vowel signs', 'पानी'],
  ['Tamil vowel signs', 'நீர்'],
])('Leaves %s as they are', (_name, word) => {
  expect(comparedWord(word)).toBe(word.normalize('NFKD'));
});

test('Hindi words with different vowel signs are different words', () => {
  const { numberOf } = createVocabulary();
  expect(numberOf('पानी')).not.toBe(numberOf('पाना'));
});

test('Numbers and single letters are not distinctive, as in formulas', () => {
  const { numberOf, isDistinctive } = createVocabulary();
  const distinctive = (word: string) => isDistinctive(numberOf(word));
  expect(['1984', 'x', '२०१४', 'λ'].map(distinctive)).toEqual([false, false, false, false]);
  expect(['energy', 'जल', 'எண்', '水'].map(distinctive)).toEqual([true, true, true, true]);
});

const inputOf = (name: string, owner: string) => ({
  ...{ file: new File([], name), role: 'work' as const, owner },
});

test('Numbers the files of one student', () => {
  const inputs = [inputOf('a.pdf', 'Asha'), inputOf('b.pdf', 'Bilal'), inputOf('c.pdf', 'Asha')];
  expect(withDistinctOwners(inputs).map(({ owner }) => owner)).toEqual([
    'Asha',
    'Bilal',
    'Asha (2)',
  ]);
});

test('Names a file with its student unless the name of the file says it', () => {
  expect(fileAndOwner(inputOf('essay.pdf', 'Asha'))).toBe('essay.pdf (Asha)');
  expect(fileAndOwner(inputOf('Asha.pdf', 'Asha'))).toBe('Asha.pdf');
});

test('The report of the invented class has the planted copies, and no other pair', async () => {
  const { comparison, files } = await sampleReport();
  const names = comparison.pairs.map((pair) =>
    pairName(pair, filesById(files)).split(' and ').sort().join(' and '),
  );
  expect(names.sort()).toEqual([
    'Asha and Bilal',
    'Chitra and Esther',
    'Chitra and Farid',
    'Esther and Farid',
  ]);
  expect(comparison.notes).toMatchObject([{ file: 'invented-2', kind: 'look-alike-letters' }]);
});

test('The quotation, its source and the question are left out of the invented class', async () => {
  expect(leftOutTexts(await sampleReport())).toEqual([
    'Templates and lines that repeat on every page: nothing found',
    'The assignment’s wording: 11 words of 1 text',
    expect.stringMatching(/^Quotations with their source named: \d+ words of 2 texts$/),
    expect.stringMatching(/^Bibliographies: \d+ words of 2 texts$/),
    'Contents: nothing found',
    'Passages of more than a tenth of the texts: nothing found',
  ]);
});
