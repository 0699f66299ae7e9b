import * as v from 'valibot';
import { limits } from '@/content/schema/limits';
import { filled, id, moment, text, time } from '../field-schema';
import { evidence } from './activity';

/**
 * When a teacher answers: the days of the week, 0 for Sunday, and from when to when. Hours that end before they start end on
 * the next day.
 */
export const answerHours = v.pipe(
  v.strictObject({
    days: v.pipe(
      v.array(v.picklist([0, 1, 2, 3, 4, 5, 6])),
      v.minLength(1),
      v.check((days) => new Set(days).size === days.length, 'must name a day once'),
    ),
    from: time,
    to: time,
  }),
  v.check(({ from, to }) => from !== to, 'must not be empty'),
);

/** The text of a message; empty if it has only a PDF. A character may have ten UTF-16 code units. */
export const messageText = text(10 * limits.chat.text);

/** The place of a message in its conversation: later than all before it, and seconds since 1970 if the clocks are right. */
export const messageOrder = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A message, by the id of the letter that it came or went in. */
export const message = v.strictObject({
  id,
  /** When it was written, by the clock of its sender. */
  at: moment,
  /** The other side: a normalized employee id or roll number; empty in a teacher's own note to a section. */
  with: text(limits.personId),
  /** The section whose students all get it. */
  section: v.optional(filled(limits.section)),
  direction: v.picklist(['in', 'out']),
  order: messageOrder,
  text: messageText,
  file: v.optional(evidence),
});

/** What is set for a conversation; `with` is empty in the settings for all of a teacher's conversations. */
export const chat = v.strictObject({
  id,
  at: moment,
  with: text(limits.personId),
  /** Set by a student: new messages are not counted. */
  muted: v.optional(v.boolean()),
  /** Set by the teacher; on a student's device, what the teacher's device told. */
  closed: v.optional(v.boolean()),
  hours: v.optional(v.nullable(answerHours)),
  /** The order of the letter that told it. */
  order: v.optional(messageOrder),
});
