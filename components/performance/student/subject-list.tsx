'use client';

import type { ReactNode } from 'react';
import { formatAge, type AttendanceStanding } from '@/components/attendance/model/attendance';
import { ListFoot } from '@/components/list/list-foot';
import { useShown } from '@/components/list/use-shown';
import { BasisLine } from '@/components/page/basis-line';
import { useToday } from '@/components/page/use-clock';
import { formatShortDay } from '@/lib/time/date';
import { SubjectCard, type SubjectItem, type SubjectRules } from './subject-card';

interface SubjectListProps extends SubjectRules {
  subjects: readonly SubjectItem[];
  /** The attendance of the term, which says once how old the figures are. */
  all: AttendanceStanding | null;
  /** The day of the grades and marks. */
  asOf: string;
  /** The card after those of the subjects. */
  last?: ReactNode;
}

/** The student's subjects as cards, each with its grade, marks and attendance as far as they are known. */
export function SubjectList({ subjects, all, asOf, last, ...rules }: SubjectListProps) {
  const shown = useShown(subjects);
  const today = useToday();
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5 @2xl:grid-cols-2 @4xl:grid-cols-3">
        <ul role="list" aria-label="Subjects" className="contents">
          {shown.records.map((item) => (
            <SubjectCard key={item.id} {...item} {...rules} />
          ))}
        </ul>
        {last}
      </div>
      {all && (all.isOld || all.registered > 0) && (
        <p className="mt-3 text-note text-muted">
          {formatAge(all, formatShortDay(all.asOf, today))}
        </p>
      )}
      {subjects.some(({ performance }) => performance) && (
        <BasisLine basis="Grades and marks" asOf={asOf} className="hidden text-muted print:block" />
      )}
      <ListFoot shown={shown} kind="subjects" />
    </div>
  );
}
