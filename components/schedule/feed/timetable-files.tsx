'use client';

import { useLazyWhen } from '@/components/ui/use-lazy';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { TimetableFile, type TimetableFileProps } from './timetable-file';

const loadFeeds = async () => (await import('./section-feeds')).SectionFeeds;

interface TimetableFilesProps extends Omit<TimetableFileProps, 'timetable'> {
  timetable: Timetable & { sample?: boolean };
  /** Whether the college publishes the timetables of sections. Those of the sample are not published. */
  hasFeeds?: boolean;
}

/** The ways to have a timetable in a calendar program; nothing if it is empty. */
export function TimetableFiles({ hasFeeds = false, ...props }: TimetableFilesProps) {
  const { meetings, exams = [], sample } = props.timetable;
  const sections = [...new Set(meetings.map(({ section }) => section))].sort();
  const isPublished = hasFeeds && !sample && sections.length > 0;
  const { Component: SectionFeeds } = useLazyWhen(loadFeeds, isPublished);
  if (meetings.length + exams.length === 0) return null;
  return (
    <>
      <TimetableFile {...props} />
      {isPublished && SectionFeeds && <SectionFeeds sections={sections} />}
    </>
  );
}
