'use client';

import { useMemo, useRef, useState, type ReactNode } from 'react';
import { groupAssignments } from '@/components/assignment/model/assignment';
import { useManaged } from '@/components/list/use-managed';
import { PageHeading } from '@/components/page/page-heading';
import { cornerLinkClass } from '@/components/ui/button';
import { restoreFocus } from '@/components/ui/restore-focus';
import type { Assignment } from '@/content/schema/student/assignment';
import type { Subject } from '@/content/schema/student/subject';
import { useList } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { AssignmentGroup, rowId } from './assignment-group';
import { HandinExchange } from './handin-exchange';
import type { HandinExchangeDialogProps } from './handin-exchange-dialog';
import { UnlinkedSubmissions } from './unlinked-submissions';
import { useBoxes } from '@/components/drop/use-boxes';
import { useSends } from '@/components/session/use-current-record';
import { Card } from '@/components/ui/card';

/** The steps of handing in work. */
function HandinGuide({ children }: { children: ReactNode }) {
  const sends = useSends();
  const hasLetters = useBoxes().length > 0;
  const way = hasLetters
    ? 'Hand in: it goes to the teacher as a letter'
    : sends
      ? 'Hand in: save the file and send it to the teacher'
      : 'Hand in: the teacher sees it';
  return (
    <Card title="How hand-in works" className="no-js:hidden print:hidden">
      <ol className="grid gap-3 text-note">
        {['Add one PDF, up to 5 MB', way, 'You get a receipt with date and time'].map(
          (step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="grid size-6 shrink-0 place-items-center rounded-full bg-brand-soft text-small font-semibold text-brand forced-colors:border"
              >
                {index + 1}
              </span>
              {step}
            </li>
          ),
        )}
      </ol>
      <div className="mt-4 border-t border-line pt-3">{children}</div>
    </Card>
  );
}

interface StudentAssignmentsProps extends Omit<HandinExchangeDialogProps, 'listed'> {
  items: readonly Assignment[];
  subjects: readonly Subject[];
  /** Shown if there are no assignments. */
  empty: ReactNode;
}

const load = async () => (await import('./handin-dialog')).HandinDialog;

/** The student's assignments: those to hand in, handed in and marked, and below them the submissions whose assignment no longer exists. */
export function StudentAssignments(props: StudentAssignmentsProps) {
  const { items, subjects, empty, ...exchange } = props;
  const handins = useRecords('handins');
  const assignments = useList('assignments', items);
  const groups = useMemo(() => groupAssignments(assignments, handins), [assignments, handins]);
  const [latest, setLatest] = useState<string | null>(null);
  const { managed, Dialog, manage, close } = useManaged(load);
  const list = useRef<HTMLDivElement>(null);
  const unlinked = useMemo(() => {
    const there = new Set(assignments.map(({ id }) => id));
    return [...handins.values()].filter(({ id, file }) => file && !there.has(id));
  }, [assignments, handins]);
  const open = assignments.find(({ id }) => id === managed);
  const leave = () => {
    close();
    restoreFocus(() => document.getElementById(rowId(managed!)) ?? list.current);
  };
  const exchangeProps = { ...exchange, listed: items };
  return (
    <>
      <PageHeading
        title="Assignments"
        action={groups.length === 0 && <HandinExchange {...exchangeProps} />}
      />
      {groups.length === 0 && (
        <div className="rounded-card border border-line bg-surface">{empty}</div>
      )}
      <div className="@container">
        <div className="grid items-start gap-x-4.5 gap-y-6 @4xl:grid-cols-[minmax(0,1fr)_19rem]">
          <div ref={list} tabIndex={-1} className="grid gap-6 outline-none">
            {groups.map(({ name, members }) => (
              <AssignmentGroup
                key={name}
                name={name}
                members={members}
                handins={handins}
                teacherOf={(one) => one.by ?? teacherIn(subjects, one)}
                student={exchange.student}
                latest={latest}
                onChosen={setLatest}
                onOpen={manage}
              />
            ))}
            <UnlinkedSubmissions handins={unlinked} />
          </div>
          {groups.length > 0 && (
            <HandinGuide>
              <HandinExchange {...exchangeProps} className={`${cornerLinkClass} gap-1.5`} />
            </HandinGuide>
          )}
        </div>
      </div>
      {managed !== null && Dialog && (
        <Dialog
          record={open}
          teacher={open && (open.by ?? teacherIn(subjects, open))}
          student={exchange.student}
          onClose={leave}
        />
      )}
    </>
  );
}

/** The first teacher of the subject of an assignment, by name. */
function teacherIn(
  subjects: readonly Subject[],
  { subjectId, subject }: { subjectId?: string | undefined; subject?: string | undefined },
): string | undefined {
  const found = subjects.find(({ id, name }) => (subjectId ? id === subjectId : name === subject));
  return [found?.faculty].flat()[0];
}
