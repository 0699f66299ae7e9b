import { observable } from '@/lib/browser/observable';
import { announce } from './announce';
import { focusTrail, type FocusTrail } from './focus-trail';

interface ToastAction {
  label: string;
  run: () => unknown;
  /** The name of the change, as in "Kabir Singh approved"; it stays available until the page is left. */
  undoes?: string;
}

/** A message to the user: that a change was saved, undone or refused. */
export interface Toast {
  id: number;
  text: string;
  /** Interrupts a screen reader and stays until it is dismissed. */
  urgent: boolean;
  /** Stays until it is dismissed, without interrupting. */
  lasting?: boolean;
  action?: ToastAction;
  /** The place of the focus when the user caused the toast. */
  from: FocusTrail;
  /** Its timer is stopped because the pointer or the focus is on it. */
  paused?: boolean;
  /** No longer shown, only listed among the recent changes. */
  hidden?: boolean;
}

/** The current toasts; the snapshot is the same list until it changes. */
export const toastStore = observable<readonly Toast[]>([]);

let count = 0;

function set(next: readonly Toast[]): void {
  const newest = next.findLast(({ urgent, hidden }) => !urgent && !hidden);
  toastStore.set(
    next.map((message) =>
      message === newest || message.paused || message.urgent || !canBeUndone(message)
        ? message
        : { ...message, hidden: true },
    ),
  );
}

type ToastOptions = Partial<Pick<Toast, 'urgent' | 'lasting' | 'action' | 'from'>>;

/**
 * Shows a toast and has it announced; a second one with the same text replaces the first, unless that can be undone.
 * Returns its id.
 */
export function showToast(
  text: string,
  { urgent = false, lasting = false, action, from = focusTrail() }: ToastOptions = {},
): number {
  const toast = { id: ++count, text, urgent, lasting, from, ...(action && { action }) };
  set([
    ...toastStore.snapshot().filter((other) => other.text !== text || canBeUndone(other)),
    toast,
  ]);
  announce(text, { urgent });
  return toast.id;
}

/** Returns true if a toast offers an undo, which must not get lost. */
export function canBeUndone({ action }: Toast): boolean {
  return action?.undoes !== undefined;
}

export function dismissToast(id: number): void {
  set(toastStore.snapshot().filter((message) => message.id !== id));
}

/** Hides a toast; one that can be undone is listed among the recent changes until it is dismissed there. */
export function hideToast(id: number): void {
  set(
    toastStore.snapshot().flatMap((message) => {
      if (message.id !== id) return message;
      return canBeUndone(message) && !message.hidden
        ? { ...message, paused: false, hidden: true }
        : [];
    }),
  );
}

/** Stops or restarts the timer of a toast. */
export function pauseToast(id: number, paused: boolean): void {
  set(
    toastStore.snapshot().map((message) => (message.id === id ? { ...message, paused } : message)),
  );
}
