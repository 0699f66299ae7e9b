import { splitDay } from '../value/day';
import { parseRole } from '../value/role';
import { parseStatus } from '../value/status';
import { countOf } from './count-column';
import { gridNames } from './grid-shape';
import { legendColumns } from './legend';
import { isPersonHeader, PersonColumns } from './person-column';

/** Words such as "Student" and "Present" are values of other tables, too. */
const isValue = (cell: string) => parseRole(cell) !== undefined || parseStatus(cell) !== undefined;

/** Counts the cells of a row that are headers of persons with a series of columns, or of a timetable; 0 for other rows. */
export function seriesHeaderScore(cells: readonly string[]): number {
  const found = gridNames(cells);
  if (found > 0) return found;
  const legend = legendColumns(cells);
  if (legend) return Object.keys(legend).length;
  const isNamed = cells.some((cell) => isPersonHeader(cell) && !isValue(cell));
  if (!isNamed && !(cells.includes('Student') && cells.includes('ID'))) return 0;
  const rest = PersonColumns.find(cells)?.rest ?? cells.map((name, index) => ({ name, index }));
  const blank = cells.filter((cell) => cell === '').length;
  const series = rest.filter(({ name }) => (countOf(name) ?? splitDay(name)) !== undefined);
  return cells.length - blank - rest.length + series.length;
}
