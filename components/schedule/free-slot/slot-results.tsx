import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useAnnounced } from '@/components/ui/use-announced';
import { proposeSlots, proposalText, roomsText, slotWhen, findFreeWindows } from './propose-slots';
import type { SlotBasis, SlotRequest } from './slot';

/** The most slots that are listed. */
const most = 24;

/** The free slots. */
export function SlotResults({ basis, request }: { basis: SlotBasis; request: SlotRequest }) {
  const { section, duration } = request;
  const free = useMemo(
    () => proposeSlots(findFreeWindows(basis, request), duration, basis, most),
    [basis, request, duration],
  );
  const text = resultText(free.length);
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
            rooms={roomsText(slot.rooms)}
          />
        ))}
      </ul>
    </section>
  );
}

function resultText(free: number): string {
  if (free === most) return `The first ${free} free slots`;
  if (free > 0) return free === 1 ? '1 free slot' : `${free} free slots`;
  return 'Nothing is free then. Try other days or a shorter class.';
}

interface SlotEntryProps {
  /** The day and time. */
  when: string;
  /** The text that the button copies. */
  copied: string;
  rooms: string;
}

/** A slot with a button that copies it as text. */
function SlotEntry({ when, copied, rooms }: SlotEntryProps) {
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
          <bdi>{rooms}</bdi>
        </p>
        <p className="text-note wrap-anywhere empty:hidden">{status}</p>
      </div>
      <Button aria-label={`Copy ${when}`} onClick={() => void copy()}>
        Copy
      </Button>
    </li>
  );
}
