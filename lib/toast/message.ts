import { announce } from './announce';
import { focusTrail, type FocusTrail } from './focus-trail';

/** What can be done about a message. */
export interface MessageAction {
  label: string;
  run: () => unknown;
  /** What it takes back, as in "Kabir Singh approved"; it stays at hand until the page is left. */
  undoes?: string;
}

/** Something that a person should hear of: that a change was kept, undone or refused. */
export interface Message {
  id: number;
  text: string;
  /** An urgent one interrupts a screen reader and stays until it is put away. */
  urgent: boolean;
  /** One that stays until it is put away, without interrupting. */
  lasting?: boolean;
  /** What can be done about it, such as Undo. */
  action?: MessageAction;
  /** Where the focus was when the person did what this is about. */
  from: FocusTrail;
  /** One that the pointer or the focus is on; its time does not run. */
  held?: boolean;
  /** One that is not shown by itself any more, and only listed among the recent changes. */
  rested?: boolean;
}

const none: readonly Message[] = [];
let messages = none;
let count = 0;
const listeners = new Set<() => void>();

function set(next: readonly Message[]): void {
  const newest = next.findLast(({ urgent, rested }) => !urgent && !rested);
  messages = next.map((message) =>
    message === newest || message.held || message.urgent || !canBeUndone(message)
      ? message
      : { ...message, rested: true },
  );
  for (const notify of listeners) notify();
}

type MessageOptions = Partial<Pick<Message, 'urgent' | 'lasting' | 'action' | 'from'>>;

/**
 * Shows a message and has it read out; a second one of the same text replaces the first, unless that can be undone.
 * Returns its number.
 */
export function say(
  text: string,
  { urgent = false, lasting = false, action, from = focusTrail() }: MessageOptions = {},
): number {
  const message = { id: ++count, text, urgent, lasting, from, ...(action && { action }) };
  set([...messages.filter((other) => other.text !== text || canBeUndone(other)), message]);
  announce(text, { urgent });
  return message.id;
}

/** Whether a message has an Undo, which must not get lost. */
export function canBeUndone({ action }: Message): boolean {
  return action?.undoes !== undefined;
}

/** Removes a message. */
export function unsay(id: number): void {
  set(messages.filter((message) => message.id !== id));
}

/** Takes a message out of sight; one that can be undone is listed among the recent changes, until it is put away there. */
export function rest(id: number): void {
  set(
    messages.flatMap((message) => {
      if (message.id !== id) return message;
      return canBeUndone(message) && !message.rested
        ? { ...message, held: false, rested: true }
        : [];
    }),
  );
}

/** Stops the time of a message, or lets it run again. */
export function hold(id: number, held: boolean): void {
  set(messages.map((message) => (message.id === id ? { ...message, held } : message)));
}

/** The messages there are; the same list until one comes, goes or changes. */
export const messageBoard = {
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => void listeners.delete(notify);
  },
  snapshot: () => messages,
  /** The server says nothing. */
  serverSnapshot: () => none,
};
