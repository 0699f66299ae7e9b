import type { Ref } from 'react';

interface ActivityCountProps {
  ref: Ref<HTMLParagraphElement>;
  found: number;
  all: number;
  page: number;
  pages: number;
}

/** How many activities are found, and which page is shown; takes the focus where its own place is gone. */
export function ActivityCount({ ref, found, all, page, pages }: ActivityCountProps) {
  return (
    <p ref={ref} role="status" tabIndex={-1} className="mb-2 text-note lg:mt-5 text-muted">
      {found === all
        ? `${all} ${all === 1 ? 'activity' : 'activities'}`
        : `${found} of ${all} activities`}
      {pages > 1 && `, page ${page} of ${pages}`}
    </p>
  );
}
