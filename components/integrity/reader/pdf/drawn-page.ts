import { scannedPage } from '../limit';
import { drawInstructions, type Drawn } from './draw-instructions';
import { isWhite } from './graphics-state';
import { actualTexts } from './marked-content';
import { isInside, sharedArea, type Box } from './matrix';

/** Text that one instruction draws. */
export interface DrawnRun {
  text: string;
  isHidden: boolean;
  /** The height of the font on the page, in points. */
  size: number;
}

/** What is drawn on a page, in order. */
export interface DrawnPage {
  runs: readonly DrawnRun[];
  /** Whether a picture covers most of it, or it is drawn with figures all over, as by hand. */
  isPicture: boolean;
  /** Whether that picture has no text, or the invisible text of a text recognition. */
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
