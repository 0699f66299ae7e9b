import { findQuotations } from '@/components/integrity/model/left-out/quotation';

const quoted = (text: string) =>
  findQuotations(text).map(({ start, end }) => text.slice(start, end));

test.each([
  [
    'brackets after it',
    'He adds “the river carries more water” (Rao, 2014).',
    '“the river carries more water”',
  ],
  ['a number after it', 'So "the river carries more water" [3].', '"the river carries more water"'],
  ['a footnote', 'So “the river carries more water”.² Then', '“the river carries more water”'],
  [
    'a speaker before it',
    'According to Rao, “the river carries more”, and',
    '“the river carries more”',
  ],
  [
    'a speaker after it',
    '“The river carries more water”, writes Rao.',
    '“The river carries more water”',
  ],
  [
    'a year before it',
    'Rao (2014, p. 7): “the river carries more water”',
    '“the river carries more water”',
  ],
  [
    'a dash and a name',
    '“The river carries more water” — Asha Rao',
    '“The river carries more water”',
  ],
  ['Hindi words', 'शर्मा के अनुसार “नदी में अधिक पानी है” और', '“नदी में अधिक पानी है”'],
  ['Hindi digits', '“नदी में अधिक पानी है” (शर्मा, २०१४)', '“नदी में अधिक पानी है”'],
  ['Tamil words', '“ஆற்றில் அதிக நீர் உள்ளது” என்றார் கண்ணன்.', '“ஆற்றில் அதிக நீர் உள்ளது”'],
  ['Arabic words', 'قال حسن: «في النهر ماء كثير جدا» اليوم', '«في النهر ماء كثير جدا»'],
  ['Arabic digits', '«في النهر ماء كثير جدا» (حسن، ٢٠١٤)', '«في النهر ماء كثير جدا»'],
  [
    'German marks',
    'Rao schreibt: „Der Fluss führt mehr Wasser“ im',
    '„Der Fluss führt mehr Wasser“',
  ],
])('Leaves out a quotation whose source is named by %s', (_name, text, quotation) => {
  expect(quoted(text)).toEqual([quotation]);
});

test.each([
  ['without a source', 'Then “the river carries more water” in spring.'],
  ['of a single word', 'Rao says “hm” (2014).'],
  ['that does not end', 'Rao says “the river carries more water (2014).'],
  ['with inches', 'A 5" pipe and a 6" pipe carry water (Rao, 2014).'],
  ['of a whole text', `Rao says “${'water flows down the hill '.repeat(100)}” (2014).`],
])('Compares text in quotation marks %s', (_name, text) => {
  expect(quoted(text)).toEqual([]);
});

test('A source is of the quotation next to it, not of one in the sentence before', () => {
  expect(quoted('Rao says it. Later “the river carries more water” in spring.')).toEqual([]);
});

test.each([
  [
    'English',
    '“the snow melts late.” Then the river carries more water “in the hot season” (Rao, 2014).',
  ],
  [
    'straight',
    '"the snow melts late." Then the river carries more water "in the hot season" (Rao, 2014).',
  ],
  ['Arabic', '«يذوب الثلج متأخرا.» ثم يحمل النهر ماء كثيرا «في الفصل الحار» (حسن، ٢٠١٤).'],
  [
    'Arabic with dashes',
    'قال حسن: «يذوب الثلج»-ثم يحمل النهر ماء كثيرا-«في الفصل الحار» (حسن، ٢٠١٤).',
  ],
])('Compares the text between two quotations with %s marks', (_name, text) => {
  const between = /Then the river carries|ثم يحمل النهر/u;
  for (const quotation of quoted(text)) expect(quotation).not.toMatch(between);
  expect(quoted(text).join(' ')).toMatch(/hot season|الفصل الحار/u);
});
