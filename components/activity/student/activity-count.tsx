import type { Ref } from 'react';
import { useAnnounced } from '@/components/ui/use-announced';

interface ActivityCountProps {
  ref: Ref<HTMLParagraphElement>;
  found: number;
  all: number;
  page: number;
  pages: number;
}

/** The number of activities found and the current page. Takes the focus when the focused element is gone. */
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
