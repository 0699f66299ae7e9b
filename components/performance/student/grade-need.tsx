import { useId, useState } from 'react';
import {
  formatShort,
  fractionOf,
  hundred,
  over,
  times,
} from '@/components/performance/model/fraction';
import { formatMarks, passingBands } from '@/components/performance/model/grade-band';
import { marksOf, type Assessment, type Marks } from '@/components/performance/model/marks';
import {
  neededMarks,
  nextGrade,
  sharesOf,
  sharesWith,
  type MarkShares,
  formatNeededMarks,
  readNumber,
} from '@/components/performance/model/need';
import { FormField } from '@/components/ui/form-field';
import { useAnnounced } from '@/components/ui/use-announced';
import type { Grading } from '@/content/schema/academic';
import { FigureTable } from '@/components/charts/figure-table';

interface GradeNeedProps {
  assessments: readonly Assessment[];
  /** The present grade; null if there is none. */
  grade: string | null;
  grading: Grading;
}

/** Shows what is needed in the rest of a subject for each grade. Without weights, the student says how much is to come. */
export function GradeNeed({ assessments, grade, grading }: GradeNeedProps) {
  const heading = useId();
  const [typed, setTyped] = useState('');
  const marks = marksOf(assessments);
  const isKnown = marks.total !== null;
  const share = readNumber(typed, { maximum: 100, decimals: 1 });
  const error = typed && !share ? 'Enter a number from 0 to 100, for example 40.' : '';
  useAnnounced(error);
  const standing = isKnown ? sharesOf(marks) : share && sharesWith(marks, share);
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h3 id={heading} className="text-lead">
        Grade
      </h3>
      <p>{describeMarks(marks, grading)}</p>
      {!isKnown && (
        <FormField
          id={`${heading}-share`}
          label="How much of the subject is still to come, in percent"
          hint="The weights of the assignments are not published. Ask your teacher if you do not know."
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {standing && (
        <NeedTable
          {...{ standing, grading }}
          marked={[grade, nextGrade(marks, grade, grading)?.grade]}
          isAsked={!isKnown}
        />
      )}
    </section>
  );
}

/** The marks so far in one or two sentences. */
function describeMarks({ percentage, total, decided, missing }: Marks, grading: Grading): string {
  if (!percentage) return 'No marks are published yet.';
  const part =
    total && total.numerator > 0n
      ? `the ${formatShort(times(over(decided, total), hundred), 1)}% of the subject that is marked`
      : 'what is marked so far';
  const counted = missing > 0 ? ' Missing work counts as 0.' : '';
  return `You have ${formatMarks(percentage, grading)} in ${part}.${counted}`;
}

interface NeedTableProps {
  standing: MarkShares;
  grading: Grading;
  /** The present grade and the next one. */
  marked: readonly (string | null | undefined)[];
  /** True if it appears because of what the student typed. */
  isAsked: boolean;
}

function NeedTable({ standing, grading, marked, isAsked }: NeedTableProps) {
  const { open, total } = standing;
  const rest =
    total.numerator > 0n ? `${formatShort(times(over(open, total), hundred), 1)}%` : 'rest';
  const rows = passingBands(grading).map(({ grade, from }) => ({
    key: grade,
    isMarked: marked.includes(grade),
    cells: [grade, `${from}%`, formatNeededMarks(neededMarks(standing, fractionOf(from)))],
  }));
  useAnnounced(rows.map(({ cells: [grade, , need] }) => `${grade}: ${need}`).join(', '), {
    first: isAsked,
  });
  return (
    <FigureTable
      caption="What is needed for each grade"
      head={['Grade', 'From', `Needed in the ${rest} still to come`]}
      rows={rows}
    />
  );
}
