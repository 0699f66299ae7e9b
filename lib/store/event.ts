import { limits } from '@/content/schema/limits';
import { newId, now, put, type Change, type Records } from './record';

/** The side whose notification bell shows an event. */
export type EventRecipient = NonNullable<Records['events']['for']>;

/** The id of the record a notification is about, and its page if that is not the dashboard. */
type About = Pick<Records['events'], 'about' | 'page'>;

/** The change that adds a notification, for students or faculty, of something done on this device. */
export function notify(
  side: EventRecipient,
  title: string,
  about?: string,
  page?: About['page'],
): Change {
  const event = {
    id: newId(),
    at: now(),
    title: truncate(title, limits.notification.title),
    for: side,
  };
  return put('events', { ...event, ...(about && { about }), ...(page && { page }) });
}

/** Cuts a text to at most this many UTF-16 code units, with an ellipsis; surrogate pairs are not split. */
export function truncate(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
