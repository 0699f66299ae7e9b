import { plainTemplates } from '../template/plain/templates';
import { systemTemplates } from '../template/system/systems';
import { headerKey } from '../template/header';
import type { TemplateField, Template } from '../template/template';
import { isPrivateHeader } from '../template/private-header';
import type { HeaderScore } from '../source/table';
import { parseRole } from '../value/role';
import { parseStatus } from '../value/status';
import { parseWeekdays } from '../value/weekday';
import { seriesHeaderScore } from '../series/series-header-score';
import { joinHeaders } from '../series/two-rows';

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
