import fc from 'fast-check';
import { countCharacters, formatCount } from '@/lib/text/count';
import { initialOf } from '@/lib/text/initial';
import { languageOf } from '@/lib/text/language';
import { normalizeText, searchTerms } from '@/lib/text/normalize';

test('A number has a comma after each three digits, as English has it', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('en'));
    }),
    { examples: [[0], [999], [1000], [999_999], [1_000_000]] },
  );
});

test.each([
  ['', 0],
  ['two words', 9],
  ['👩‍👩‍👧 👍🏽', 3],
  ['கொடு', 2],
  ['é', 1],
  [`e${'\u0301'.repeat(99)}`, 10],
])('%j has the characters that people see, and no letter has endless marks', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test.each([
  ['asha Rao', 'AR'],
  ['Prof. Samarth Deshmukh', 'SD'],
  ['Dr Asha Mary Rao', 'AR'],
  ["Sean O'Brien-Das", 'SO'],
  ['Prof.', 'P'],
  ['محمد علي', 'مع'],
  ['நிலா', 'நி'],
  ['कृष्ण मेनन', 'कृमे'],
  ['(Zoë)', 'Z'],
  ['E\u0301va', 'E\u0301'],
  ['…', '…'],
  ['', ''],
])('The initials of %s are the first letters of its first and last part', (name, initials) => {
  expect(initialOf(name)).toBe(initials);
});

test.each([
  ['محمد عارف', 'ur'],
  ['میری کتاب یہاں ہے', 'ur'],
  ['جامعة الهندسة', 'ar'],
  ['كتابي هنا', 'ar'],
  ['प्रणव अय्यर', 'hi'],
  ['பிரணவ்', 'ta'],
  ['இந்திய hackathon 2026', 'ta'],
  ['日本語のクラブ', 'ja'],
  ['학생회', 'ko'],
])('the language of %s is that of its script', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

test.each(['Pranav Iyer', 'José Ñandú', '2026', '', 'The word नमस्ते in a long English sentence'])(
  'mostly Latin letters say no language: %s',
  (text) => {
    expect(languageOf(text)).toBeUndefined();
  },
);

describe('search text', () => {
  test.each([
    ['accents', 'resume', 'Résumé'],
    ['the sharp s', 'strasse', 'Straße'],
    ['the capital sharp s', 'STRASSE', 'STRAẞE'],
    ['ligatures of print', 'official', 'oﬃcial'],
    ['letters that are two in one', 'oeuvre encyclopaedia', 'Œuvre encyclopædia'],
    ['letters with a stroke', 'lodz orsted', 'Łódź Ørsted'],
    ['full-width letters and digits', 'web 2025', 'Ｗｅｂ ２０２５'],
    ['half-width kana', 'テスト', 'ﾃｽﾄ'],
    ['the dotted capital i', 'istanbul', 'İSTANBUL'],
    ['the dotless i', 'IRMAK', 'ırmak'],
    ['the final sigma', 'ΟΔΟΣ', 'οδος'],
    ['Arabic vowel marks and tatweel', 'محمد', 'مُحَمَّــد'],
    ['an alef with a hamza', 'احمد', 'أحمد'],
    ['Hebrew points', 'שלום', 'שָׁלוֹם'],
    ['accents typed apart', 'José', 'Jose\u0301'],
    ['soft hyphens and zero-width spaces', 'workshop', 'work\u00adsh\u200bop'],
    ['Roman numerals', 'semester iv', 'Semester Ⅳ'],
  ])('ignores %s', (_what, asked, written) => {
    expect(normalizeText(written)).toBe(normalizeText(asked));
  });

  test('distinguishes the vowel signs of Indian scripts', () => {
    expect(normalizeText('कल')).not.toBe(normalizeText('काल'));
    expect(normalizeText('தமிழ்')).not.toBe(normalizeText('தமழ'));
  });

  test('splits words at any space', () => {
    expect(searchTerms('  Web\u3000Straße ')).toEqual(['web', 'strasse']);
  });

  test('does not change when normalized again, and ignores the case of Latin text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
      }),
    );
    const latin = fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.string({ unit: latin }), (text) => {
        expect(normalizeText(text.toUpperCase())).toBe(normalizeText(text));
      }),
    );
  });
});
