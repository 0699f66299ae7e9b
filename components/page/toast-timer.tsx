import { useEffect } from 'react';
import { canBeUndone, hideToast, type Toast } from '@/lib/toast/toast';

/** How long a message is shown that nobody touches, in milliseconds; an urgent one stays until it is dismissed. */
const durations = { plain: 10_000, undoable: 20_000 };

/** Takes a message out of sight once its time is over; nothing of it can be seen. */
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
