/** A cell as it is used: without spaces around it, and `="0012"`, which keeps the zeros in Excel, as 0012. */
export function cleanCell(cell: string): string {
  if (cell === '') return cell;
  const first = cell.charCodeAt(0);
  const text = isInk(first) && isInk(cell.charCodeAt(cell.length - 1)) ? cell : cell.trim();
  return text.startsWith('="') && text.endsWith('"') && text.length > 2 ? unwrap(text) : text;
}

export function isBlank(cells: readonly string[]): boolean {
  for (const cell of cells) if (cell !== '' && cleanCell(cell) !== '') return false;
  return true;
}

/** The number of cells with text. */
export function filledCount(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells) if (cell !== '' && cleanCell(cell) !== '') count += 1;
  return count;
}

export const sameCells = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((cell, index) => cell === other[index]);

/** Printable ASCII, which is never trimmed. */
const isInk = (code: number): boolean => code > 32 && code < 127;

/** The text of `="0012"`; other formulas stay as they are. */
function unwrap(formula: string): string {
  const inner = formula.slice(2, -1).replaceAll('""', '\0');
  return inner.includes('"') ? formula : inner.replaceAll('\0', '"').trim();
}

/** Returns true if a row has text in a cell beyond a number of cells. */
export function isLong(cells: readonly string[], width: number): boolean {
  for (let at = width; at < cells.length; at += 1)
    if (cleanCell(cells[at] ?? '') !== '') return true;
  return false;
}
