'use client';

import { XMarkIcon } from '@heroicons/react/20/solid';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { unsay, type Message } from '@/lib/workspace/message';
import { useMessages } from '@/lib/workspace/use-records';

/** How long a message stays that nobody touches, in milliseconds; an urgent one stays until it is put away. */
const stay = { plain: 10_000, undoable: 60_000 };

const places = {
  window: 'pointer-events-none fixed inset-x-4 bottom-4 z-40 mx-auto max-w-xl print:hidden',
  dialog: 'sticky bottom-0 has-[p]:mt-4',
} as const;

interface MessageRegionProps {
  place?: keyof typeof places;
  /** Leaves out what need not be known at once, as in a form. */
  urgentOnly?: boolean;
}

/**
 * What the portal has to say about what was just done, read out as it comes: at the foot of the window, or at the foot
 * of a dialog that stays open, because the page behind it is out of reach meanwhile.
 */
export function MessageRegion({ place = 'window', urgentOnly = false }: MessageRegionProps) {
  const messages = useMessages();
  const lists = {
    status: urgentOnly ? [] : messages.filter(quiet),
    alert: messages.filter(({ urgent }) => urgent),
  };
  return (
    <div className={`grid gap-2 ${places[place]}`}>
      {(['status', 'alert'] as const).map((role) => (
        <div key={role} role={role} className="grid gap-2">
          {lists[role].map((message) => (
            <Note key={message.id} message={message} />
          ))}
        </div>
      ))}
    </div>
  );
}

const quiet = ({ urgent }: Message) => !urgent;

function Note({ message: { id, text, urgent, lasting, action } }: { message: Message }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (urgent || lasting || held) return;
    const timer = setTimeout(() => unsay(id), action ? stay.undoable : stay.plain);
    return () => clearTimeout(timer);
  }, [id, urgent, lasting, held, action]);
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={`pointer-events-auto flex items-center gap-3 rounded-control border bg-surface py-2 ps-4 pe-2 text-note text-text shadow-float ${urgent ? 'border-rejected' : 'border-control'}`}
    >
      <p className="grow py-1 wrap-anywhere">{text}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            unsay(id);
            action.run();
          }}
          className={buttonClass()}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss the message"
        onClick={() => unsay(id)}
        className={`${buttonClass('icon')} shrink-0`}
      >
        <XMarkIcon className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}
