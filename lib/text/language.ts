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

const patterns = Object.entries(languages).map(
  ([script, language]) => [new RegExp(`\\p{Script=${script}}`, 'gu'), language] as const,
);

/**
 * The `lang` of a text that a person or the college wrote: the main language of its script, so that a screen reader uses its
 * voice and the page its line height. Undefined if most letters are Latin, because those can be any language.
 */
export function languageOf(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return patterns.find(([pattern]) => (text.match(pattern)?.length ?? 0) * 3 > letters)?.[1];
}
