/** A stretch of a text, in UTF-16 units. */
export interface TextSpan {
  start: number;
  end: number;
}

/** Invisible characters, with the joiners of Devanagari and other scripts. They never end a word. */
const ignorable = '\\p{Default_Ignorable_Code_Point}';
/** With letters in circles, and the sign of a weight that looks like an e. */
const letter = '[\\p{L}\\p{N}\u24b6-\u24e9\u212e]';
const lineEndHyphen = '[-\\u2010\\u00ad][ \\t]*\\r?\\n[ \\t]*(?=[\\p{Ll}\\p{Lo}])';
const inWord = `${letter}|\\p{M}|(?:${ignorable}|['\\u2019\\u02bc])+(?=${letter}|\\p{M})|${lineEndHyphen}`;
const wordPattern = new RegExp(`${letter}(?:${inWord})*`, 'gu');

/** Scripts that put no space between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** The segmenter copies its whole text for every word. */
const longestPart = 1000;
let segmenter: Intl.Segmenter | undefined;

/** The words of a page's text, in any script. A word that a hyphen divides at the end of a line is one word. */
export function findWords(text: string): TextSpan[] {
  const spans: TextSpan[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const parts = unspaced.test(match[0]) ? segment(match[0], span.start) : [span];
    for (const part of parts) spans.push(part);
  }
  return spans;
}

function segment(text: string, start: number): TextSpan[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  const spans: TextSpan[] = [];
  for (let from = 0; from < text.length; from += longestPart)
    for (const { index, segment, isWordLike } of segmenter.segment(
      text.slice(from, from + longestPart),
    ))
      if (isWordLike)
        spans.push({ start: start + from + index, end: start + from + index + segment.length });
  return spans;
}
