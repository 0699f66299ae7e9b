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
import { HandinGuide } from './handin-guide';
import type { LoadCheck } from './handin-dialog';
import type { HandinExchangeDialogProps } from './handin-exchange-dialog';
import { UnlinkedSubmissions } from './unlinked-submissions';

interface StudentAssignmentsProps extends Omit<HandinExchangeDialogProps, 'listed'> {
  items: readonly Assignment[];
  subjects: readonly Subject[];
  /** Loads the dialog that compares the own work before it is handed in; undefined if the college does not offer it. */
  loadCheck?: LoadCheck | undefined;
  /** Shown if there are no assignments. */
  empty: ReactNode;
}

const load = async () => (await import('./handin-dialog')).HandinDialog;

/** The student's assignments: those to hand in, handed in and marked, and below them the submissions whose assignment no longer exists. */
export function StudentAssignments(props: StudentAssignmentsProps) {
  const { items, subjects, loadCheck, empty, ...exchange } = props;
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
  const toHandIn = groups.find(({ name }) => name === 'To hand in')?.members ?? [];
  const checked = toHandIn.find(({ id }) => id === latest) ?? toHandIn[0];
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
            <HandinGuide check={loadCheck && checked && { load: loadCheck, assignment: checked }}>
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
          loadCheck={loadCheck}
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
