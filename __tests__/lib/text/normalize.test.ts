import fc from 'fast-check';
import { normalizeText, searchTerms } from '@/lib/text/normalize';

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
