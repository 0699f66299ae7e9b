import type { ImportGraph } from './read';

/** Imports between two units; a unit is all folders of a feature or concern. */
interface Cell {
  from: string;
  to: string;
  count: number;
}

/** The side of a cell, the width of the row names and the margin, in pixels. */
const side = 19;
const names = 178;
const margin = 20;

const style = `
text { font: 11px system-ui, sans-serif; fill: #24292f }
.grid { stroke: #d0d7de }
.count { fill: #0b6a74 }
.count + text { fill: #fff }
.against { fill: #b42318 }
.self { fill: #d0d7de }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 }
  .grid { stroke: #3d444d }
  .self { fill: #3d444d }
}`;

/**
 * Draws the imports between units as a matrix in SVG: a row imports a column. The units are sorted so that each imports
 * those after it. All counts are then right of the diagonal; a count left of it breaks the order.
 */
export function drawMatrix({ across }: Pick<ImportGraph, 'across'>): string {
  const cells = countCells(across);
  const units = sortedUnits(cells);
  const positions = new Map(units.map((unit, index) => [unit, index]));
  const start = margin + names;
  const size = start + units.length * side + margin;
  const at = (index: number) => start + index * side;
  const middle = (index: number) => at(index) + side / 2;
  const text = (x: number, y: number, label: string | number, anchor = 'middle') =>
    `<text x="${x}" y="${y + 4}" text-anchor="${anchor}">${label}</text>`;
  const square = (row: number, column: number, kind: string) =>
    `<rect class="${kind}" x="${at(column) + 1}" y="${at(row) - names + 1}" width="${side - 2}" height="${side - 2}"/>`;
  const line = (index: number) => {
    const [position, end] = [at(index), at(units.length)];
    return `<path class="grid" d="M${margin} ${position - names}H${end}M${position} ${start - names}V${end - names}"/>`;
  };
  const parts = [
    ...[...units.keys(), units.length].map(line),
    ...units.flatMap((unit, index) => [
      text(margin + 4, middle(index) - names, `${index + 1} ${unit}`, 'start'),
      text(middle(index), margin - 9, index + 1),
      square(index, index, 'self'),
    ]),
    ...cells.flatMap(({ from, to, count }) => {
      const [row, column] = [positions.get(from) ?? 0, positions.get(to) ?? 0];
      const kind = column > row ? 'count' : 'count against';
      return [square(row, column, kind), text(middle(column), middle(row) - names, count)];
    }),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size - names}" role="img" aria-labelledby="title">`,
    `<title id="title">How often the files of one folder import those of another: the row imports the column</title>`,
    `<style>${style}</style>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}

/** A feature, a concern of lib, or a whole top-level folder. */
function unitOf(folder: string): string {
  const [top = '', next] = folder.split('/');
  return next && ['components', 'lib'].includes(top) ? `${top}/${next}` : top;
}

function countCells(across: ImportGraph['across']): Cell[] {
  const cells = new Map<string, Cell>();
  for (const one of across) {
    const [from, to] = [unitOf(one.from), unitOf(one.to)];
    if (from === to || from === 'tools') continue;
    const key = `${from} ${to}`;
    const cell = cells.get(key) ?? { from, to, count: 0 };
    cells.set(key, { ...cell, count: cell.count + 1 });
  }
  return [...cells.values()];
}

/** Each unit comes before those it imports; in a cycle, the unit with the fewest remaining importers comes first. */
function sortedUnits(cells: readonly Cell[]): string[] {
  const left = new Set(cells.flatMap(({ from, to }) => [from, to]));
  const importers = (unit: string) =>
    cells.filter(({ from, to }) => to === unit && left.has(from)).length;
  const ordered: string[] = [];
  while (left.size > 0) {
    const [next = ''] = [...left].sort(
      (one, other) => importers(one) - importers(other) || one.localeCompare(other, 'en'),
    );
    left.delete(next);
    ordered.push(next);
  }
  return ordered;
}
