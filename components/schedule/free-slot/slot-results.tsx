import { useMemo, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useAnnounced } from '@/components/ui/use-announced';
import {
  proposeSlots,
  blockedText,
  moveText,
  proposalText,
  roomsText,
  slotWhen,
  findFreeWindows,
  findFewestMoves,
} from './propose-slots';
import type { SlotBasis, SlotRequest } from './slot';

/** The most slots that are listed, and the most alternatives if nothing is free. */
const most = { free: 24, blocked: 5 };

/** The free slots, or else those for which the fewest classes have to move. */
export function SlotResults({ basis, request }: { basis: SlotBasis; request: SlotRequest }) {
  const { section, duration } = request;
  const free = useMemo(
    () => proposeSlots(findFreeWindows(basis, request), duration, basis, most.free),
    [basis, request, duration],
  );
  const blocked = useMemo(
    () => (free.length > 0 ? [] : findFewestMoves(basis, request, most.blocked)),
    [basis, request, free],
  );
  const text = resultText(free.length, blocked.length);
  useAnnounced(text, { first: true });
  return (
    <section aria-labelledby="free-slot-result" className="grid gap-2">
      <h3 id="free-slot-result" className="font-semibold text-pretty">
        {text}
      </h3>
      <ul aria-labelledby="free-slot-result" className="empty:hidden">
        {free.map((slot) => (
          <SlotEntry
            key={`${slot.day} ${slot.start}`}
            when={slotWhen(slot)}
            copied={proposalText(section, slot, slot.rooms[0])}
          >
            {roomsText(slot.rooms)}
          </SlotEntry>
        ))}
        {blocked.map((slot) => (
          <SlotEntry
            key={`${slot.day} ${slot.start}`}
            when={slot.room === undefined ? slotWhen(slot) : `${slotWhen(slot)}, ${slot.room}`}
            copied={blockedText(section, slot)}
          >
            Would have to move: {slot.moves.map(moveText).join('; ')}
          </SlotEntry>
        ))}
      </ul>
    </section>
  );
}

function resultText(free: number, blocked: number): string {
  if (free === most.free) return `The first ${free} free slots`;
  if (free > 0) return free === 1 ? '1 free slot' : `${free} free slots`;
  return blocked > 0
    ? 'Nothing is free. For these slots, the fewest classes have to move:'
    : 'No class can be held then: the days are holidays or outside the term, the hours are over, or an exam is in the way.';
}

interface SlotEntryProps {
  /** The day and time. */
  when: string;
  /** The text that the button copies. */
  copied: string;
  /** The rooms, or what would have to move. */
  children: ReactNode;
}

/** A slot with a button that copies it as text. */
function SlotEntry({ when, copied, children }: SlotEntryProps) {
  const [status, setStatus] = useState('');
  useAnnounced(status, { first: true });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied);
      setStatus('Copied. Paste it into an email or message.');
    } catch {
      setStatus(copied);
    }
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">{when}</p>
        <p className="text-note wrap-anywhere text-muted">
          <bdi>{children}</bdi>
        </p>
        <p className="text-note wrap-anywhere empty:hidden">{status}</p>
      </div>
      <Button aria-label={`Copy ${when}`} onClick={() => void copy()}>
        Copy
      </Button>
    </li>
  );
}
