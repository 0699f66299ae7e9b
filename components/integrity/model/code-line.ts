import { countWords, linesOf } from './left-out/text-line';
import type { TextSpan } from './word';

/** A line of a program: programs of one task have many lines in common, so that these tell little. */
const codeLine = new RegExp(
  [
    '[{}]$',
    '[()=<>[\\]].*;$',
    '^(?:#include|import|package|using|from)\\s\\S+(?:\\s+import\\s.*)?;?$',
    '^[\\w.]+\\(.*\\)\\s*[;:{]?$',
    '^(?:def|class|for|while|if|elif|else|try|public|private|static)\\b.*[:{]$',
    '^[\\w.[\\], ]+(?:[-+*/]?=|:=|<-)\\s?\\S',
    '\\w\\(\\)|[=!]=|\\+\\+|&&|\\|\\|',
  ].join('|'),
  'u',
);
/** A longer line is a paragraph that mentions code, and slow to search. */
const longestLine = { characters: 200, words: 20 };

export function findCode(text: string): TextSpan[] {
  return linesOf(text)
    .filter((line) => line.text.length <= longestLine.characters && codeLine.test(line.text))
    .filter((line) => countWords(line.text) <= longestLine.words);
}
