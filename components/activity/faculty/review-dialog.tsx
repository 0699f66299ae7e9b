'use client';

import { useDeferredValue, useMemo, useRef, useState } from 'react';
import {
  reviewName,
  findRows,
  type ReviewQuery,
  type ReviewRow,
} from '@/components/activity/model/review';
import { ListFilter } from '@/components/activity/shared/list-filter';
import { NoMatch } from '@/components/list/no-match';
import { sortOrder } from '@/components/list/sort-order';
import { ToastRegion } from '@/components/page/toast-region';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { restoreFocus } from '@/components/ui/restore-focus';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { SectionChoice } from './section-choice';
import { RejectDialog } from './reject-dialog';
import { ReviewBar } from './review-bar';
import { StudentTable } from './student-table';
import { useReviewQueue, type ReviewContent } from './use-review-queue';

const pageSize = 100;
const emptyQuery = {
  text: '',
  status: null,
  section: null,
  sort: null,
  descending: false,
} satisfies ReviewQuery;

/** Every student's certificates and submissions, with search, filter, sorting and rejection of several rows. */
export function ReviewDialog({ onClose, ...content }: ReviewContent & LazyDialogProps) {
  return (
    <Dialog title="All student profiles" onClose={onClose} wide steady>
      <ReviewQueue {...content} />
      <ToastRegion placement="dialog" />
    </Dialog>
  );
}

function ReviewQueue(content: ReviewContent) {
  const rows = useReviewQueue(content);
  const [asked, setAsked] = useState<readonly ReviewRow[]>([]);
  const searchBox = useRef<HTMLInputElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const [query, setQuery] = useState<Required<ReviewQuery>>(emptyQuery);
  const [limit, setLimit] = useState(pageSize);
  const deferred = useDeferredValue(query);
  const found = useMemo(() => findRows(rows, deferred), [rows, deferred]);
  const shown = found.slice(0, limit);
  const { chosen, picked, setRowsChosen } = useChosen(shown);
  const clear = () => {
    setQuery(emptyQuery);
    searchBox.current?.focus();
  };
  return (
    <div className="min-h-72">
      <div className="flex flex-wrap gap-2">
        <ListFilter
          kind="students"
          query={query}
          onChange={(change) => setQuery({ ...query, ...change })}
          searchBox={searchBox}
        />
        <SectionChoice
          students={content.students}
          section={query.section}
          onChoose={(section) => setQuery({ ...query, section })}
        />
      </div>
      <ReviewBar
        ref={count}
        found={found.length}
        all={rows.length}
        picked={picked}
        onReject={() => setAsked(picked)}
      />
      {shown.length > 0 ? (
        <StudentTable
          caption="All student profiles"
          rows={shown}
          order={sortOrder(query, (order) => setQuery({ ...query, ...order }))}
          choice={{
            all: (
              <Checkbox
                labelHidden
                label="Choose all shown rows"
                checked={shown.every(({ key }) => chosen.has(key))}
                onChange={(marked) => setRowsChosen(shown, marked)}
              />
            ),
            of: (row) => (
              <Checkbox
                labelHidden
                label={`Choose ${reviewName(row)}`}
                checked={chosen.has(row.key)}
                onChange={(marked) => setRowsChosen([row], marked)}
              />
            ),
          }}
        />
      ) : (
        <NoMatch sentence="No student matches" onClear={clear} />
      )}
      {found.length > limit && (
        <Button
          onClick={() => {
            if (found.length <= limit + pageSize) count.current?.focus();
            setLimit(limit + pageSize);
          }}
          className="mt-4"
        >
          Show {Math.min(pageSize, found.length - limit)} more
        </Button>
      )}
      {asked.length > 0 && (
        <RejectDialog
          rows={asked}
          by={content.by}
          onClose={() => {
            setAsked([]);
            restoreFocus(() => count.current);
          }}
        />
      )}
    </div>
  );
}

/** The chosen rows. Rows that are no longer shown do not count, so nothing is decided unseen. */
function useChosen(shown: readonly ReviewRow[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const picked = useMemo(() => shown.filter(({ key }) => chosen.has(key)), [shown, chosen]);
  const setRowsChosen = (rows: readonly ReviewRow[], marked: boolean) => {
    const next = new Set(chosen);
    for (const { key } of rows)
      if (marked) next.add(key);
      else next.delete(key);
    setChosen(next);
  };
  return { chosen, picked, setRowsChosen };
}
