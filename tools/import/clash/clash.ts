import type {
  DatedMeeting,
  Timetable,
  WeeklyMeeting,
} from '@/components/schedule/model/dated-meeting';
import type { Exam, MeetingChange, SpecialDay } from '@/content/schema/schedule/schedule';
import type { StudentGroup } from './student-groups';

/** A weekly meeting and where it is from. Two teachers of the same name have different texts in `teachers`. */
export interface SourcedMeeting<O> extends WeeklyMeeting {
  origin: O;
}

/** A change and where it is from; left out if that is not known. */
export interface SourcedChange<O> extends MeetingChange {
  origin?: O;
}

/** Where a meeting on a day is from: its change, or the weekly meeting. */
export function originOf<O>({ meeting, change }: DatedMeeting<SourcedMeeting<O>>): O {
  const sourced: SourcedChange<O> | undefined = change;
  return sourced?.origin ?? meeting.origin;
}

export interface SourcedExam<O> extends Exam {
  origin: O;
}

/** An assignment of a section. */
export interface SourcedWork<O> {
  name: string;
  section: string;
  /** "YYYY-MM-DD". */
  due: string;
  origin: O;
}

/** A quiz or an exam of the academic calendar. `end` is its last day. */
export interface SourcedTest<O> {
  name: string;
  day: string;
  end?: string | undefined;
  origin: O;
}

/** All timetables of a college. */
export interface CollegeSchedule<O> {
  /** Meetings with the same term and special days. The ids of meetings are unique in each. */
  timetables: readonly Timetable<SourcedMeeting<O>>[];
  exams: readonly SourcedExam<O>[];
  works: readonly SourcedWork<O>[];
  tests: readonly SourcedTest<O>[];
  holidays: readonly SpecialDay[];
  /** Who takes a meeting or an exam. Two things at the same time clash if a group has both. */
  groupsOf(taken: SourcedMeeting<O> | SourcedExam<O>): readonly StudentGroup[];
}

export interface ClashItem<O> {
  /** For example "1CSE33 Mathematics". */
  title: string;
  kind: 'class' | 'exam' | 'assignment' | 'test';
  start?: string | undefined;
  end?: string | undefined;
  origin: O;
}

export type Resource = 'room' | 'teacher' | 'section' | 'students';

/** Things that cannot both happen, or should not happen on the same day. */
export interface Clash<O> {
  kind: 'booked-twice' | 'assignments' | 'exams' | 'holiday';
  /**
   * What is booked twice, or who has too much on a day: the section, or "12 students" if they are of several sections.
   */
  shared: readonly { resource: Resource; name: string }[];
  /** The students who have all of it, for the office. */
  students: readonly string[];
  /** Two if something is booked twice. */
  items: readonly ClashItem<O>[];
  /** The days it happens on, oldest first, "YYYY-MM-DD". */
  days: readonly string[];
  /** The most that the college allows on a day. */
  limit?: number;
  /** The name of the holiday. */
  holiday?: string;
}
