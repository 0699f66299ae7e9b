import type { Ref } from 'react';
import type { ReviewRow } from '@/components/activity/model/review';
import { Button } from '@/components/ui/button';
import { useAnnounced } from '@/components/ui/use-announced';

interface ReviewBarProps {
  /** Takes the focus when the focused element is gone. */
  ref: Ref<HTMLParagraphElement>;
  found: number;
  all: number;
  picked: readonly ReviewRow[];
  onReject: () => void;
}

/** The number of rows found, and what can be done with all chosen rows: approvals need a look at each. */
export function ReviewBar({ ref, found, all, picked, onReject }: ReviewBarProps) {
  const count = found === all ? `${all} ${all === 1 ? 'row' : 'rows'}` : `${found} of ${all} rows`;
  const text = picked.length > 0 ? `${count}, ${picked.length} chosen` : count;
  useAnnounced(text);
  return (
    <div className="sticky -top-5 z-30 -mx-1 mb-1 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 bg-surface px-1 py-2 md:-top-6">
      <p ref={ref} tabIndex={-1} className="grow text-note text-muted">
        {text}
      </p>
      {picked.length > 0 && <Button onClick={onReject}>Reject {picked.length}</Button>}
    </div>
  );
}
