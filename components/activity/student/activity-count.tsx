import type { Ref } from 'react';
import { useAnnounced } from '@/components/ui/use-announced';

interface ActivityCountProps {
  ref: Ref<HTMLParagraphElement>;
  found: number;
  all: number;
  page: number;
  pages: number;
}

/** How many activities are found, and which page is shown; takes the focus where its own place is gone. */
export function ActivityCount({ ref, found, all, page, pages }: ActivityCountProps) {
  const count =
    found === all
      ? `${all} ${all === 1 ? 'activity' : 'activities'}`
      : `${found} of ${all} activities`;
  const text = pages > 1 ? `${count}, page ${page} of ${pages}` : count;
  useAnnounced(text);
  return (
    <p ref={ref} tabIndex={-1} className="mb-2 text-note lg:mt-5 text-muted">
      {text}
    </p>
  );
}
