'use client';

import { useDeferredValue, useMemo, useRef, useState } from 'react';
import {
  deskName,
  findRows,
  type DeskQuery,
  type DeskSort,
} from '@/components/activity/model/desk';
import { ListFilter } from '@/components/activity/shared/list-filter';
import { NoMatch } from '@/components/list/no-match';
import { MessageRegion } from '@/components/page/message-region';
import { buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { OnDemandPart } from '@/components/ui/on-demand';
import { TickBox } from '@/components/ui/tick-box';
import { DecisionPlace } from './decision-place';
import { DeskBar } from './desk-bar';
import { DeskHead } from './desk-head';
import { StudentTable } from './student-table';
import { useChosen } from './use-chosen';
import { useDeciding } from './use-deciding';
import { useDesk, type DeskContent } from './use-desk';

const step = 100;
const everything: DeskQuery = { text: '', status: null, sort: null, descending: false };

/** Every student's certificate and submission, with a search, a filter, an order, and decisions on several at once. */
export function DeskDialog({ onClose, ...content }: DeskContent & OnDemandPart) {
  return (
    <Dialog title="All student profiles" onClose={onClose} wide steady>
      <Desk {...content} />
      <MessageRegion place="dialog" />
    </Dialog>
  );
}

function Desk(content: DeskContent) {
  const rows = useDesk(content);
  const deciding = useDeciding(content.by);
  const searchBox = useRef<HTMLInputElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const [query, setQuery] = useState(everything);
  const [limit, setLimit] = useState(step);
  const deferred = useDeferredValue(query);
  const found = useMemo(() => findRows(rows, deferred), [rows, deferred]);
  const shown = found.slice(0, limit);
  const { chosen, picked, mark } = useChosen(shown);
  const { sort, descending } = query;
  const sortBy = (by: DeskSort) =>
    setQuery({ ...query, sort: by, descending: sort === by && !descending });
  const clear = () => {
    setQuery(everything);
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
      </div>
      <DeskBar
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
          head={
            <DeskHead
              rows={shown}
              order={{ sort, descending, sortBy }}
              chosen={chosen}
              onMarkAll={(marked) => mark(shown, marked)}
            />
          }
          choiceOf={(row) => (
            <TickBox
              bare
              label={`Choose ${deskName(row)}`}
              checked={chosen.has(row.key)}
              onChange={(marked) => mark([row], marked)}
            />
          )}
          onDetails={deciding.onDetails}
          onChoose={(row, what) => deciding.decideOn([row], what)}
        />
      ) : (
        <NoMatch sentence="No student matches" onClear={clear} />
      )}
      {found.length > limit && (
        <button
          type="button"
          onClick={() => setLimit(limit + step)}
          className={`${buttonClass()} mt-4`}
        >
          Show {Math.min(step, found.length - limit)} more
        </button>
      )}
      <DecisionPlace
        deciding={deciding}
        rows={rows}
        by={content.by}
        keys={content.keys}
        fallback={count}
      />
    </div>
  );
}
