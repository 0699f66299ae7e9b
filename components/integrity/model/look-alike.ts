/** The letters of one string, each with that of the other at its place. */
const pairs = (letters: string, latin: string) =>
  Object.fromEntries([...letters].map((one, index) => [one, latin[index] ?? '']));

/** Small capitals and the sign of a weight look Latin in any word. */
const small = pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ℮', 'abcdefghijklmnoprstuvwyze');
/** Small capitals that no phonetic alphabet has. */
const uncommon = /[ᴀᴄᴅᴇꜰᴊᴋᴍᴏᴘꜱᴛᴜᴠᴡᴢ℮]/u;

const cherokee = 'ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ';
const likeCherokee = 'drtiyajewmhyghzbrwsvslcpkdgb';

/** Lower-case letters of other scripts, each with the Latin letter that looks the same, from Unicode's list of confusables. */
const lower: Readonly<Record<string, string>> = {
  ...{ а: 'a', с: 'c', ԁ: 'd', е: 'e', һ: 'h', і: 'i', ј: 'j', ӏ: 'l', о: 'o', р: 'p', ԛ: 'q' },
  ...{ ѕ: 's', ԝ: 'w', х: 'x', у: 'y', ү: 'y', ѵ: 'v' },
  ...{ α: 'a', ι: 'i', ο: 'o', ρ: 'p', ν: 'v', υ: 'u', ϲ: 'c', ϳ: 'j', κ: 'k' },
  ...{ օ: 'o', ո: 'n', հ: 'h', ս: 'u', ց: 'g', ք: 'p', ⲟ: 'o', ⲥ: 'c', ⲣ: 'p' },
  ...pairs(cherokee.toLowerCase(), likeCherokee),
  ...pairs('ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'bpddtgkjczfmnlsrvhwxyaeiou'),
};

/** Capital letters, each with the Latin letter that looks the same. */
const upper: Readonly<Record<string, string>> = {
  ...{ А: 'a', В: 'b', С: 'c', Е: 'e', Н: 'h', І: 'i', Ј: 'j', К: 'k', М: 'm', О: 'o', Р: 'p' },
  ...{ Ѕ: 's', Т: 't', Х: 'x', У: 'y', Ү: 'y', Ѵ: 'v', Ԛ: 'q', Ԝ: 'w', Ԍ: 'g' },
  ...{ Α: 'a', Β: 'b', Ε: 'e', Ζ: 'z', Η: 'h', Ι: 'i', Κ: 'k', Μ: 'm', Ν: 'n', Ο: 'o', Ρ: 'p' },
  ...{ Τ: 't', Υ: 'y', Χ: 'x', Ϲ: 'c' },
  ...pairs(cherokee, likeCherokee),
};

/** Letters that nobody mistakes in a word of their alphabet, but that replace Latin ones in a Latin word. */
const similar: Readonly<Record<string, string>> = {
  ...{ к: 'k', м: 'm', т: 't', в: 'b', н: 'h', г: 'r', п: 'n', ь: 'b' },
  ...{ τ: 't', η: 'n', ω: 'w', ε: 'e', γ: 'y', β: 'b', χ: 'x', σ: 'o' },
};

const looksLatin: Readonly<Record<string, string>> = { ...lower, ...upper };
const lookAlike = new RegExp(`[${Object.keys(looksLatin).join('')}]`, 'gu');
const smallLetter = new RegExp(`[${Object.keys(small).join('')}]`, 'gu');
const anyLookAlike = new RegExp(`${lookAlike.source}|${smallLetter.source}`, 'gu');
const onlyLookAlike = new RegExp(`^[${Object.keys(lower).join('')}]+$`, 'u');
const latin = /\p{Script=Latin}/gu;
const otherAlphabet =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}\p{Script=Coptic}]/gu;

/**
 * Replaces letters that look Latin, for comparison only. A word with a Latin letter is folded, and a word of nothing but
 * look-alike letters: other words of another alphabet stay as they are.
 */
export function foldLookAlikes(spelling: string): string {
  const word = spelling.replace(smallLetter, (one) => small[one] ?? one);
  if (!word.match(otherAlphabet)) return word;
  const isMixed = word.match(latin) !== null;
  if (!isMixed && !onlyLookAlike.test(word.toLowerCase())) return word;
  const folded = word.replace(lookAlike, (one) => looksLatin[one] ?? one);
  return isMixed ? [...folded].map((one) => similar[one.toLowerCase()] ?? one).join('') : folded;
}

/** Whether a word has small capitals, or mixes Latin letters with look-alike letters, and not with a symbol such as μ or Δ. */
export function mixesAlphabets(word: string): boolean {
  if (word.length > 1 && uncommon.test(word)) return true;
  const others = word.match(otherAlphabet);
  if (!others || (word.match(latin)?.length ?? 0) < 2) return false;
  return others.every((one) => one in looksLatin);
}

/** Whether a word without a Latin letter looks as if it were Latin. A single Greek letter is a symbol. */
export function looksWhollyLatin(word: string): boolean {
  if (!onlyLookAlike.test(word.toLowerCase())) return false;
  return /\p{Script=Cyrillic}/u.test(word) || word.length > 2;
}

/** The word with the code point after each look-alike letter, because the eye cannot tell them apart. */
export function explainLookAlikes(word: string): string {
  return word.replace(anyLookAlike, (one) => `${one}[${codePoint(one)}]`);
}

/** "U+0441" */
export const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
