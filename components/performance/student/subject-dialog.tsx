'use client';

import { useId, useState } from 'react';
import { countedClasses, countingNote } from '@/components/attendance/model/attendance';
import { BasisLine } from '@/components/page/basis-line';
import { useToday } from '@/components/page/use-clock';
import { Dialog } from '@/components/ui/dialog';
import { FormField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { daysAfter, isRealDay } from '@/lib/time/day';
import { GradeNeed } from './grade-need';
import {
  type StandingProps,
  type PlanProps,
  planSentence,
  toneClasses,
} from '@/components/performance/model/coming-plan';

/** Shows what a student needs in a subject: for each grade, and to keep the minimum attendance. */
export function SubjectDialog({
  onClose,
  grade,
  ...standing
}: StandingProps & { grade: string | null } & LazyDialogProps) {
  const { name, assessments } = standing.performance;
  return (
    <Dialog title={`What you need in ${name}`} onClose={onClose} steady>
      <div className="grid gap-6">
        <GradeNeed {...{ assessments, grade }} grading={standing.grading} />
        <AttendanceNeed {...standing} />
      </div>
    </Dialog>
  );
}

/** Shows how many classes can be missed before a day that the student chooses; at first until the next exam or the end of the term. */
function AttendanceNeed({ performance, threshold, coming }: PlanProps) {
  const { attendance, name } = performance;
  if (!attendance || threshold === null) return null;
  return <DayPlan key={name} {...{ performance, coming, threshold }} attendance={attendance} />;
}

interface DayPlanProps extends PlanProps {
  attendance: NonNullable<PlanProps['performance']['attendance']>;
  threshold: number;
}

function DayPlan({ performance, attendance, threshold, coming }: DayPlanProps) {
  const heading = useId();
  const [day, setDay] = useState('');
  const today = useToday();
  const { asOf } = attendance;
  const { present: attended, total: counted } = countedClasses(attendance);
  const first = today !== null && today > asOf ? today : daysAfter(asOf, 1);
  const range = coming?.has(performance) && { min: daysAfter(first, 1), max: coming.termEnd };
  const isChosen = isRealDay(day) && range && range.min <= day && day <= range.max;
  // A year that is being typed is at first one such as 0002.
  const isTyping = day !== '' && day < '1000';
  const error =
    day && !isChosen && !isTyping ? 'Choose a day of the term that is still to come.' : null;
  const { text, tone } = planSentence({ performance, coming }, attendance, threshold, {
    today,
    before: isChosen ? day : undefined,
  });
  useAnnounced(error ?? (isTyping ? '' : text));
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h3 id={heading} className="text-lead">
        Attendance
      </h3>
      {range && range.min < range.max && (
        <FormField
          id={`${heading}-day`}
          label="Before which day"
          hint="Leave it empty to plan until the next exam, or until the end of the term."
          type="date"
          {...range}
          value={day}
          error={error}
          onChange={(event) => setDay(event.target.value)}
        />
      )}
      {!error && !isTyping && (
        <p className={`font-semibold text-pretty ${toneClasses[tone]}`}>{text}</p>
      )}
      <BasisLine
        basis={`${attended} of ${counted} classes attended${countingNote(attendance)}, the minimum is ${threshold}%`}
        asOf={asOf}
        className="text-muted"
      />
    </section>
  );
}
