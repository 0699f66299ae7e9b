import { comparedWord, createVocabulary } from '@/components/integrity/model/vocabulary';

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
