import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/16/solid';
import type { Ref } from 'react';
import { buttonClass } from '@/components/ui/button';
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

interface ActivityPagerProps {
  /** The current page, from 1. */
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** Previous and next buttons. They are never removed, so the focus is not lost on the first or last page. */
export function ActivityPager({ page, pages, onTurn }: ActivityPagerProps) {
  const turn = (to: number) => () => {
    if (to >= 1 && to <= pages) onTurn(to);
  };
  const pagerButtonClass = `${buttonClass()} aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-muted`;
  return (
    <nav
      aria-label="Pages of activities"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4 no-js:hidden"
    >
      <button
        type="button"
        onClick={turn(page - 1)}
        aria-disabled={page <= 1}
        className={pagerButtonClass}
      >
        <ChevronLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        Previous
      </button>
      <span className="text-note text-muted">
        Page {page} of {pages}
      </span>
      <button
        type="button"
        onClick={turn(page + 1)}
        aria-disabled={page >= pages}
        className={pagerButtonClass}
      >
        Next
        <ChevronRightIcon className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      </button>
    </nav>
  );
}
