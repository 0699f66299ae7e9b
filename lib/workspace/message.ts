/** Something that a person should hear of: that a change was kept, undone or refused. */
export interface Message {
  id: number;
  text: string;
  /** An urgent one interrupts a screen reader and stays until it is put away. */
  urgent: boolean;
  /** One that stays until it is put away, without interrupting. */
  lasting?: boolean;
  /** What can be done about it, such as Undo. */
  action?: { label: string; run: () => void };
}

const none: readonly Message[] = [];
let messages = none;
let count = 0;
const listeners = new Set<() => void>();

function set(next: readonly Message[]): void {
  messages = next;
  for (const notify of listeners) notify();
}

/** Says something; a second message of the same text takes the place of the first. Gives its number. */
export function say(
  text: string,
  { urgent = false, lasting = false, action }: Partial<Omit<Message, 'id' | 'text'>> = {},
): number {
  const message = { id: ++count, text, urgent, lasting, ...(action && { action }) };
  set([...messages.filter((other) => other.text !== text), message].slice(-3));
  return message.id;
}

/** Puts a message away. */
export function unsay(id: number): void {
  set(messages.filter((message) => message.id !== id));
}

/** The messages that are to be seen; the same list until one comes or goes. */
export const messageBoard = {
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => void listeners.delete(notify);
  },
  snapshot: () => messages,
  /** The server says nothing. */
  serverSnapshot: () => none,
};
