import { newMessages, problemReason } from '@/components/drop/model/letter';
import { ownSections } from '@/components/drop/model/section';
import type { Chat } from '@/content/schema/student/chat';
import { groupBy } from '@/lib/list/group';
import { byOrder, conversationOf, type Message } from '@/lib/drop/chat';
import type { InLetter, OutLetter } from '@/lib/drop/letters';
import { normalizeId, type OpenedRecord } from '@/lib/record/person';
import type { StoredRecords } from '@/lib/store/record';
import { compareCode, compareText } from '@/lib/text/compare-text';
import { normalizeText, searchKey, searchTerms } from '@/lib/text/normalize';
import { formatMinute } from '@/lib/time/date';
import { zonedMinute } from '@/lib/time/zoned-time';

/** Somebody whom the person who is signed in can write to, or a section of a teacher. */
interface ChatPerson {
  /** Normalized. */
  id: string;
  /** The id as the college writes it. */
  written: string;
  name: string;
  /** All its students get what is written. */
  section?: string;
}

const sectionPerson = (section: string): ChatPerson => ({
  id: conversationOf({ with: '', section }),
  written: 'All students',
  name: section,
  section,
});

export interface Conversation extends ChatPerson {
  /** True if there still is a box for letters to this person. */
  canWrite: boolean;
  /** Oldest first. */
  messages: readonly Message[];
  /** Messages of a person of this name in the college's record, newest first. */
  published: readonly Chat[];
  /** The letters with messages that are not read. */
  unread: readonly InLetter[];
}

/** A student's teachers, or a teacher's sections and students; nobody without boxes. */
export function chatPeople(record: OpenedRecord | null): ChatPerson[] {
  if (!record?.drop) return [];
  const people =
    record.kind === 'student'
      ? record.drop.map(({ teacher, name }) => ({ written: teacher, name }))
      : record.register.items.map(({ rollNumber, name }) => ({ written: rollNumber, name }));
  const byId = new Map(people.map((one) => [normalizeId(one.written), one]));
  return [
    ...ownSections(record).map(sectionPerson),
    ...Array.from(byId, ([id, person]) => ({ id, ...person })),
  ];
}

interface Stored {
  messages: StoredRecords<'messages'>;
  letters: StoredRecords<'letters'>;
  /** The messages in the college's record, newest first. */
  chats: readonly Chat[];
}

/**
 * The conversations with these people, with those who left and with others in the record: the newest first, then those
 * without a message.
 */
export function conversationsOf(
  people: readonly ChatPerson[],
  { messages, letters, chats }: Stored,
): Conversation[] {
  const byPerson = new Map<string, Message[]>(people.map(({ id }) => [id, []]));
  const published = new Map<string, readonly Chat[]>();
  for (const [name, own] of groupBy(chats, (chat) => chat.name)) {
    const named = people.filter((one) => normalizeText(one.name) === normalizeText(name));
    // A message in the record has no number, so it belongs to nobody if two people have its name.
    const person = named.length === 1 ? named[0] : undefined;
    const id = person?.id ?? `record:${name}`;
    published.set(id, own);
    if (!person) byPerson.set(id, []);
  }
  for (const message of messages.values()) {
    const id = conversationOf(message);
    const known = byPerson.get(id);
    if (known) known.push(message);
    else byPerson.set(id, [message]);
  }
  const unread = newMessages(letters.values());
  const known = new Map(people.map((person) => [person.id, person]));
  const all = Array.from(byPerson, ([id, own]): Conversation => ({
    ...(known.get(id) ?? personWho(own[0], published.get(id))),
    canWrite: known.has(id),
    messages: own.sort(byOrder),
    published: published.get(id) ?? [],
    unread: unread.filter((letter) => letter.with === id),
  }));
  return all.sort(byNewest);
}

/** Somebody in the record alone, somebody who is not known any more, or a section that was the teacher's. */
function personWho(message: Message | undefined, published: readonly Chat[] = []): ChatPerson {
  const name = message?.with || published[0]?.name;
  return name
    ? { id: message ? name : `record:${name}`, written: name, name }
    : sectionPerson(message?.section ?? '');
}

const orderOf = ({ messages }: Conversation) => messages.at(-1)?.order ?? -1;

const publishedAt = ({ published }: Conversation) => published[0]?.at ?? '';

const byNewest = (one: Conversation, other: Conversation): number =>
  orderOf(other) - orderOf(one) ||
  compareCode(publishedAt(other), publishedAt(one)) ||
  compareText(one.name, other.name);

const keyOf = searchKey(({ text, file }: Message) => `${text} ${file?.name ?? ''}`);

/** Returns true if the text or the name of the PDF has all words of a search. */
export function hasTerms(message: Message, search: string): boolean {
  return searchTerms(search).every((term) => keyOf(message).includes(term));
}

/** Returns true if a text has all words of a search. */
function hasAll(text: string, search: string): boolean {
  const key = normalizeText(text);
  return searchTerms(search).every((term) => key.includes(term));
}

/** Returns true if the name or the id has all words of a search. */
export const isPerson = ({ name, written }: ChatPerson, search: string): boolean =>
  hasAll(`${name} ${written}`, search);

/** The conversations with messages: those with somebody of this name or id, or with a message that has all words. */
export function findConversations(
  conversations: readonly Conversation[],
  search: string,
): Conversation[] {
  return conversations.filter((conversation) => {
    const { messages, published } = conversation;
    if (messages.length + published.length === 0) return false;
    return (
      isPerson(conversation, search) ||
      messages.some((message) => hasTerms(message, search)) ||
      published.some(({ message }) => hasAll(message, search))
    );
  });
}

/** The number of messages to a person that no device has fetched yet. */
export function waitingCount(letters: Iterable<InLetter | OutLetter>, person: string): number {
  return [...letters].filter(
    ({ direction, kind, state, with: to }) =>
      direction === 'out' &&
      kind === 'chat' &&
      to === person &&
      (state === 'waiting' || state === 'sent'),
  ).length;
}

/** Returns when a message was written, in the college's time: "31 Jan 2026 | 9:30AM". */
export const messageTime = ({ at }: Pick<Message, 'at'>, timeZone: string): string =>
  formatMinute(zonedMinute(new Date(at), timeZone));

/** The state of an own message; empty if its letter is forgotten, which happens after two months. */
export function messageState(letter: OutLetter | undefined, canWrite: boolean): string {
  if (!letter) return '';
  const { state, problem } = letter;
  if (problem) return `Not sent. ${problemReason(problem)}`;
  if (state === 'waiting')
    return canWrite ? 'Waits to be sent' : `Not sent. ${problemReason('noBox')}`;
  return state === 'sent' ? 'Sent' : 'Seen by the teacher’s device';
}

/** The readers of a note: "To all of CSE-A"; empty for other messages. */
export const sectionText = ({ section }: Pick<Message, 'section'>): string =>
  section === undefined ? '' : `To all of ${section}`;

/** A message in one line, for a list. */
export function messageLine(message: Message): string {
  const { direction, text, file } = message;
  const content = text.replace(/\s+/g, ' ').trim() || (file ? `PDF: ${file.name}` : '');
  const by = direction === 'out' ? 'You' : sectionText(message);
  return by ? `${by}: ${content}` : content;
}
