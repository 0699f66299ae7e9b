import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { SectionFeeds } from './section-feeds';
import { TimetableFile, type TimetableFileProps } from './timetable-file';

interface TimetableFilesProps extends Omit<TimetableFileProps, 'timetable'> {
  timetable: Timetable & { sample?: boolean };
  /** Whether the college publishes the timetables of sections. Those of the sample are not published. */
  hasFeeds?: boolean;
}

/** The ways to have a timetable in a calendar program; nothing if it is empty. */
export function TimetableFiles({ hasFeeds = false, ...props }: TimetableFilesProps) {
  const { meetings, exams = [], sample } = props.timetable;
  if (meetings.length + exams.length === 0) return null;
  const sections = [...new Set(meetings.map(({ section }) => section))].sort();
  return (
    <>
      <TimetableFile {...props} />
      {hasFeeds && !sample && sections.length > 0 && <SectionFeeds sections={sections} />}
    </>
  );
}
