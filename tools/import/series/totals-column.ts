import { getOrMake } from '@/tools/file/get-or-make';
import type { Column, Table } from '../source/table';
import { parseNumber } from '../value/number';
import { headerKey } from './person-column';
import { wordKey, wordMap } from '../value/word';

export type Count = 'present' | 'absent' | 'late' | 'excused' | 'held' | 'percentage';

const whole = wordMap<Count>({
  present:
    'Present,Presents,Attended,Classes attended,No of classes attended,Number of classes attended,Days present,Present days,' +
    'Total present,Total attended,Lectures attended,Sessions attended,Hours attended,No of days present,Periods attended,Presente,Anwesend,' +
    'Attended classes,Classes present,Total classes attended,Present count,P',
  absent:
    'Absent,Absents,Absences,Days absent,Absent days,Classes missed,Total absent,Missed,Ausente,Abwesend,Fehltage,No of days absent,Total absences,Absent count,A',
  late: 'Late,Lates,Tardy,Tardies,Days late,Late count,Total late,Verspätet,L',
  excused:
    'Excused,Excused absences,On duty,OD,Leave,Leaves,Medical leave,ML,Days excused,Entschuldigt,Total excused,E',
  held:
    'Held,Classes held,No of classes held,Number of classes held,Total held,Conducted,Classes conducted,Total classes,Total class,' +
    'No of classes conducted,Number of classes conducted,Total classes conducted,Total classes held,Working days,No of working days,Total working days,Total days,Total lectures,Lectures delivered,Lectures held,Delivered,' +
    'Total sessions,Taken sessions,Sessions,Sessions held,Total hours,Hours conducted,Hours held,Total periods,Periods held',
  percentage:
    '%,Percentage,Percent,Attendance %,% attendance,Attendance percentage,Percentage of attendance,Attendance percent,Att %,Attendance rate,' +
    '% of attendance,%age,Perc,Prozent,Porcentaje,Pourcentage,Porcentagem,Overall %,Total %,Overall percentage,Attendance in %',
});

const suffix =
  /^(.*\S)[\s:|_–-]+\(?(held|conducted|attended|present|absent|late|excused|percentage|percent|%)\)?$/i;

const suffixes: Readonly<Record<string, Count>> = {
  ...{ held: 'held', conducted: 'held', attended: 'present', present: 'present' },
  ...{ absent: 'absent', late: 'late', excused: 'excused' },
  ...{ percentage: 'percentage', percent: 'percentage', '%': 'percentage' },
};

/** Columns with counts of one course, or of all if `course` is "". */
export interface CountGroup {
  course: string;
  columns: Partial<Record<Count, Column>>;
}

/** What a header counts. */
export function countOf(header: string): { course: string; count: Count } | undefined {
  const own = whole.get(headerKey(header));
  if (own) return { course: '', count: own };
  const match = header.length > 200 ? null : suffix.exec(header);
  const count = suffixes[match?.[2]?.toLowerCase() ?? ''];
  return match && count ? { course: (match[1] ?? '').trim(), count } : undefined;
}

/** The columns with counts, by course. `above` names the course of a column whose header does not. */
export function countGroups(
  header: readonly string[],
  used: ReadonlySet<number>,
  above: readonly string[] = [],
): CountGroup[] {
  const groups = new Map<string, CountGroup>();
  header.forEach((name, index) => {
    const found = used.has(index) ? undefined : countOf(name);
    if (!found) return;
    const course = found.course || (above[index] ?? '');
    const { columns } = getOrMake(groups, course, (): CountGroup => ({ course, columns: {} }));
    columns[found.count] ??= { name, index };
  });
  return [...groups.values()];
}

const ofTable = /attendance|report|statement|summary|register|college|month|term|semester|\d{4}/i;

/** What the row above a header says of each column: "Physics" above "Held" or "Test 1", if the header repeats itself. */
export function coursesAbove({ header, preamble, line }: Table, mayBeOne = false): string[] {
  const names = header.filter(Boolean).map(headerKey);
  const row = preamble.at(-1);
  if (row?.line !== line - 1) return [];
  const [first = '', ...others] = row.cells.filter(Boolean);
  const isOne = mayBeOne && others.length === 0 && !row.cells[0] && !ofTable.test(first);
  // A title is one text.
  if (!isOne && (others.length === 0 || new Set(names).size === names.length)) return [];
  let last = '';
  return header.map((_, index) => {
    last = row.cells[index] || last;
    return isSummary(last) ? '' : last;
  });
}

const summary =
  /^(?:grand |sub ?)?(?:totals?|average|avg|sum|overall|points|punkte|puntos|pontos|grade|result|rank|percentile|cgpa|sgpa|gpa|final grade|letter grade)$/;

/** Whether a header is of a total, a mean or a percentage, not of one entry of the series. */
export const isSummary = (header: string) =>
  summary.test(wordKey(header)) || countOf(header)?.count === 'percentage';

/** Whether a percentage is one of the given shares, as 90, 90 % or 0.9; rounding is allowed. */
export function isShare(text: string, shares: readonly number[]): boolean | undefined {
  const number = parseNumber(text);
  if (number === undefined) return undefined;
  const fraction = number <= 1 && !text.includes('%');
  return shares.some(
    (share) =>
      Math.abs(share * 100 - number) <= 1 || (fraction && Math.abs(share - number) <= 0.01),
  );
}
