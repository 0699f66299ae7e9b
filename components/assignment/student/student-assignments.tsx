'use client';

import { CheckIcon, ClockIcon, ExclamationTriangleIcon } from '@heroicons/react/16/solid';
import { useMemo, useState, type ReactNode } from 'react';
import {
  formatScore,
  stateOf,
  groupAssignments,
  subjectOf,
  type AssignmentGroup,
} from '@/components/assignment/model/assignment';
import type { Handin } from '@/components/assignment/model/handin';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { DisclosureList, DisclosureRow } from '@/components/list/disclosure-list';
import { ListFoot } from '@/components/list/list-foot';
import { ManagedList } from '@/components/list/managed-list';
import { useShown } from '@/components/list/use-shown';
import { Badge } from '@/components/page/status-badge';
import { useToday } from '@/components/page/use-clock';
import { Select } from '@/components/ui/select';
import type { Assignment } from '@/content/schema/student/assignment';
import { importWithRetry } from '@/lib/browser/new-release';
import { useList } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { formatDay } from '@/lib/time/date';
import type { LoadCheck } from './handin-dialog';

interface StudentAssignmentsProps {
  items: readonly Assignment[];
  /** Loads the dialog that compares the own work before it is handed in; undefined if the college does not offer it. */
  loadCheck?: LoadCheck | undefined;
  /** Shown if there are no assignments. */
  empty: ReactNode;
}

const load = async () => (await import('./handin-dialog')).HandinDialog;

/** The student's assignments by what is missing, due and done, and below them the submissions whose assignment no longer exists. */
export function StudentAssignments({ items, loadCheck, empty }: StudentAssignmentsProps) {
  const handins = useRecords('handins');
  const today = useToday();
  const assignments = useList('assignments', items);
  const [chosen, choose] = useState('');
  const subjects = useMemo(
    () => [...new Set(assignments.map(subjectOf))].filter(Boolean),
    [assignments],
  );
  const subject = subjects.includes(chosen) ? chosen : '';
  const grouped = useMemo(
    () => groupAssignments(assignments, handins, today),
    [assignments, handins, today],
  );
  const found = subject ? grouped.filter((one) => subjectOf(one) === subject) : grouped;
  const counts = new Map<string, number>();
  for (const { group } of found) counts.set(group, (counts.get(group) ?? 0) + 1);
  const shown = useShown(found);
  const unlinked = useMemo(() => {
    const there = new Set(assignments.map(({ id }) => id));
    return [...handins.values()].filter(({ id, file }) => file && !there.has(id));
  }, [assignments, handins]);
  return (
    <>
      {subjects.length > 1 && (
        <div className="mb-4 print:hidden">
          <Select
            label="Subject"
            value={subject}
            onChange={choose}
            options={[
              { value: '', text: 'All subjects' },
              ...subjects.map((value) => ({ value, text: value })),
            ]}
          />
        </div>
      )}
      <ManagedList
        label="Assignments"
        records={shown.records}
        all={grouped}
        toItem={({ group, ...assignment }) => {
          const { id, name, subject, section, by, due } = assignment;
          return {
            id,
            group: { name: group, count: counts.get(group) ?? 0 },
            title: name,
            detail: subject ?? [section, by].filter(Boolean).join(', '),
            badge: <AssignmentBadge group={group} state={stateOf(assignment, handins.get(id))} />,
            meta: [due ? `Due ${formatDay(due)}` : [], formatScore(assignment) ?? []].flat(),
          };
        }}
        verb="Open"
        load={load}
        props={{ loadCheck }}
        empty={empty}
      />
      <ListFoot shown={shown} kind="assignments" />
      <UnlinkedSubmissions handins={unlinked} />
    </>
  );
}

const styles = {
  Missing: { tone: 'rejected', Icon: ExclamationTriangleIcon, text: 'Overdue' },
  'Due soon': { tone: 'pending', Icon: ClockIcon, text: 'Due soon' },
  Done: { tone: 'approved', Icon: CheckIcon, text: 'Done' },
} as const;

interface AssignmentBadgeProps {
  group: AssignmentGroup;
  /** What the college or this device says about it, such as "Graded". */
  state: string | null;
}

/** The state of an assignment as an icon, words and a colour; nothing for one that is due later. */
function AssignmentBadge({ group, state }: AssignmentBadgeProps) {
  if (group === 'Later') return state;
  const { tone, Icon, text } = styles[group];
  return (
    <Badge tone={tone} Icon={Icon}>
      {state ?? text}
    </Badge>
  );
}

async function run(action: 'saveHandin' | 'withdrawHandin', handin: Handin) {
  const loaded = await importWithRetry(() => import('./handin-actions'));
  await loaded?.[action](handin).catch(() => {});
}

/** Submissions whose assignment no longer exists; the student can download or remove them. */
export function UnlinkedSubmissions({ handins }: { handins: readonly Handin[] }) {
  const [asked, setAsked] = useState<string | null>(null);
  if (handins.length === 0) return null;
  return (
    <DisclosureList
      summary={`Work for withdrawn assignments (${handins.length})`}
      label="Handed in earlier"
    >
      {handins.map((handin) =>
        asked === handin.id ? (
          <li key={handin.id} className="py-2.5">
            <ConfirmDelete
              onDelete={() => void run('withdrawHandin', handin)}
              onCancel={() => setAsked(null)}
            >
              <p>
                <bdi>{handin.file?.name ?? handin.name}</bdi> is deleted from this device.
              </p>
            </ConfirmDelete>
          </li>
        ) : (
          <DisclosureRow
            key={handin.id}
            name={handin.name}
            detail={handin.file?.name}
            target={handin.file?.name}
            actions={{
              Download: () => void run('saveHandin', handin),
              Remove: () => setAsked(handin.id),
            }}
          />
        ),
      )}
    </DisclosureList>
  );
}
