import { sectionsOf } from '@/components/activity/model/section';
import type { HelpRules } from '@/content/schema/academic';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { attendedShare, markedShare } from './help-reason';
import type { Share } from './share';

/** An average in percent; "few" if it would be of too few students, "none" if nobody has figures. */
type Average = number | 'few' | 'none';

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
  const sum = known.reduce((total, { part, whole }) => total + (100 * part) / whole, 0);
  return Math.round((10 * sum) / known.length) / 10;
}

/** An average in words. */
export function averageText(average: Average, { smallestGroup }: HelpRules): string {
  if (average === 'none') return 'none';
  return average === 'few' ? `fewer than ${smallestGroup}` : `${average}%`;
}
