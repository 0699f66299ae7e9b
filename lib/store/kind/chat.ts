import * as v from 'valibot';
import { limits } from '@/content/schema/limits';
import { filled, id, moment, text } from '../field-schema';
import { evidence } from './activity';

/** The text of a message; empty if it has only a PDF. A character may have ten UTF-16 code units. */
export const messageText = text(10 * limits.chat.text);

/** The place of a message in its conversation: later than all before it, and seconds since 1970 if the clocks are right. */
export const messageOrder = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A message, by the id of the letter that it came or went in. */
export const message = v.strictObject({
  id,
  /** The moment of writing, by the clock of its sender. */
  at: moment,
  /** The other side: a normalized employee id or roll number; empty in a teacher's own note to a section. */
  with: text(limits.personId),
  /** The section whose students all get it. */
  section: v.optional(filled(limits.section)),
  /** A note to a section without a signature, of a teacher who has a published key. */
  unsigned: v.optional(v.literal(true)),
  direction: v.picklist(['in', 'out']),
  order: messageOrder,
  text: messageText,
  file: v.optional(evidence),
});
