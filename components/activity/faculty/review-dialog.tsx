'use client';

import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { reviewName, findRows, type ReviewQuery } from '@/components/activity/model/review';
import { ListFilter } from '@/components/activity/shared/list-filter';
import { NoMatch } from '@/components/list/no-match';
import { sortOrder } from '@/components/list/sort-order';
import { ToastRegion } from '@/components/page/toast-region';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { Checkbox } from '@/components/ui/checkbox';
import { OpenDecision } from './open-decision';
import { ReviewBar } from './review-bar';
import { SectionChoice } from './section-choice';
import { StudentTable } from './student-table';
import { useChosen } from './use-chosen';
import { useDeciding } from './use-deciding';
import { useReviewQueue, type ReviewContent } from './use-review-queue';

const pageSize = 100;
const emptyQuery = {
  text: '',
  status: null,
  section: null,
  sort: null,
  descending: false,
} satisfies ReviewQuery;

/** Every student's certificates and submissions, with search, filter, sorting and decisions on several rows. */
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
  const deciding = useDeciding(content.by);
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
        onDecide={(what) => {
          deciding.decideOn(picked, what);
          if (what === 'approved') count.current?.focus();
        }}
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
          onDetails={deciding.onDetails}
          onChoose={(row, what) => deciding.decideOn([row], what)}
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
      <OpenDecision deciding={deciding} rows={rows} content={content} fallback={count} />
    </div>
  );
}
