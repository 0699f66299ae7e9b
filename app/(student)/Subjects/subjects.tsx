'use client';

import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import { SubjectsBody, type SubjectsSite } from './subjects-body';
import { subjectsOf, type SubjectsProps } from './subjects-of';

type SubjectsPageProps = OwnListPageProps<SubjectsProps> & SubjectsSite;

export function SubjectsPage({ sample, signedOut, ...site }: SubjectsPageProps) {
  return (
    <OwnRecord kind="student" sample={sample} read={subjectsOf} signedOut={signedOut}>
      {(props) => <SubjectsBody {...props} {...site} />}
    </OwnRecord>
  );
}
