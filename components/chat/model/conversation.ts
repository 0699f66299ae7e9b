import { newMessages, problemReason, waitingState } from '@/components/drop/model/letter';
import { ownSections } from '@/components/drop/model/section';
import { byOrder, conversationOf, type Message } from '@/lib/drop/chat';
import type { InLetter, OutLetter } from '@/lib/drop/letters';
import { normalizeId, type OpenedRecord } from '@/lib/record/person';
import type { StoredRecords } from '@/lib/store/record';
import { compareText } from '@/lib/text/compare-text';
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
}

/** The conversations with these people and with those who left: the newest first, then those without a message. */
export function conversationsOf(
  people: readonly ChatPerson[],
  { messages, letters }: Stored,
): Conversation[] {
  const byPerson = new Map<string, Message[]>(people.map(({ id }) => [id, []]));
  for (const message of messages.values()) {
    const id = conversationOf(message);
    const known = byPerson.get(id);
    if (known) known.push(message);
    else byPerson.set(id, [message]);
  }
  const unread = newMessages(letters.values());
  const known = new Map(people.map((person) => [person.id, person]));
  const all = Array.from(byPerson, ([id, own]): Conversation => ({
    ...(known.get(id) ?? personWho(own[0]!)),
    canWrite: known.has(id),
    messages: own.sort(byOrder),
    unread: unread.filter((letter) => letter.with === id),
  }));
  return all.sort(byNewest);
}

/** Somebody who is not known any more, or a section that was the teacher's. */
const personWho = ({ with: id, section = '' }: Message): ChatPerson =>
  id ? { id, written: id, name: id } : sectionPerson(section);

const orderOf = ({ messages }: Conversation) => messages.at(-1)?.order ?? -1;

function byNewest(one: Conversation, other: Conversation): number {
  return orderOf(other) - orderOf(one) || compareText(one.name, other.name);
}

const keyOf = searchKey(({ text, file }: Message) => `${text} ${file?.name ?? ''}`);

/** Returns true if the text or the name of the PDF has all words of a search. */
export function hasTerms(message: Message, search: string): boolean {
  return searchTerms(search).every((term) => keyOf(message).includes(term));
}

/**
 * The conversations with somebody of this name or id, or with a message that has all words. Without a search, those without
 * a message are listed only if `withEmpty` is true, or if they are with a section.
 */
export function findConversations(
  conversations: readonly Conversation[],
  search: string,
  withEmpty: boolean,
): Conversation[] {
  const terms = searchTerms(search);
  if (terms.length === 0)
    return conversations.filter(
      ({ messages, section }) => withEmpty || section !== undefined || messages.length > 0,
    );
  return conversations.filter(({ name, written, messages }) => {
    const person = normalizeText(`${name} ${written}`);
    return (
      terms.every((term) => person.includes(term)) ||
      messages.some((message) => hasTerms(message, search))
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
    return canWrite ? waitingState(letter) : `Not sent. ${problemReason('noBox')}`;
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
