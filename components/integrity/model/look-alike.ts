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
  ...pairs('асԁеһіјӏорԛѕԝхуүѵαιορνυϲϳκօոհսցքⲟⲥⲣ', 'acdehijlopqswxyyvaiopvucjkonhugpocp'),
  ...pairs(cherokee.toLowerCase(), likeCherokee),
  ...pairs('ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'bpddtgkjczfmnlsrvhwxyaeiou'),
};

/** Capital letters, each with the Latin letter that looks the same. */
const upper: Readonly<Record<string, string>> = {
  ...pairs('АВСЕНІЈКМОРЅТХУҮѴԚԜԌΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ', 'abcehijkmopstxyyvqwgabezhikmnoptyxc'),
  ...pairs(cherokee, likeCherokee),
};

/** Letters that nobody mistakes in a word of their alphabet, but that replace Latin ones in a Latin word. */
const similar: Readonly<Record<string, string>> = {
  ...pairs('кмтвнгпьτηωεγβχσ', 'kmtbhrnbtnweybxo'),
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

/** Returns true if a word has small capitals, or mixes Latin letters with look-alike letters, and not with a symbol such as μ or Δ. */
export function mixesAlphabets(word: string): boolean {
  if (word.length > 1 && uncommon.test(word)) return true;
  const others = word.match(otherAlphabet);
  if (!others || (word.match(latin)?.length ?? 0) < 2) return false;
  return others.every((one) => one in looksLatin);
}

/** Returns true if a word without a Latin letter looks as if it were Latin. A single Greek letter is a symbol. */
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
