import type { DrawnRun } from './drawn-page';
import { heightOf, startOf, type TextItem } from './text-item';

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

/** Whether a gap stands for a space. The parts of a letter with marks are drawn in any order. */
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
