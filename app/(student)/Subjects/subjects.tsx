'use client';

import { PageHeading } from '@/components/page/page-heading';
import { ResultsCard } from '@/components/performance/student/results-card';
import { SubjectList } from '@/components/performance/student/subject-list';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import type { Grading } from '@/content/schema/academic';
import { comingClasses } from './coming-classes';
import { subjectsOf, type SubjectsProps } from './subjects-of';

interface SubjectsPageProps extends OwnListPageProps<SubjectsProps> {
  grading: Grading;
  /** The minimum attendance, in percent; null if there is none. */
  threshold: number | null;
}

export function SubjectsPage({ sample, signedOut, empty, ...rules }: SubjectsPageProps) {
  return (
    <OwnRecord kind="student" sample={sample} read={subjectsOf} signedOut={signedOut}>
      {({ subjects, timetable, results, comingCredits }) => (
        <>
          <PageHeading title="Subjects" />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
            <SubjectList
              subjects={subjects}
              coming={comingClasses(timetable)}
              empty={empty}
              {...rules}
            />
            {results && (
              <ResultsCard
                results={results}
                grading={rules.grading}
                comingCredits={comingCredits}
              />
            )}
          </div>
        </>
      )}
    </OwnRecord>
  );
}
