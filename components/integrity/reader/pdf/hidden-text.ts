import { isWhite, scannedPage } from '../limit';
import { drawInstructions, isInside, sharedArea, type Box, type Drawn } from './draw-instructions';
import { actualTexts, heightOf, startOf, type TextItem } from './text-item';

/** Text that one instruction draws. */
interface DrawnRun {
  text: string;
  isHidden: boolean;
  /** The height of the font on the page, in points. */
  size: number;
}

/** The text that is drawn on a page, in order. */
export interface DrawnPage {
  runs: readonly DrawnRun[];
  /** True if a picture covers most of the page, or figures are drawn all over it, as by hand. */
  isPicture: boolean;
  /** True if that picture has no text, or the invisible text of a text recognition. */
  isScan: boolean;
}

/** Text of this size, in points, cannot be read on paper. */
const smallestSize = 1;

/** Finds the text of a page that is not to be seen, from the page's instructions and its visible box. */
export function drawnPage(
  operators: readonly number[],
  values: readonly unknown[],
  view: readonly number[],
): DrawnPage {
  const box = view as unknown as Box;
  const drawn = drawInstructions(operators, values);
  const isPicture = looksLikePicture(drawn, box) || looksHandDrawn(drawn, box);
  const isScan = isPicture && hasInvisibleText(drawn);
  const painted = [...drawn.painted, ...drawn.pictures];
  const texts = actualTexts(drawn.texts);
  const runs = drawn.texts.map(({ at, size, colour, isPainted }, index) => {
    // White text is to be seen on anything darker; which of them is on top does not matter.
    const isWhiteOnWhite = isWhite(colour) && !painted.some((one) => isInside(at, one, size));
    const isHidden = isPainted && (size <= smallestSize || isWhiteOnWhite);
    return { text: texts[index] ?? '', isHidden, size };
  });
  return { runs, isPicture, isScan };
}

/** A page that was scanned may consist of strips, and its pictures may be drawn over one another. */
function looksLikePicture({ pictures }: Drawn, view: Box): boolean {
  const area = (view[2] - view[0]) * (view[3] - view[1]);
  const covered = pictures.reduce((sum, picture) => sum + sharedArea(picture, view), 0);
  return covered >= area * scannedPage.part;
}

/** So many figures, over this part of the squares of a page, are more than a logo or a border. The side is in points. */
const fewestFigures = { count: 150, part: 0.25, side: 36 };

function looksHandDrawn({ figures }: Drawn, [left, bottom, right, top]: Box): boolean {
  const { count, part, side } = fewestFigures;
  if (figures.length < count) return false;
  const squares = new Set(
    figures.map(([x, y]) => `${Math.floor((x - left) / side)} ${Math.floor((y - bottom) / side)}`),
  );
  return squares.size * side ** 2 >= (right - left) * (top - bottom) * part;
}

function hasInvisibleText({ texts }: Drawn): boolean {
  const lengthOf = (some: Drawn['texts']) => some.reduce((sum, { text }) => sum + text.length, 0);
  return lengthOf(texts.filter(({ isPainted }) => isPainted)) * 2 <= lengthOf(texts);
}

/** The items without what is not to be seen, and that text. */
interface SplitText {
  visible: readonly TextItem[];
  hidden: string;
}

interface Character {
  text: string;
  isHidden: boolean;
  size: number;
}

// Most characters are printable ASCII, which is neither.
const isSpace = (text: string) => (text <= ' ' || text > '~') && /^\s$/u.test(text);
const isFormat = (text: string) => text > '~' && /^\p{Cf}$/u.test(text);

/**
 * Finds the drawn runs in the text of a page. Both have the same characters in the same order, apart from spaces, which
 * the text has by position, and format characters (zero-width joiners), which only the runs have. If they differ in another
 * way, as with text off the page, the runs are looked for one by one.
 */
