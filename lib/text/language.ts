/** The main language of each script that is not Latin. Kana is before Han, because Japanese has both. */
const languages = {
  Arabic: 'ur',
  Bengali: 'bn',
  Cyrillic: 'ru',
  Devanagari: 'hi',
  Greek: 'el',
  Gujarati: 'gu',
  Gurmukhi: 'pa',
  Hangul: 'ko',
  Hebrew: 'he',
  Hiragana: 'ja',
  Katakana: 'ja',
  Kannada: 'kn',
  Malayalam: 'ml',
  Oriya: 'or',
  Tamil: 'ta',
  Telugu: 'te',
  Thai: 'th',
  Han: 'zh',
} as const;

/** Letters with which Arabic is written, and Urdu is not. */
const arabicLetter = /[\u0629\u0643\u0649\u064a]/u;

const otherThanLatin = /[\u0370-\u1dff\u2e80-\uffff]/u;

/** Returns how many letters of a text are in a script. */
const countOf = (text: string, script: string) =>
  text.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0;

/**
 * The `lang` of a text that a person or the college wrote: the main language of its script, so that a screen reader uses its
 * voice and the page its line height. Undefined if most letters are Latin, because those can be any language.
 */
export function languageOf(text: string): string | undefined {
  // Most texts are Latin, and a pattern for each script takes a phone milliseconds.
  if (!otherThanLatin.test(text)) return undefined;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const [, language] =
    Object.entries(languages).find(([script]) => countOf(text, script) * 3 > letters) ?? [];
  return language === 'ur' && arabicLetter.test(text) ? 'ar' : language;
}
