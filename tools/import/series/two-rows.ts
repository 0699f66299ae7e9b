import { parseNumber } from '../value/number';
import { headerKey, isPersonHeader } from './person-column';
import { readPeriod } from './period';
import { isDayLabel } from './grid-shape';

/** Between the upper and the lower text of a header of two rows. */
const between = ' / ';

const filled = (cells: readonly string[]) =>
  cells.flatMap((cell, index) => (cell === '' ? [] : index));

const repeats = (cells: readonly string[]): boolean => new Set(cells).size < cells.length;

/** The upper row with merged cells filled in: a blank cell above a filled one is of the group on its left. */
function groupsAbove(upper: readonly string[], lower: readonly string[], persons: Set<number>) {
  let group = '';
  return lower.map((cell, index) => {
    if (persons.has(index) || cell === '') return (group = '');
    return (group = upper[index] || group);
  });
}

const isTime = (cell: string): boolean => readPeriod(cell, '') !== undefined;

/** A timetable whose periods have their numbers above their times. */
function isTimetable(upper: readonly string[], lower: readonly string[]): boolean {
  const times = lower.slice(1).filter((cell) => cell !== '');
  const label = headerKey(upper[0] ?? '');
  return (
    label !== '' &&
    isDayLabel(label) &&
    (lower[0] === '' || isDayLabel(lower[0] ?? '')) &&
    times.length > 1 &&
    times.every(isTime)
  );
}

/** Returns true if courses or days are above parts that they have in common: Held, Attended; P1, P2; Mid-I (30). */
function isGrouped(upper: readonly string[], lower: readonly string[], groups: readonly string[]) {
  const parts = filled(lower).filter((index) => groups[index] !== '');
  if (parts.length < 2) return false;
  const texts = parts.map((index) => lower[index] ?? '');
  const isShared = repeats(parts.map((index) => groups[index] ?? ''));
  return (
    texts.every((text) => parseNumber(text) === undefined) &&
    (repeats(texts) || (isShared && parts.length === filled(lower).length))
  );
}

/**
 * The header of two rows, as one text a column: "Physics / Held". Undefined if the rows are no header of two rows: the
 * columns of persons have their names in one of them, and the other one has nothing or a label there.
 */
export function joinHeaders(
  upper: readonly string[],
  lower: readonly string[],
): string[] | undefined {
  const width = Math.max(upper.length, lower.length);
  const above = Array.from({ length: width }, (_, index) => upper[index] ?? '');
  const below = Array.from({ length: width }, (_, index) => lower[index] ?? '');
  if (isTimetable(above, below))
    return below.map((cell, index) => [above[index], cell].filter(Boolean).join(between));
  const personsIn = (cells: readonly string[]) =>
    new Set(filled(cells).filter((index) => isPersonHeader(cells[index] ?? '')));
  const [upperPersons, lowerPersons] = [personsIn(above), personsIn(below)];
  const isUpper = upperPersons.size > 0 && [...upperPersons].every((index) => below[index] === '');
  const labels = filled(above).filter((index) => lowerPersons.has(index));
  const isLower =
    !isUpper && lowerPersons.size > 0 && labels.every((index) => index === filled(above)[0]);
  if (!isUpper && !isLower) return undefined;
  const persons = isUpper ? upperPersons : lowerPersons;
  const groups = groupsAbove(above, below, persons);
  if (!isGrouped(above, below, groups)) return undefined;
  if (isLower && new Set(groups.filter(Boolean)).size < 2) return undefined;
  return below.map((cell, index) => {
    if (persons.has(index)) return isUpper ? (above[index] ?? '') : cell;
    const group = groups[index] || above[index] || '';
    return [group, cell].filter(Boolean).join(between);
  });
}