export function splitHidden(items: readonly TextItem[], runs: readonly DrawnRun[]): SplitText {
  const hidden = runs
    .filter(({ isHidden }) => isHidden)
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(' ');
  const length = items.reduce((sum, { str }) => sum + count(str), 0);
  const drawn = runs.reduce((sum, { text }) => sum + count(text), 0);
  if (drawn === length) return { visible: rebuild(items, runs), hidden };
  return { visible: hidden === '' ? items : removeRuns(items, runs), hidden };
}

function count(text: string): number {
  let number = 0;
  for (const character of text) if (!isSpace(character) && !isFormat(character)) number++;
  return number;
}

const charactersOf = (runs: readonly DrawnRun[]): Character[] =>
  runs.flatMap(({ text, isHidden, size }) =>
    [...text].filter((one) => !isSpace(one)).map((one) => ({ text: one, isHidden, size })),
  );

/** A text has more spaces than one in fifty characters, unless its program draws none. */
const fewestSpaces = 1 / 50;

/** Leaves a gap in place of hidden characters, unless they are too small for one, drops spaces that are none, and puts format characters back where they were drawn. */
function rebuild(items: readonly TextItem[], runs: readonly DrawnRun[]): readonly TextItem[] {
  const drawn = charactersOf(runs);
  const spaces = runs.reduce((sum, { text }) => sum + (text.match(/\s/gu)?.length ?? 0), 0);
  const drawsSpaces = spaces > drawn.length * fewestSpaces;
  let next = 0;
  const formats = () => {
    let found = '';
    for (; isFormat(drawn[next]?.text ?? ''); next++)
      if (!drawn[next]?.isHidden) found += drawn[next]?.text;
    return found;
  };
  let size = 0;
  const seen = (character: string, run?: Character) => {
    if (run?.isHidden) return run.size * 2 >= size ? ' ' : '';
    size = run?.size ?? 0;
    return character;
  };
  return items.map((item, index) => {
    // In text from right to left, the places differ.
    const marks = () => {
      const found = formats();
      return item.dir === 'rtl' ? '' : found;
    };
    let kept = item.str === '' ? '' : marks();
    if (item.isGap && !isSpaceIn(item, drawsSpaces, items[index - 1], items[index + 1]))
      return { ...item, str: '' };
    for (const character of item.str) {
      if (isSpace(character) || isFormat(character)) kept += character;
      else {
        kept += seen(character, drawn[next++]);
        kept += marks();
      }
    }
    return { ...item, str: kept };
  });
}

/** Gaps, in parts of the height: what pdf.js takes for a space, and what no mark of a letter leaves. */
const least = { narrow: 0.1, wide: 0.6 };

/** Returns true if a gap is a space. The parts of a letter with marks are drawn in any order. */
function isSpaceIn(
  gap: TextItem,
  drawsSpaces: boolean,
  before: TextItem | undefined,
  after: TextItem | undefined,
): boolean {
  if (!before || !after) return true;
  if (/\s\n|\n\s/u.test(`${before.str}\n${after.str}`)) return false;
  if (!drawsSpaces) return true;
  if (!before.isActual && !after.isActual) return gap.width > least.narrow * heightOf(gap);
  return startOf(after) - startOf(before) - before.width > least.wide * heightOf(gap);
}

/** Removes each hidden run where its characters follow one another, spaces apart. */
function removeRuns(items: readonly TextItem[], runs: readonly DrawnRun[]): readonly TextItem[] {
  const all = items.flatMap(({ str }) => [...str].filter((character) => !isSpace(character)));
  const text = all.join('');
  const isHidden = new Uint8Array(text.length);
  let from = 0;
  for (const run of runs) {
    const wanted = [...run.text].filter((one) => !isSpace(one) && !isFormat(one)).join('');
    const at = wanted === '' ? -1 : text.indexOf(wanted, from);
    if (at === -1) continue;
    from = at + wanted.length;
    if (run.isHidden) isHidden.fill(1, at, from);
  }
  let next = 0;
  return items.map((item) => {
    let kept = '';
    for (const character of item.str) {
      if (isSpace(character)) kept += character;
      else {
        if (!isHidden[next]) kept += character;
        next += character.length;
      }
    }
    return { ...item, str: kept };
  });
}
