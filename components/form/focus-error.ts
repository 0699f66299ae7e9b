import { announce } from '@/lib/toast/announce';

/**
 * Moves the focus to a field, so that a screen reader reads it with its error. If it has the focus already, as after Enter in
 * it, the error is announced.
 */
export function focusError(id: string, error: string): void {
  const field = document.getElementById(id);
  if (document.activeElement === field) announce(error, { urgent: true });
  else field?.focus();
}
