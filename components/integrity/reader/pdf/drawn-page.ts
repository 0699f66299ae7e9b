import { drawInstructions, type Drawn } from './draw-instructions';
import { isWhite } from './graphics-state';
import { isInside, sharedArea, type Box } from './matrix';

/** Text that one instruction draws. */
export interface DrawnRun {
  text: string;
  isHidden: boolean;
  isOffPage: boolean;
}

/** What is drawn on a page, in order. */
export interface DrawnPage {
  runs: readonly DrawnRun[];
  isScan: boolean;
}

/** Smaller text, in points, cannot be read on paper. */
const smallestSize = 1;

/** The part of a page that the picture of a scanned page covers at least. */
const scannedPart = 0.5;

/** Finds the text of a page that is not to be seen, from the page's instructions and its visible box. */
export function drawnPage(
  operators: readonly number[],
  values: readonly unknown[],
  view: readonly number[],
): DrawnPage {
  const box = view as unknown as Box;
  const drawn = drawInstructions(operators, values);
  const isScan = looksScanned(drawn, box);
  const painted = [...drawn.painted, ...drawn.pictures];
  const runs = drawn.texts.map(({ text, at, size, colour, isPainted }) => {
    const isOffPage = !isInside(at, box, size);
    // White text is to be seen on anything darker; which of them is on top does not matter.
    const isUnseen = isWhite(colour) && !painted.some((one) => isInside(at, one, size));
    const isHidden = isOffPage || size < smallestSize || (isPainted ? isUnseen : !isScan);
    return { text, isHidden, isOffPage };
  });
  return { runs, isScan };
}

/** A scan is a picture of a page, with no text or mostly the invisible text of a text recognition. */
function looksScanned({ texts, pictures }: Drawn, view: Box): boolean {
  const area = (view[2] - view[0]) * (view[3] - view[1]);
  const covered = pictures.reduce((sum, picture) => sum + sharedArea(picture, view), 0);
  const lengthOf = (some: Drawn['texts']) => some.reduce((sum, { text }) => sum + text.length, 0);
  const visible = lengthOf(texts.filter(({ isPainted }) => isPainted));
  return covered >= area * scannedPart && visible * 2 <= lengthOf(texts);
}
