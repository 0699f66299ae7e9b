import { addAt, getOrMake } from '@/tools/file/get-or-make';
import type { Column } from '../source/table';
import { createStatusParser, type StatusWords } from '../value/status';
import { wordKey, wordMap } from '../value/word';
import { headerKey } from './person-column';

export type Count = 'present' | 'absent' | 'late' | 'excused' | 'held' | 'percentage';

const whole = wordMap<Count>({
  present:
    'Presents,Attended,Classes attended,No of classes attended,Number of classes attended,Days present,Present days,' +
    'Total present,Total attended,Lectures attended,Sessions attended,Hours attended,No of days present,Number of days present,Periods attended,' +
    'Attended classes,Classes present,Total classes attended,Present count,No of days attended,Days attended',
  absent:
    'Absents,Absences,Days absent,Absent days,Classes missed,Total absent,Missed,Abwesend,Fehltage,No of days absent,Total absences,Absent count',
  late: 'Lates,Tardies,Days late,Late count,Total late',
  excused: 'Excused absences,Leaves,Days excused,Total excused,Leave days,Total leave,Total leaves',
  held:
    'Held,Classes held,No of classes held,Number of classes held,Total held,Conducted,Classes conducted,Total classes,Total class,' +
    'No of classes conducted,Number of classes conducted,Total classes conducted,Total classes held,Working days,No of working days,Number of working days,' +
    'Total working days,Total days,Total lectures,Lectures delivered,Lectures held,Delivered,' +
    'Total sessions,Taken sessions,Sessions,Sessions held,Total hours,Hours conducted,Hours held,Total periods,Periods held',
  percentage:
    '%,Percentage,Percent,Attendance %,% attendance,Attendance percentage,Percentage of attendance,Attendance percent,Att %,Attendance rate,' +
    '% of attendance,%age,Perc,Prozent,Porcentaje,Pourcentage,Porcentagem,Overall %,Total %,Overall percentage,Attendance in %',
});

const suffix =
  /^(.*\S)[\s:|_/–-]+\(?(held|conducted|attended|present|absent|late|excused|percentage|percent|%)\)?$/i;

const suffixes: Readonly<Record<string, Count>> = {
  ...{ held: 'held', conducted: 'held', attended: 'present', present: 'present' },
  ...{ absent: 'absent', late: 'late', excused: 'excused' },
  ...{ percentage: 'percentage', percent: 'percentage', '%': 'percentage' },
};

/** Words for leave that colleges count differently. */
const leave = wordMap<'OD' | 'ML'>({
  OD: 'OD,On duty,DL,Duty leave',
  ML: 'ML,Medical leave,Medical',
});

/** On-duty or medical leave, of which each college says itself whether it is presence. */
export const leaveOf = (text: string): 'OD' | 'ML' | undefined =>
  text.length < 2 ? undefined : leave.get(wordKey(text));

/** A column with a count of one course, or of all if `course` is "". */
export interface CountColumn {
  column: Column;
  course: string;
  /** "none" for days without a class. */
  count: Count | 'none';
}

/** The columns of one course, by what they count. */
export interface CountGroup {
  course: string;
  columns: Map<Count | 'none', Column[]>;
}

/** Reads the header of a count; a word for attendance such as OD counts what it means. */
export function countOf(
  header: string,
  words: StatusWords = {},
): Omit<CountColumn, 'column'> | undefined {
  const key = headerKey(header);
  const own = whole.get(key) ?? (/^\d*$/.test(key) ? undefined : createStatusParser(words)(key));
  if (own) return { course: '', count: own };
  const match = header.length > 200 ? null : suffix.exec(header);
  const count = suffixes[match?.[2]?.toLowerCase() ?? ''];
  return match && count ? { course: (match[1] ?? '').trim(), count } : undefined;
}

/** The columns by course. Several columns of one meaning are added; a total beside what it is of is none of them. */
export function countGroups(columns: readonly CountColumn[]): CountGroup[] {
  const groups = new Map<string, CountGroup>();
  const isSum = ({ column }: CountColumn) => /^(?:grand )?total\b/.test(headerKey(column.name));
  for (const one of columns) {
    const { course, count, column } = one;
    const same = columns.filter((other) => other.course === course && other.count === count);
    if (isSum(one) && !same.every(isSum)) continue;
    const group = getOrMake(groups, course, () => ({ course, columns: new Map() }));
    addAt(group.columns, count, column);
  }
  return [...groups.values()];
}

const summary =
  /^(?:grand |sub ?|over ?all |running |weighted )?(?:totals?|average|avg|mean|sum|overall|aggregate|points|punkte|puntos|pontos|grade|result|rank|percentile|[cs]?gpa|final grade|letter grade|position)(?: (?:marks?|scores?|points|grade|obtained|secured))*$|\b(?:best|average|avg)\b|^(?:overall|total|sum of|final|course|homework|assignments?|section) (?:total|average|points|score|grade|marks)$/;
const percent = /(?:^|[^\d\s]\s*\(?)%\s*\)?$|\bpercent(?:age)?\b/i;

/** Returns true if a header is of a total, a mean, a rank or a percentage, not of one entry of the series. */
export function isSummary(header: string): boolean {
  const bare = headerKey(header.replace(/\s*[([/][^a-z]*[)\]]?\s*$/i, ''));
  return percent.test(header) || summary.test(bare) || countOf(header)?.count === 'percentage';
}
