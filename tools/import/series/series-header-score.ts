import type { HeaderScore } from '../source/table';
import { splitDay } from '../value/day';
import { parseRole } from '../value/role';
import { parseStatus } from '../value/status';
import { PersonColumns } from './person-column';
import { gridNames } from './period-grid';
import { countOf } from './totals-column';

/** Words such as "Student" and "Present" are values of other tables, too. */
const isValue = (cell: string) => parseRole(cell) !== undefined || parseStatus(cell) !== undefined;

/** How many cells of a row are headers of persons with a series of columns, or of a timetable grid; 0 for other rows. */
export const seriesHeaderScore: HeaderScore = (cells) => {
  const found = gridNames(cells);
  if (found > 0) return found;
  const certain = cells.map((cell) => (isValue(cell) ? '' : cell));
  if (!PersonColumns.find(certain) && !(cells.includes('Student') && cells.includes('ID')))
    return 0;
  const persons = PersonColumns.find(cells)?.used;
  const series = cells.filter(
    (cell, index) =>
      cell !== '' && !persons?.has(index) && (countOf(cell) ?? splitDay(cell)) !== undefined,
  );
  return (persons?.size ?? 0) + series.length;
};
