import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Places in pdf.js, each with what replaces it. */
const changes = [
  // Where marked content begins, its ActualText is passed on.
  [
    'args = [args[0].name, args[1] instanceof Dict ? args[1].get("MCID") : null];',
    'args = [args[0].name, actualTextOf(args[1], resources)];',
  ],
  [
    'type: "beginMarkedContentProps",',
    'type: "beginMarkedContentProps", actualText: actualTextOf(args[1], resources),',
  ],
  // Of a glyph that stands for several letters, one letter is not its category.
  [
    String.raw`new RegExp("^(\\s)|(\\p{Mn})|(\\p{Cf})$", "u")`,
    String.raw`new RegExp("^(?:(\\s+)|(\\p{Mn})|(\\p{Cf}+))$", "u")`,
  ],
  // The letters of a line from right to left are put in order one by one, also those of one glyph, which are in order.
  ['textChunk.str.push(glyphUnicode);', 'textChunk.str.push(asDrawn(glyphUnicode));'],
  // Spaces that are drawn are text. Where others are, a gap without one is apart: letters of another font may be drawn in it.
  ['keepWhiteSpace = false,', 'keepWhiteSpace = true,'],
  ['let twoLastCharsPos = 0;', 'let twoLastCharsPos = 0, drawsSpaces = false;'],
  [
    'twoLastChars[twoLastCharsPos] = char;',
    'twoLastChars[twoLastCharsPos] = char; drawsSpaces ||= char === " ";',
  ],
  [
    'if (textOrientation * textContentItem.spaceInFlowMin <= width && ',
    'if (!drawsSpaces && !toLeft.test(textContentItem.str.at(-1) ?? "") && textOrientation * textContentItem.spaceInFlowMin <= width && ',
  ],
  ['str: " ",', 'str: " ", isGap: true,'],
  // A glyph without letters has the number of its code. In a font of the file's own, that is no letter. Pictures of letters that TeX
  // writes have the codes of its T1 encoding.
  [
    'this.cMap = properties.cMap;',
    'this.cMap = properties.cMap; this.hasMap = properties.hasIncludedToUnicodeMap;',
  ],
  [
    'let unicode = this.toUnicode.get(charcode) || charcode;',
    'let unicode = this.toUnicode.get(charcode) || (this.isType3Font && texLetters[charcode]) || (this.hasMap && (charcode < 32 || (this.isSymbolicFont && !this.missingFile)) ? 0xfffd : charcode);',
  ],
  // The codes of such a font are numbers of its glyphs, unless a map of its own says otherwise.
  [
    'const builtToUnicode = await this.buildToUnicode(properties);',
    'const builtToUnicode = withUnknown(await this.buildToUnicode(properties), properties, cidToGidBytes);',
  ],
  // Each instruction may be the last one that there is time for.
  ['  read(operation) {', '  read(operation) {\n    countInstruction();'],
  // A font that cannot be loaded has letters, too.
  [
    'charsToGlyphs() {\n    return [];',
    'charsToGlyphs(codes) {\n    return [...codes].map(unknownGlyph);',
  ],
] as const;

/** The property list is in the instruction, or the resources of the page have it by name (ISO 32000-1, 14.6.2). */
const added = `
const toLeft = /[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc]/;
const joined = /^[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc]{2,}$/;
const asDrawn = (letters) => (joined.test(letters) ? [...letters].reverse().join("") : letters);
const texLetters = { 16: "“", 17: "”", 21: "–", 22: "—", 27: "ff", 28: "fi", 29: "fl", 30: "ffi", 31: "ffl" };
class UnknownMap extends IdentityToUnicodeMap {
  get() {
    return "\\ufffd";
  }
}
const withUnknown = (map, { cMap, hasIncludedToUnicodeMap }, glyphs) =>
  map instanceof IdentityToUnicodeMap && cMap instanceof IdentityCMap && !hasIncludedToUnicodeMap && !glyphs
    ? new UnknownMap(map.firstChar, map.lastChar)
    : map;
const unknownGlyph = () => new fonts_Glyph(0, "", "\\ufffd", null, 500, undefined, undefined, false, false);
function actualTextOf(properties, resources) {
  const named = properties instanceof Name && resources?.get("Properties");
  const list = named instanceof Dict ? named.get(properties.name) : properties;
  const text = list instanceof Dict ? list.get("ActualText") : null;
  return typeof text === "string" ? stringToPDFString(text) : null;
}
`;

/** pdf.js reads marked content without its ActualText. A version in which a place is not found fails the build. */
export const withActualText: Plugin = {
  name: 'actual-text',
  setup: ({ onLoad }) => {
    onLoad({ filter: /pdf\.worker\.mjs$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8');
      for (const [place, changed] of changes) {
        if (contents.split(place).length !== 2)
          throw new Error(`${path} has not exactly one "${place}".`);
        contents = contents.replace(place, () => changed);
      }
      return { contents: contents + added, loader: 'js' };
    });
  },
};
