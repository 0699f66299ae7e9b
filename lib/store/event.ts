import { newId, now, put, type Change, type Records } from './record';

/** Whose bell rings. */
export type Recipient = NonNullable<Records['events']['for']>;

/** The most characters that a notification has, as the device's schema has it. */
const maxTitleLength = 200;

/** What a notification is about: the id of a record, and the page that has it where that is not the dashboard. */
type About = Pick<Records['events'], 'about' | 'page'>;

/** Notifies a side of something that happened on this device. */
export function notify(
  side: Recipient,
  title: string,
  about?: string,
  page?: About['page'],
): Change {
  const event = { id: newId(), at: now(), title: truncate(title, maxTitleLength), for: side };
  return put('events', { ...event, ...(about && { about }), ...(page && { page }) });
}

/** A text of at most this many characters, with a sign where it was cut; no character is cut in two. */
export function truncate(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
