'use client';

import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import { AttendanceNeed } from './attendance-need';
import { GradeNeed } from './grade-need';
import type { StandingProps } from './standing-props';

/** What a student needs in a subject: for each grade, and to keep the minimum attendance. */
export function SubjectDialog({ onClose, ...standing }: StandingProps & LazyDialogProps) {
  const { name, assessments } = standing.performance;
  return (
    <Dialog title={`What you need in ${name}`} onClose={onClose} steady>
      <div className="grid gap-6">
        <GradeNeed assessments={assessments} grading={standing.grading} />
        <AttendanceNeed {...standing} />
      </div>
    </Dialog>
  );
}
