'use client';

import type { ReactNode } from 'react';
import { ListFoot } from '@/components/list/list-foot';
import { RecordList, type RecordItem } from '@/components/list/record-list';
import { useShown } from '@/components/list/use-shown';
import { BasisLine } from '@/components/page/basis-line';
import type { SubjectPerformance } from '@/components/performance/model/marks';
import type { StandingProps } from '@/components/performance/model/coming-plan';
import { SubjectStanding } from './subject-standing';

/** A subject of the list. */
interface SubjectItem extends RecordItem {
  performance?: SubjectPerformance | undefined;
}

interface SubjectListProps extends Omit<StandingProps, 'performance'> {
  subjects: readonly SubjectItem[];
  /** The day of the grades and marks. */
  asOf: string;
  /** Shown if there are no subjects. */
  empty: ReactNode;
}

/** The student's subjects, each with its grade, marks and attendance as far as they are known. */
export function SubjectList({ subjects, asOf, empty, ...rules }: SubjectListProps) {
  const shown = useShown(subjects);
  const items = shown.records.map(({ performance, ...item }) => ({
    ...item,
    more: performance && <SubjectStanding performance={performance} {...rules} />,
  }));
  return (
    <div>
      <RecordList label="Subjects" items={items} empty={empty} />
      {subjects.some(({ performance }) => performance) && (
        <BasisLine basis="Grades and marks" asOf={asOf} className="mt-2 text-muted" />
      )}
      <ListFoot shown={shown} kind="subjects" />
    </div>
  );
}
