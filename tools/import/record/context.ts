import type { MeetingUpdate } from '../../college/import/college-files';
import type { Model } from '../model/model';
import type { Fit } from './fit';

/** What a record is made from, besides the person and the record before. */
export interface RecordContext {
  model: Model;
  /** The day of the newest file. */
  today: string;
  /** The changes that teachers sent as files, by meeting. */
  sent: ReadonlyMap<string, MeetingUpdate>;
  fit: Fit;
}
