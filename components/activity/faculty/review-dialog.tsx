'use client';

import { useDeferredValue, useMemo, useRef, useState, type Ref } from 'react';
import {
  reviewName,
  findRows,
  type ReviewQuery,
  type ReviewRow,
  reviewTitle,
} from '@/components/activity/model/review';
import { ListFilter } from '@/components/activity/shared/list-filter';
import { NoMatch } from '@/components/list/no-match';
import { sortOrder } from '@/components/list/sort-order';
import { ToastRegion } from '@/components/page/toast-region';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import { restoreFocus } from '@/components/ui/restore-focus';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { SectionChoice } from './section-choice';
import { StudentTable } from './student-table';
import { useReviewQueue, type ReviewContent } from './use-review-queue';
import { useAnnounced } from '@/components/ui/use-announced';
import { reasonDraftId, reasonField } from '@/components/activity/model/decision';
import { ReasonForm } from '@/components/form/reason-form';
import { decideActivities } from './decision-actions';

interface RejectDialogProps {
  rows: readonly ReviewRow[];
  /** The name of the person who decides. */
  by: string;
  onClose: () => void;
}

/** Asks for one reason to reject several rows. */
function RejectDialog({ rows, by, onClose }: RejectDialogProps) {
  return (
    <Dialog title="Reject" onClose={onClose}>
      <RejectForm rows={rows} by={by} />
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}

function RejectForm({ rows, by }: Omit<RejectDialogProps, 'onClose'>) {
  const close = useCloseDialog();
  return (
    <ReasonForm
      name={reasonDraftId(rows)}
      field={reasonField}
      label={rows.length === 1 ? 'Reason' : 'One reason for all'}
      hint="Why it is rejected, and what would help. The student will read it."
      rows={4}
      about={
        <ul className="grid max-h-40 list-disc gap-1 overflow-auto ps-5 wrap-anywhere">
          {rows.map((row) => (
            <li key={row.key}>{reviewTitle(row)}</li>
          ))}
        </ul>
      }
      onSave={(reason, draft) =>
        decideActivities(rows, { what: 'rejected', by, reason }, { draft }).then(close)
      }
    >
      <Button variant="primary" type="submit" className="self-start">
        {rows.length === 1 ? 'Reject' : `Reject: ${rows.length}`}
      </Button>
    </ReasonForm>
  );
}

interface ReviewBarProps {
  /** Takes the focus when the focused element is gone. */
  ref: Ref<HTMLParagraphElement>;
  found: number;
  all: number;
  picked: readonly ReviewRow[];
  onReject: () => void;
}

/** The number of rows found, and what can be done with all chosen rows: approvals need a look at each. */
function ReviewBar({ ref, found, all, picked, onReject }: ReviewBarProps) {
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
