import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useAnnounced } from '@/components/ui/use-announced';

interface SlotEntryProps {
  /** The day and time. */
  when: string;
  /** What the button copies. */
  copied: string;
  /** The rooms, or what would have to move. */
  children: ReactNode;
}

/** A slot with a button that copies it as text. */
export function SlotEntry({ when, copied, children }: SlotEntryProps) {
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
