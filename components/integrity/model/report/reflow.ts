/** How long the longest line of a typeset page is, in characters; other texts have one line for a paragraph. */
const typeset = { shortest: 45, longest: 160 };
/** A line that is shorter than this share of the longest one ends its paragraph. */
const fullLine = 0.75;

/** A sentence that ends with its line may end its paragraph. */
const sentenceEnd = /[.!?:।؟۔]["”’)\]]?$/;

/**
 * Joins the lines of a paragraph that the layout of a page has broken, so that they wrap like other text. The text keeps
 * its length. A hyphen at the end of a line stays, because it may belong to the word.
 */
export function reflow(text: string): string {
  const lines = text.split('\n');
  const longest = lines.reduce((most, { length }) => Math.max(most, length), 0);
  if (longest < typeset.shortest || longest > typeset.longest) return text;
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      if (next === undefined) return line;
      const isFull = line.length >= fullLine * longest;
      if (!isFull || next.trim() === '' || sentenceEnd.test(line.trimEnd())) return `${line}\n`;
<<<<<<< HEAD
      return `${line}${/[-\u2010\u00ad]\s*$/.test(line) ? '\u200b' : ' '}`;
=======
      return `${line}${/[-\u00ad\u2010]$/.test(line) ? '\u200b' : ' '}`;
>>>>>>> w-j2
    })
    .join('');
}
