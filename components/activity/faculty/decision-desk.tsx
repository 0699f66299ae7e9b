'use client';

import { ArrowLeftIcon } from '@heroicons/react/16/solid';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { DecisionOutcome } from '@/components/activity/model/activity-history';
import { findRows, type ReviewRow } from '@/components/activity/model/review';
import { waitingRows } from '@/components/activity/model/review-rows';
import { cornerLinkClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { asset, routes } from '@/lib/site/routes';
import type { Change } from '@/lib/store/record';
import { decideActivities } from './decision-actions';
import { DeskCase } from './desk-case';
import { DeskList } from './desk-list';
import { GiveBackBar, type LastDecision } from './give-back-bar';
import { deskId, leaveDesk, replaceDesk } from './use-desk';
import { useReviewQueue, type ReviewContent } from './use-review-queue';

interface DecisionDeskProps {
  content: ReviewContent;
  /** The id of the row in the address; empty for the one that waits longest. */
  id: string;
}

const allRows = { text: '', status: null, section: null as string | null };

/** Everything that waits for a decision, with the proof of one row beside its facts and the three decisions. */
export function DecisionDesk({ content, id }: DecisionDeskProps) {
  const rows = useReviewQueue(content);
  const [query, setQuery] = useState(allRows);
  const [last, setLast] = useState<LastDecision | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const waiting = useMemo(() => waitingRows(rows), [rows]);
  const found = useMemo(
    () => findRows(waiting, { ...query, sort: null, descending: false }),
    [waiting, query],
  );
  const row = rows.find(({ key }) => deskId(key) === id) ?? (id ? undefined : found[0]);
  const index = row ? found.indexOf(row) : -1;
  const moves = useRef(true);
  const show = (key: string | undefined) => {
    moves.current = true;
    replaceDesk(key);
  };
  useEffect(() => {
    if (!moves.current) return;
    moves.current = false;
    heading.current?.focus();
    // A phone shows the list alone until a row is chosen.
    if (document.activeElement !== heading.current) title.current?.focus();
  }, [row?.key, id]);

  const decide = async (
    decided: ReviewRow,
    decision: { what: DecisionOutcome; reason: string },
    draft: Change,
  ) => {
    const next = found[index + 1] ?? found[index - 1];
    const back = () => {
      setLast(null);
      show(decided.key);
    };
    await decideActivities(
      [decided],
      { ...decision, by: content.by },
      { draft, onUndone: back, onMade: (undo) => setLast({ undo }) },
    );
    show(next?.key);
  };

  return (
    <section aria-labelledby="to-decide" className="@container">
      <h2 id="to-decide" ref={title} tabIndex={-1} className="text-heading outline-none">
        To decide ({waiting.length})
      </h2>
      <a
        href={asset(routes.facultyDashboard)}
        onClick={(event) => {
          event.preventDefault();
          leaveDesk();
        }}
        className={`${cornerLinkClass} mt-1 mb-4 gap-1.5`}
      >
        <ArrowLeftIcon className="size-4" aria-hidden="true" />
        Dashboard
      </a>
      <div className="grid min-w-0 overflow-clip rounded-card border border-line bg-surface @4xl:h-[48rem] @4xl:grid-cols-[19rem_minmax(0,1fr)]">
        <DeskList
          rows={found}
          current={row}
          students={content.students}
          query={query}
          onSearch={(change) => setQuery({ ...query, ...change })}
          onShow={({ key }) => show(key)}
          isLeft={id !== ''}
        />
        {row ? (
          <DeskCase
            key={row.key}
            heading={heading}
            row={row}
            rows={rows}
            content={content}
            place={index < 0 ? '' : `${index + 1} of ${found.length}`}
            isChosen={id !== ''}
            before={found[index - 1]}
            after={index < 0 ? undefined : found[index + 1]}
            onShow={show}
            onDecide={(decision, draft) => decide(row, decision, draft)}
          />
        ) : (
          <EmptyState
            sentence={waiting.length > 0 ? 'No student matches' : 'Nothing to decide'}
            picture={null}
          />
        )}
      </div>
      <GiveBackBar content={content} last={last} />
    </section>
  );
}
