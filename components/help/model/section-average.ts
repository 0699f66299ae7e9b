import { sectionsOf } from '@/components/activity/model/register';
import type { HelpRules } from '@/content/schema/academic';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { attendedShare, markedShare } from './help-reason';
import { formatShare, type Share } from '@/components/attendance/model/share';
import { fractionOf, over, sumOf } from '@/components/performance/model/fraction';

/** An average of shares; "few" if it would be of too few students, "none" if nobody has figures. */
type Average = Share<bigint> | 'few' | 'none';

export interface SectionAverage {
  section: string;
  students: number;
  attendance: Average;
  marks: Average;
}

/**
 * The averages of the students' percentages, by section. Groups smaller than the college's limit have none, and there
 * is no total of all sections, from which the average of such a group could be computed.
 */
export function sectionAverages(
  students: readonly RegisteredStudent[],
  rules: HelpRules,
): SectionAverage[] {
  return sectionsOf(students).map((section) => {
    const group = students.filter((student) => student.section === section);
    const attended = group.map((student) => attendedShare(student, rules));
    return {
      section,
      students: group.length,
      attendance: averageOf(attended, rules),
      marks: averageOf(group.map(markedShare), rules),
    };
  });
}

function averageOf(shares: readonly (Share | null)[], { smallestGroup }: HelpRules): Average {
  const known = shares.filter((share) => share !== null);
  if (known.length === 0) return 'none';
  if (known.length < smallestGroup) return 'few';
  const sum = sumOf(known.map(({ part, whole }) => over(fractionOf(part), fractionOf(whole))));
  return { part: sum.numerator, whole: BigInt(known.length) * sum.denominator };
}

/** An average in words. */
export function averageText(average: Average, { smallestGroup }: HelpRules): string {
  if (average === 'none') return 'none';
  return average === 'few' ? `fewer than ${smallestGroup}` : formatShare(average);
}
