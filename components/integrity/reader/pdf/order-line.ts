import type { TextItem } from './text-item';

type Direction = 'left' | 'right' | 'none';

/** Text along its line: where it starts and ends, and the height of its font. */
interface Placed {
  text: string;
  start: number;
  end: number;
  height: number;
  /** To which side it is written. */
  direction: Direction;
}

const toLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const toRight = /[\p{L}\p{N}]/u;

/** A gap of this part of the height is a space. */
const spaceWidth = 0.15;

/** Whether a line has text that is written from right to left. */
export const isToLeft = (items: readonly TextItem[]) => items.some(({ str }) => toLeft.test(str));

/**
 * The text of a line in the order in which it is read. Programs draw Arabic letter by letter from the left, word by word
 * from the right, or in one piece, so the order is that of the places. Each item has its own text in order.
 */
export function orderLine(items: readonly TextItem[]): string {
  const placed = withSpaces(items.filter(({ str }) => str !== '').map(place));
  const weight = (wanted: Direction) =>
    placed.reduce((sum, { direction, text }) => sum + (direction === wanted ? text.length : 0), 0);
  const isLineToLeft = weight('left') >= weight('right');
  const runs = runsOf(placed, isLineToLeft ? 'left' : 'right');
  return (isLineToLeft ? runs.reverse() : runs)
    .flatMap(({ direction, parts }) => (direction === 'left' ? parts.reverse() : parts))
    .map(({ text }) => text)
    .join('');
}

function place({ str, transform, width }: TextItem): Placed {
  const [a = 1, b = 0, c = 0, d = 0, x = 0, y = 0] = transform;
  const start = (x * a + y * b) / (Math.hypot(a, b) || 1);
  const direction = toLeft.test(str) ? 'left' : toRight.test(str) ? 'right' : 'none';
  return { text: str, start, end: start + width, height: Math.hypot(c, d), direction };
}

/** The parts from left to right, with a space in each gap. */
function withSpaces(parts: readonly Placed[]): Placed[] {
  const all: Placed[] = [];
  for (const part of [...parts].sort((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    const isGap = last && part.start - last.end > spaceWidth * part.height;
    if (isGap && last.text.trim() !== '' && part.text.trim() !== '')
      all.push({ ...part, text: ' ', start: last.end, end: part.start, direction: 'none' });
    all.push(part);
  }
  return all;
}

/** Parts of one direction that follow one another. What has none has that of its neighbours, or else that of the line. */
function runsOf(
  parts: readonly Placed[],
  line: Direction,
): { direction: Direction; parts: Placed[] }[] {
  const runs: { direction: Direction; parts: Placed[] }[] = [];
  let neutral: Placed[] = [];
  const add = (direction: Direction, added: readonly Placed[]) => {
    const last = runs.at(-1);
    if (last?.direction === direction) last.parts.push(...added);
    else if (added.length > 0) runs.push({ direction, parts: [...added] });
  };
  for (const part of parts) {
    if (part.direction === 'none') neutral.push(part);
    else {
      add(runs.at(-1)?.direction === part.direction ? part.direction : line, neutral);
      add(part.direction, [part]);
      neutral = [];
    }
  }
  add(line, neutral);
  return runs;
}
