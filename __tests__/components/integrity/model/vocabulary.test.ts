import { comparedWord, createVocabulary } from '@/components/integrity/model/vocabulary';

test.each([
  ['capitals', 'ENERGY', 'energy'],
  ['accents', 'résumé', 'resume'],
  ['ligatures and wide letters', 'ﬁｌｅ', 'file'],
  ['apostrophes', 'doesn’t', "doesn't"],
  ['Cyrillic letters in a Latin word', 'еnеrgу', 'energy'],
  ['Greek capitals in a Latin word', 'ΕΝergy', 'energy'],
  ['a word of nothing but Cyrillic letters', 'сору', 'copy'],
  ['Arabic vowel marks and tatweel', 'الطَّاقــة', 'الطاقة'],
  ['joiners', 'क्\u200dष', 'क्ष'],
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

test('Numbers and single letters are not telling, as in formulas', () => {
  const { numberOf, isTelling } = createVocabulary();
  const telling = (word: string) => isTelling(numberOf(word));
  expect(['1984', 'x', '२०१४', 'λ'].map(telling)).toEqual([false, false, false, false]);
  expect(['energy', 'जल', 'எண்', '水'].map(telling)).toEqual([true, true, true, true]);
});
