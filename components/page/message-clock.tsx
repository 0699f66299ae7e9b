import { useEffect } from 'react';
import { canBeUndone, rest, type Message } from '@/lib/toast/message';

/** How long a message is shown that nobody touches, in milliseconds; an urgent one stays until it is dismissed. */
const stay = { plain: 10_000, undoable: 20_000 };

/** Takes a message out of sight once its time is over; nothing of it can be seen. */
export function MessageClock({ message }: { message: Message }) {
  const { id, urgent, lasting, held, rested, action } = message;
  const stays = urgent || lasting || held || rested;
  const time = canBeUndone(message) || action ? stay.undoable : stay.plain;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => rest(id), time);
    return () => clearTimeout(timer);
  }, [id, stays, time]);
  return null;
}
