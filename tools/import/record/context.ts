import type { HelpRules } from '@/content/schema/academic';
import type { MeetingChange } from '@/content/schema/schedule/schedule';
import type { FiguresOfClass } from './class-figures';
import type { Model } from '../model/model';
import type { TextShortener } from './text-shortener';

/** Makes the changes of a timetable with a change of one of its meetings. */
export type MeetingUpdate = (changes: readonly MeetingChange[]) => MeetingChange[];

/** The rules of the college that an overview counts by. */
export interface OverviewRules {
  help: HelpRules;
  /** The minimum attendance in percent; null if there is none. */
  threshold: number | null;
}

/** The sources of a record, besides the person and the record before. */
export interface RecordContext {
  model: Model;
  /** The day of the newest file. */
  today: string;
  /** The changes that teachers sent as files, by meeting. */
  sent: ReadonlyMap<string, MeetingUpdate>;
  fit: TextShortener;
  /** The figures of the class beside a mark; left out for none. */
  classFigures?: FiguresOfClass;
  /** The rules that overviews for heads count by; left out for none. */
  overview?: OverviewRules | undefined;
}
