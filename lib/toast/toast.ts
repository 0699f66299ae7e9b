import { announce } from './announce';
import { focusTrail, type FocusTrail } from './focus-trail';

/** What can be done about a message. */
export interface ToastAction {
  label: string;
  run: () => unknown;
  /** What it takes back, as in "Kabir Singh approved"; it stays at hand until the page is left. */
  undoes?: string;
}

/** Something that a person should hear of: that a change was kept, undone or refused. */
export interface Toast {
  id: number;
  text: string;
  /** An urgent one interrupts a screen reader and stays until it is put away. */
  urgent: boolean;
  /** One that stays until it is put away, without interrupting. */
  lasting?: boolean;
  /** What can be done about it, such as Undo. */
  action?: ToastAction;
  /** Where the focus was when the person did what this is about. */
  from: FocusTrail;
  /** One that the pointer or the focus is on; its time does not run. */
  paused?: boolean;
  /** One that is not shown by itself any more, and only listed among the recent changes. */
  hidden?: boolean;
}

const none: readonly Toast[] = [];
let toasts = none;
let count = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  const newest = next.findLast(({ urgent, hidden }) => !urgent && !hidden);
  toasts = next.map((message) =>
    message === newest || message.paused || message.urgent || !canBeUndone(message)
      ? message
      : { ...message, hidden: true },
  );
  for (const notify of listeners) notify();
}

type ToastOptions = Partial<Pick<Toast, 'urgent' | 'lasting' | 'action' | 'from'>>;

/**
 * Shows a message and has it read out; a second one of the same text replaces the first, unless that can be undone.
 * Returns its number.
 */
export function showToast(
  text: string,
  { urgent = false, lasting = false, action, from = focusTrail() }: ToastOptions = {},
): number {
  const toast = { id: ++count, text, urgent, lasting, from, ...(action && { action }) };
  set([...toasts.filter((other) => other.text !== text || canBeUndone(other)), toast]);
  announce(text, { urgent });
  return toast.id;
}

/** Whether a message has an Undo, which must not get lost. */
export function canBeUndone({ action }: Toast): boolean {
  return action?.undoes !== undefined;
}

/** Removes a message. */
export function dismissToast(id: number): void {
  set(toasts.filter((message) => message.id !== id));
}

/** Takes a message out of sight; one that can be undone is listed among the recent changes, until it is put away there. */
export function hideToast(id: number): void {
  set(
    toasts.flatMap((message) => {
      if (message.id !== id) return message;
      return canBeUndone(message) && !message.hidden
        ? { ...message, paused: false, hidden: true }
        : [];
    }),
  );
}

/** Stops the time of a message, or lets it run again. */
export function pauseToast(id: number, paused: boolean): void {
  set(toasts.map((message) => (message.id === id ? { ...message, paused } : message)));
}

/** The messages there are; the same list until one comes, goes or changes. */
export const toastStore = {
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => void listeners.delete(notify);
  },
  snapshot: () => toasts,
  /** The server says nothing. */
  serverSnapshot: () => none,
};
