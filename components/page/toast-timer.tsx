import { useEffect } from 'react';
import { canBeUndone, hideToast, type Toast } from '@/lib/toast/toast';

/** The time that a toast is shown, in milliseconds; an urgent one stays until it is dismissed. */
const durations = { plain: 10_000, undoable: 20_000 };

/** Hides a toast when its time is up; renders nothing. */
export function ToastTimer({ toast }: { toast: Toast }) {
  const { id, urgent, lasting, paused, hidden, action } = toast;
  const stays = urgent || lasting || paused || hidden;
  const time = canBeUndone(toast) || action ? durations.undoable : durations.plain;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => hideToast(id), time);
    return () => clearTimeout(timer);
  }, [id, stays, time]);
  return null;
}
