'use client';

import { useMemo, useState } from 'react';
import { PageHeading } from '@/components/page/page-heading';
import { EmptyState } from '@/components/ui/empty-state';
import { Card } from '@/components/ui/card';
import { whoMoved } from '@/components/progress/model/moved';
import type { SectionOverview } from '@/content/schema/record/overview';
import { DepartmentCard } from './department-card';
import { MovedCard } from './moved-card';
import { ProgressHead } from './progress-head';
import { SectionCharts } from './section-charts';
import { StudentsCard } from './students-card';
import { useStudents, type StudentsContent } from './use-students';

interface StudentProgressProps extends StudentsContent {
  /** The sections that the teacher teaches, with their courses. */
  classroom: readonly { section: string; course: string }[];
  /** The sections of the department, for its head. */
  overview?: readonly SectionOverview[] | undefined;
}

/** Shows how the students of a teacher stand: figures of a section, and one table of all that is known of each. */
export function StudentProgress({ classroom, overview, ...content }: StudentProgressProps) {
  const students = useStudents(content);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { all: rows, assessments, today } = students;
  const moved = useMemo(() => whoMoved(rows, assessments), [rows, assessments]);
  return (
    <div className="@container grid grid-cols-1 gap-4.5">
      <PageHeading title="Progress" />
      {content.students.length === 0 ? (
        !overview && (
          <Card title="Students">
            <EmptyState
              sentence="No Students Yet"
              hint="The students of your sections and their figures will appear here."
            />
          </Card>
        )
      ) : (
        <>
          <ProgressHead content={content} students={students} classroom={classroom} />
          <SectionCharts
            {...{ rows, assessments, today, chosen }}
            students={students.own}
            limit={content.attendance}
          />
          <MovedCard {...moved} chosen={chosen} onChoose={setChosen} />
          <StudentsCard {...{ content, students, chosen }} onChoose={setChosen} />
        </>
      )}
      {overview && (
        <DepartmentCard overview={overview} limit={content.attendance} asOf={content.asOf} />
      )}
    </div>
  );
}
