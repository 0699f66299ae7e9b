import * as v from 'valibot';
import { limits } from '@/content/schema/limits';
import { filled, moment, text } from '@/lib/store/field-schema';
import { messageText } from '@/lib/store/kind/chat';
import type { Message } from './chat';

const person = v.strictObject({ name: filled(limits.person), id: filled(limits.personId) });

/** What both sides read before they write. Another sentence has another version. */
export const toldInChats = {
  version: 1,
  told: `The other side can send a copy of the last ${limits.chat.reported} messages of both sides to the college’s office.`,
};

const reportSchema = v.strictObject({
  format: v.literal(1),
  /** Who reports, and whom. */
  by: person,
  about: person,
  /** What is wrong. */
  text: v.pipe(messageText, v.regex(/\S/, 'must not be empty')),
  /** What both sides are told before they write, and what the person who reports has agreed to. */
  consent: v.strictObject({
    version: v.pipe(v.number(), v.safeInteger()),
    told: filled(limits.chat.text),
    agreed: filled(limits.chat.text),
  }),
  /** The last messages of the conversation, oldest first, as the device of the reporter has them. */
  messages: v.pipe(
    v.array(
      v.strictObject({
        at: moment,
        isOwn: v.boolean(),
        /** The section whose students all got it. */
        section: v.optional(filled(limits.section)),
        text: messageText,
        /** The name of the PDF. */
        pdf: v.optional(text(limits.file.name)),
      }),
    ),
    v.maxLength(limits.chat.reported),
  ),
});

/** What the college's office gets if somebody reports a conversation. */
export type ChatReport = v.InferOutput<typeof reportSchema>;

/** A report with the last messages. */
export function reportFile(
  { agreed, ...report }: Pick<ChatReport, 'by' | 'about' | 'text'> & { agreed: string },
  messages: readonly Message[],
): Blob {
  const copied = messages.slice(-limits.chat.reported).map((message) => ({
    ...{ at: message.at, isOwn: message.direction === 'out', text: message.text },
    ...(message.section !== undefined && { section: message.section }),
    ...(message.file && { pdf: message.file.name }),
  }));
  const consent = { ...toldInChats, agreed };
  const whole: ChatReport = { format: 1, ...report, consent, messages: copied };
  return new Blob([JSON.stringify(whole)], { type: 'application/json' });
}

/** Reads a report; null if it is none. */
export function readReport(file: string): ChatReport | null {
  try {
    return v.parse(reportSchema, JSON.parse(file));
  } catch {
    return null;
  }
}
