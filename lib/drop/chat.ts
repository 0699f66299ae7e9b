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
import { answerHours, messageOrder, messageText } from '@/lib/store/kind/chat';
import { change, now, put, type Change, type Records } from '@/lib/store/record';
import { compareCode } from '@/lib/text/compare-text';
import { countCharacters } from '@/lib/text/count-characters';
import type { Letter } from './letter';
import { letterChanges, received } from './letters';
import { chatIdOf } from './message';

export type Message = Records['messages'];

/** The kind of a letter with a message: `chat` of a student, `note` of a teacher, `sectionNote` of a teacher to a section. */
export type MessageKind = 'chat' | 'note' | 'sectionNote';

/** What is set for a conversation. */
export type ChatSettings = Records['chats'];

/** What a teacher's device tells a student about the conversation. */
export type ChatState = v.InferOutput<typeof chatState>;

const format = 1;

const chatState = v.strictObject({ closed: v.boolean(), hours: v.nullable(answerHours) });

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
  state: v.optional(chatState),
});

/** What is in a letter of a conversation: a message, what the teacher's device tells, or both. */
type ChatContent = v.InferOutput<typeof contentSchema>;

const second = 1000;

/** How far the order of a message may be ahead of this device's clock: a phone may be a year fast. */
const furthest = (2 * 365 * 24 * 60 * 60 * 1000) / second;

const orderNow = () => Math.floor(Date.now() / second);

/** The id of the settings that a teacher has for all conversations. */
export const allChats = 'all';

/** Which conversation a message is in: the other side, or the section of a teacher's own note. */
export const conversationOf = ({ with: whom, section }: Pick<Message, 'with' | 'section'>) =>
  whom || `section:${section}`;

/** Changes what is set for the conversation with a person; for all conversations if it is empty. */
export function chatChange(
  person: string,
  to: (current: ChatSettings) => Partial<ChatSettings>,
): Change {
  const id = person ? chatIdOf(person) : allChats;
  const at = now();
  return change('chats', id, (current) => {
    const before: ChatSettings = current ?? { id, at, with: normalizeId(person) };
    return { ...before, ...to(before) };
  });
}

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
  /** What a teacher's device tells with it. */
  state?: ChatState | undefined;
}

/** The changes that store a message and put it into the queue; `tooLarge` if no server would take it. */
export async function messageChanges({ kind, with: whom, text, pdf, state }: NewMessage) {
  const to = kind === 'sectionNote' ? { with: '', section: whom } : { with: normalizeId(whom) };
  const order = await nextOrder(to);
  const content: ChatContent = {
    ...{ format, order },
    ...(text && { text }),
    ...(pdf && { pdf: { name: pdf.name, content: await blobToBase64(pdf.blob) } }),
    ...(state && { state }),
  };
  const letter = await letterChanges({ kind, with: whom, file: fileOf(content) });
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

/** The changes that tell a student what is set, without a message. */
export async function stateChanges(student: string, state: ChatState): Promise<Change[]> {
  const file = await stateFile(student, state);
  const letter = await letterChanges({ kind: 'note', with: student, file });
  return 'changes' in letter ? letter.changes : [];
}

/** What a letter contains that tells a student what is set. */
export const stateFile = async (student: string, state: ChatState) =>
  fileOf({ format, order: await nextOrder({ with: normalizeId(student) }), state });

const fileOf = (content: ChatContent) =>
  new Blob([JSON.stringify(content)], { type: 'application/json' });

/** What the teacher of this device has set for a student; undefined if nothing is. */
export async function ownState(student: string): Promise<ChatState | undefined> {
  const settings = await workspace.all('chats');
  const closed = settings.find(({ id }) => id === chatIdOf(student))?.closed;
  const hours = settings.find(({ id }) => id === allChats)?.hours;
  if (closed === undefined && hours === undefined) return undefined;
  return { closed: closed ?? false, hours: hours ?? null };
}

interface Chatted {
  changes: Change[];
  hasMessage: boolean;
  state?: ChatState | undefined;
}

/**
 * The changes that store what a letter of a conversation, or one to all students of a section, says; null if it is refused.
 * Only a teacher tells a state.
 */
export async function chatChanges(
  from: string,
  { id, at, file = '' }: Pick<Letter, 'id' | 'at' | 'file'>,
  fromTeacher: boolean,
  section?: string,
): Promise<Chatted | null> {
  const content = contentIn(file);
  if (!content) return null;
  const { text = '', pdf } = content;
  const state = fromTeacher ? content.state : undefined;
  const order = Math.min(content.order, orderNow() + furthest);
  const stored = pdf && (await pdfOf(pdf));
  if (stored === null) return null;
  const hasMessage = /\S/.test(text) || stored !== undefined;
  if (!hasMessage && !state) return null;
  // Who writes has it open, also on a device that does not know that it was closed.
  const told = fromTeacher ? toldChange(from, state ?? { closed: false }, order) : undefined;
  if (!hasMessage) return { changes: told ? [told] : [], hasMessage, state };
  const message: Message = {
    ...{ id, at, with: normalizeId(from), direction: 'in', order, text },
    ...(section !== undefined && { section }),
    ...(stored && { file: toStoredPdf(stored) }),
  };
  // The id is the sender's choice: it must not replace another message.
  const added = change('messages', id, (current) => current ?? message);
  const changes = [stored && put('files', stored), added, told].filter((one) => one !== undefined);
  return { changes, hasMessage, state };
}

/** Stores what a letter of a teacher says, to a student or to a section, and its name. */
export async function takeMessage(
  letter: Letter,
  name: string,
  { teacher: written, section }: { teacher: string; section?: string },
): Promise<void> {
  const { id, kind, at } = letter;
  const teacher = normalizeId(written);
  const chat = await chatChanges(teacher, letter, section === undefined, section);
  // A letter is sent once more if the teacher has a new box.
  const isKnown = (await workspace.all('letters')).some(
    (one) => one.direction === 'in' && one.letter === id && one.with === teacher,
  );
  const state = !chat ? 'refused' : chat.hasMessage && !isKnown ? 'new' : 'taken';
  const remembered = received(name, teacher, { kind, letter: id, written: at, state });
  await workspace.write([...((!isKnown && chat?.changes) || []), remembered]);
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

/** The newest state counts, whichever letter is read first. */
function toldChange(teacher: string, state: Partial<ChatState>, order: number): Change {
  return chatChange(teacher, (current) =>
    order >= (current.order ?? 0) ? { ...state, order } : {},
  );
}
