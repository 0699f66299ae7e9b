import {
  BuildingLibraryIcon,
  CheckIcon,
  ExclamationTriangleIcon,
  NoSymbolIcon,
  QuestionMarkCircleIcon,
  XMarkIcon,
} from '@heroicons/react/16/solid';
import { useState, type ReactNode } from 'react';
import { ListFoot } from '@/components/list/list-foot';
import { useManaged } from '@/components/list/use-managed';
import { useShown } from '@/components/list/use-shown';
import { withDrafts } from '@/components/form/with-drafts';
import {
  takeOut,
  toLookAt,
  type EventList,
  type EventRow,
  type Giving,
} from '@/components/event-list/model/event-list';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { now } from '@/lib/store/record';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { countText } from '@/lib/text/count';
import { formatTime } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';

const states: Record<Giving | 'out', { text: string; style: string; icon: ReactNode }> = {
  mine: {
    text: 'my student',
    style: 'bg-approved-fill text-approved',
    icon: <CheckIcon aria-hidden="true" className="size-4" />,
  },
  office: {
    text: 'by the office',
    style: 'bg-brand-soft text-brand',
    icon: <BuildingLibraryIcon aria-hidden="true" className="size-4" />,
  },
  has: {
    text: 'has it already',
    style: 'bg-pending-fill text-pending',
    icon: <ExclamationTriangleIcon aria-hidden="true" className="size-4" />,
  },
  unknown: {
    text: 'no such number?',
    style: 'bg-rejected-fill text-rejected',
    icon: <QuestionMarkCircleIcon aria-hidden="true" className="size-4" />,
  },
  out: {
    text: 'taken out',
    style: 'bg-sunken text-muted',
    icon: <NoSymbolIcon aria-hidden="true" className="size-4" />,
  },
};

const loadTakeOut = async () => (await withDrafts(import('./take-out-dialog'))).TakeOutDialog;

interface PeopleProps {
  list: EventList;
  rows: readonly EventRow[];
}

/** Who is in a list, newest first, and what each of them gets. */
export function People({ list, rows }: PeopleProps) {
  const [filter, setFilter] = useState('all');
  const taking = useManaged(loadTakeOut);
  const { Dialog, managed } = taking;
  const inside = rows.filter(({ state }) => state === 'in');
  const groups: Record<string, readonly EventRow[]> = {
    all: rows,
    mine: inside.filter(({ giving }) => giving === 'mine'),
    office: inside.filter(({ giving }) => giving === 'office'),
    look: toLookAt(rows),
  };
  const shown = useShown(groups[filter] ?? rows);
  const options = [
    ['all', 'All'],
    ['mine', 'My students'],
    ['office', 'By the office'],
    ['look', 'To look at'],
  ].map(([value = '', name]) => ({ value, text: `${name} ${groups[value]?.length ?? 0}` }));
  const out = (row: EventRow) =>
    void writeWithUndo(
      [takeOut(list.id, row, '', now())],
      `${row.rollNumber} is taken out of the list.`,
    ).catch(() => {});
  const chosen = managed !== null && rows.find(({ rollNumber }) => rollNumber === managed);
  return (
    <Card
      title={countText(inside.length, ['participant', 'participants'])}
      className="@container"
      action={
        rows.length > 0 && (
          <ChoiceChips label="Show" options={options} value={filter} onChange={setFilter} />
        )
      }
    >
      {rows.length === 0 && (
        <p className="text-note text-muted">Paste roll numbers, or choose from a section.</p>
      )}
      <ul aria-label="People of the list" className="divide-y divide-line">
        {shown.records.map((row) => (
          <Person
            key={row.rollNumber}
            row={row}
            onTakeOut={() => (row.told === 'in' ? taking.manage(row.rollNumber) : out(row))}
          />
        ))}
      </ul>
      <ListFoot shown={shown} kind="people" />
      {chosen && Dialog && <Dialog list={list} row={chosen} onClose={taking.close} />}
    </Card>
  );
}

function Person({ row, onTakeOut }: { row: EventRow; onTakeOut: () => void }) {
  const { number, student, rollNumber, state, giving, why } = row;
  const shown = states[state === 'out' ? 'out' : giving];
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-3 py-1.5 @2xl:grid-cols-[2rem_minmax(0,1.4fr)_minmax(0,1fr)_9.5rem_2.75rem]">
      <span className="text-note text-muted" aria-hidden="true">
        {number}
      </span>
      <span className="min-w-0 wrap-anywhere">
        <bdi className={`block ${student ? 'font-semibold' : 'text-muted'}`}>
          {student?.name ?? 'not in my register'}
        </bdi>
        <span className="block text-note text-muted">
          <bdi>{[rollNumber, student?.section].filter(Boolean).join(', ')}</bdi>
        </span>
      </span>
      <span className="col-start-2 text-note text-muted wrap-anywhere @2xl:col-start-auto">
        {why ?? addedText(row)}
      </span>
      <span
        className={`col-start-2 inline-flex items-center gap-1 justify-self-start rounded-full px-2.5 py-0.5 text-small font-semibold @2xl:col-start-auto ${shown.style}`}
      >
        {shown.icon}
        {shown.text}
      </span>
      {state === 'in' && (
        <button
          type="button"
          onClick={onTakeOut}
          aria-label={`Take out ${rollNumber}`}
          className={`${buttonClass('icon')} col-start-3 row-span-3 row-start-1 border-transparent @2xl:col-start-5 @2xl:row-span-1`}
        >
          <XMarkIcon className="size-4" aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

function addedText({ by, at, student }: EventRow): string {
  if (by === 'card') return `card, ${formatTime(minuteOf(at).slice(11))}`;
  return by === 'pasted' ? 'pasted' : `section ${student?.section ?? ''}`.trim();
}
