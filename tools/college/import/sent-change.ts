import type { MeetingChange } from '@/content/schema/schedule/schedule';

/** The start of the id of a change that came in a file of a teacher and not from a system of the college. */
const start = 'sent-';

export const sentChangeId = (id: string) => `${start}${id}`;

export function isSentChange({ id }: Pick<MeetingChange, 'id'>): boolean {
  return id.startsWith(start);
}
