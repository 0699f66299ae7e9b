import { compareTexts } from '@/components/integrity/model/compare-texts';
import { findQuotations, findRunningHeads } from '@/components/integrity/model/left-out';
import type { TextFile } from '@/components/integrity/model/text';

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

const heads = (...pages: readonly string[]) => {
  const text = pages.join('\n\f');
  return findRunningHeads(text).map(({ start, end }) => text.slice(start, end));
};

test('Finds the head, the foot and the number of pages', () => {
  const page = (number: number, text: string) =>
    `Asha Rao, Geography 2\n${text}\nand more of ${text}\nand then ${text}\n${text} again\nPage ${number} of 3`;
  expect(heads(page(1, 'Rivers'), page(2, 'Snow'), page(3, 'Rain'))).toEqual([
    ...['Asha Rao, Geography 2', 'Page 1 of 3', 'Asha Rao, Geography 2', 'Page 2 of 3'],
    ...['Asha Rao, Geography 2', 'Page 3 of 3'],
  ]);
});

test.each([
  ['Hindi digits', '१', '२'],
  ['Arabic digits', '٣', '٤'],
])('Finds page numbers in %s', (_name, first, second) => {
  expect(heads(`${first}\nनदी\nजल\nवन`, `${second}\nमाटी\nहवा\nआग`)).toEqual([first, second]);
});

test.each([
  ['of one page', ['Rivers\ncarry water', 'Snow\nmelts', 'Rain\nfalls', 'Ice\nbreaks']],
  ['in the middle of pages', ['a\nb\nsame\nc\nd', 'e\nf\nsame\ng\nh', 'i\nj\nsame\nk\nl']],
  ['that are as long as a paragraph', ['many words '.repeat(20), 'many words '.repeat(20)]],
])('Finds no lines %s', (_name, pages) => {
  expect(heads(...pages)).toEqual([]);
});

describe('A passage of many texts', () => {
  const file = (index: number, text: string): TextFile => ({
    ...{ id: `text-${index}`, name: `${index}.txt`, role: 'work', owner: `${index}` },
    pages: [{ number: 1, text }],
  });
  const words = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${name}${String.fromCodePoint(97 + (at % 26))}${at}`);
  const header =
    'This file was written by the program of the college. Click the button of the licence to change the words of this header, and the button of the template to open it again.';
  const classOf = (count: number, passage: string, withIt: number) =>
    Array.from({ length: count }, (_, index) =>
      file(index, `${index < withIt ? passage : ''} ${words(`own${index}x`, 60).join(' ')}`),
    );

  test('A header that many texts have accuses nobody, and is listed with the number of texts', () => {
    const { pairs, leftOut } = compareTexts(classOf(40, header, 31));
    expect(pairs).toEqual([]);
    expect(leftOut['text-3']).toMatchObject([{ reason: 'shared', texts: 31 }]);
  });

  test('It is the same passage in each text, whatever surrounds it', () => {
    const { leftOut } = compareTexts(classOf(40, header, 31));
    const passages = Object.values(leftOut).flatMap((ranges) =>
      ranges.map(({ passage }) => passage),
    );
    expect(passages).toHaveLength(31);
    expect(new Set(passages).size).toBe(1);
    expect(passages[0]).toEqual(expect.any(Number));
  });

  test.each([
    ['three texts of a small class', 10, 3],
    ['a tenth of a class', 50, 5],
  ])('A passage of %s is named', (_, count, withIt) => {
    const { pairs } = compareTexts(classOf(count, header, withIt));
    expect(pairs).toHaveLength((withIt * (withIt - 1)) / 2);
  });

  test('A header that is most of a short text accuses nobody', () => {
    const texts = Array.from({ length: 20 }, (_, index) =>
      file(index, `${header} ${words(`own${index}x`, 12).join(' ')}`),
    );
    expect(compareTexts(texts).pairs).toEqual([]);
  });

  test.each([
    ['most of its text', 100, 20],
    ['nearly all of a short text', 50, 5],
  ])('A group that copies %s is named', (_, copied, own) => {
    const text = words('copied', copied).join(' ');
    const copies = Array.from({ length: 5 }, (_, index) =>
      file(index, `${text} ${words(`end${index}x`, own).join(' ')}`),
    );
    expect(compareTexts(copies).pairs).toHaveLength(10);
  });
});
