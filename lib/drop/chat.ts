import * as v from 'valibot';
import { limits } from '@/content/schema/limits';
import { EncryptionError } from '@/lib/crypto/encryption-error';
import { blobToBase64, fromBase64 } from '@/lib/file/base64';
import { fileNameFor, typeOfContent } from '@/lib/file/file-type';
import { toStoredPdf } from '@/lib/file/stored-pdf';
import { normalizeId } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import { filled } from '@/lib/store/field-schema';
import { toFileRecord } from '@/lib/store/file';
import { messageOrder, messageText } from '@/lib/store/kind/chat';
import { change, now, put, type Change, type Records } from '@/lib/store/record';
import { compareCode } from '@/lib/text/compare-text';
import type { Letter } from './letter';
import { letterChanges, received } from './letters';
import { countCharacters } from '@/lib/text/count';

export type Message = Records['messages'];

/** The kind of a letter with a message: `chat` of a student, `note` of a teacher, `sectionNote` of a teacher to a section. */
export type MessageKind = 'chat' | 'note' | 'sectionNote';

const format = 1;

const contentSchema = v.strictObject({
  format: v.literal(format),
  order: messageOrder,
  text: v.optional(
    v.pipe(
      messageText,
      v.check((text) => countCharacters(text) <= limits.chat.text),
    ),
  ),
  /** The content in base64. */
  pdf: v.optional(v.strictObject({ name: filled(limits.file.name), content: v.string() })),
});

/** The content of a letter with a message. */
type ChatContent = v.InferOutput<typeof contentSchema>;

const second = 1000;

/** The most that the order of a message may be ahead of this device's clock: a phone may be a year fast. */
const furthest = (2 * 365 * 24 * 60 * 60 * 1000) / second;

const orderNow = () => Math.floor(Date.now() / second);

/** The conversation of a message: the other side, or the section of a teacher's own note. */
export const conversationOf = ({ with: whom, section }: Pick<Message, 'with' | 'section'>) =>
  whom || `section:${section}`;

/** By order, then by the clocks of the senders. */
export function byOrder(one: Message, other: Message): number {
  return one.order - other.order || compareCode(one.at, other.at) || compareCode(one.id, other.id);
}

interface NewMessage {
  kind: MessageKind;
  /** Whom it is to: an employee id, a roll number or a section. */
  with: string;
  text: string;
  pdf?: Records['files'] | null;
}

/** The changes that store a message and put it into the queue; `tooLarge` if no server would take it. */
export async function messageChanges({ kind, with: whom, text, pdf }: NewMessage) {
  const to = kind === 'sectionNote' ? { with: '', section: whom } : { with: normalizeId(whom) };
  const order = await nextOrder(to);
  const content: ChatContent = {
    format,
    order,
    ...(text && { text }),
    ...(pdf && { pdf: { name: pdf.name, content: await blobToBase64(pdf.blob) } }),
  };
  const file = new Blob([JSON.stringify(content)], { type: 'application/json' });
  const letter = await letterChanges({ kind, with: whom, file });
  if ('problem' in letter) return letter;
  const message: Message = {
    ...{ id: letter.id, at: now(), ...to, direction: 'out', order, text },
    ...(pdf && { file: toStoredPdf(pdf) }),
  };
  return { id: letter.id, changes: [put('messages', message), ...letter.changes] };
}

/** The place after all that a conversation has, whatever the clocks say. */
async function nextOrder(to: Parameters<typeof conversationOf>[0]): Promise<number> {
  const id = conversationOf(to);
  const own = (await workspace.all('messages')).filter((one) => conversationOf(one) === id);
  return Math.max(orderNow(), ...own.map((one) => one.order + 1));
}

/** The changes that store the message in a letter, which may be one to all students of a section; null if it is refused. */
export async function chatChanges(
  from: string,
  { id, at, file = '' }: Pick<Letter, 'id' | 'at' | 'file'>,
  { section, isUnsigned }: { section?: string; isUnsigned?: boolean } = {},
): Promise<Change[] | null> {
  const content = contentIn(file);
  if (!content) return null;
  const { text = '', pdf } = content;
  const order = Math.min(content.order, orderNow() + furthest);
  const stored = pdf && (await pdfOf(pdf));
  if (stored === null || !(/\S/.test(text) || stored)) return null;
  const message: Message = {
    ...{ id, at, with: normalizeId(from), direction: 'in', order, text },
    ...(section !== undefined && { section }),
    ...(isUnsigned && { unsigned: true }),
    ...(stored && { file: toStoredPdf(stored) }),
  };
  // The id is the sender's choice: it must not replace another message.
  const added = change('messages', id, (current) => current ?? message);
  return stored ? [put('files', stored), added] : [added];
}

/** Stores the message in a letter of a teacher, to a student or to a section, and the name of the letter. */
export async function takeMessage(
  letter: Letter,
  name: string,
  { teacher: written, ...note }: { teacher: string; section?: string; isUnsigned?: boolean },
): Promise<void> {
  const { id, kind, at } = letter;
  const teacher = normalizeId(written);
  const changes = await chatChanges(teacher, letter, note);
  // A letter is sent once more if the teacher has a new box.
  const isKnown = (await workspace.all('letters')).some(
    (one) => one.direction === 'in' && one.letter === id && one.with === teacher,
  );
  const state = !changes ? 'refused' : isKnown ? 'taken' : 'new';
  const remembered = received(name, teacher, { kind, letter: id, written: at, state });
  await workspace.write([...((!isKnown && changes) || []), remembered]);
}

function contentIn(file: string): ChatContent | null {
  const value = parsed(file);
  if (typeof value?.format === 'number' && value.format > format)
    throw new EncryptionError('newer');
  const content = v.safeParse(contentSchema, value);
  return content.success ? content.output : null;
}

function parsed(file: string): { format?: unknown } | null {
  try {
    return JSON.parse(file) as { format?: unknown } | null;
  } catch {
    return null;
  }
}

/** The PDF of a message as it is stored; null if it is none, or too large. */
async function pdfOf({ name, content }: NonNullable<ChatContent['pdf']>) {
  try {
    const blob = new Blob([fromBase64(content)], { type: 'application/pdf' });
    const isPdf = (await typeOfContent(blob)) === 'application/pdf';
    return isPdf && blob.size <= limits.file.size
      ? await toFileRecord(blob, fileNameFor(name, 'application/pdf'))
      : null;
  } catch {
    return null;
  }
}
