import { countOf } from '../series/count-column';
import { gridNames } from '../series/grid-shape';
import { legendColumns } from '../series/legend';
import { isPersonHeader, PersonColumns } from '../series/person-column';
import { joinHeaders } from '../series/two-rows';
import type { HeaderScore } from '../source/table';
import { headerKey } from '../template/header';
import { plainTemplates } from '../template/plain/templates';
import { isPrivateHeader } from '../template/private-header';
import { systemTemplates } from '../template/system/systems';
import type { Template, TemplateField } from '../template/template';
import { splitDay } from '../value/day';
import { parseRole } from '../value/role';
import { parseStatus } from '../value/status';
import { parseWeekdays } from '../value/weekday';

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

/** Headers of known formats and of tables with a series of columns that no template reads. */
const others =
  'propertyName,value,type,identifier,orgSourcedId,orgSourcedIds,primaryOrgSourcedId,schoolSourcedId,schoolYear,classType,' +
  'subjects,subjectCodes,periods,grades,categorySourcedId,weight,SIS Login ID,Integration ID,User Action,Timestamp,Join Time,' +
  'Leave Time,Duration,S No,Sl No,Sr No,Serial No,Remarks,Comment,Notes,Category,Points,Average,Percentage,Signature,Institution,' +
  'First Join,Last Leave,In-Meeting Duration,Participant ID,School NCES_ID,State ID,Grade Low,Grade High,Meeting Title,Year';

function knownKeys(): Set<string> {
  const templates: readonly Template[] = [...systemTemplates, ...plainTemplates];
  const fields = templates.flatMap((template): readonly TemplateField[] =>
    Object.values(template.fields),
  );
  const names = fields.flatMap(({ headers, synonyms = [] }) => [...headers, ...synonyms]);
  const ignored = templates.flatMap(({ ignore = [] }) => ignore);
  return new Set([...names, ...ignored, ...others.split(',')].map(headerKey).filter(Boolean));
}

let keys: Set<string> | undefined;

/** A header that is also a value, such as "Present", "Student" or "Monday". */
function isWord(name: string): boolean {
  return (
    parseStatus(name) !== undefined ||
    parseRole(name) !== undefined ||
    parseWeekdays(name) !== undefined
  );
}

/** Longer cells are sentences. */
const longestHeader = 60;

/** How many known names a row has. Names that are also values count only beside others. */
export const headerScore: HeaderScore = (cells) => {
  keys ??= knownKeys();
  const names = new Set<string>();
  const asWords = new Set<string>();
  for (const cell of cells) {
    if (cell === '' || cell.length > longestHeader) continue;
    const key = headerKey(cell);
    if (key === '' || (!keys.has(key) && !isPrivateHeader(cell))) continue;
    (isWord(cell) ? asWords : names).add(key);
  }
  const tall = names.size === 0 ? 0 : names.size + asWords.size;
  return Math.max(tall, seriesHeaderScore(cells));
};

headerScore.join = joinHeaders;
