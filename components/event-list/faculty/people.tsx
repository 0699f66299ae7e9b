import {
  BuildingLibraryIcon,
  CheckIcon,
  ExclamationTriangleIcon,
  NoSymbolIcon,
  QuestionMarkCircleIcon,
  XMarkIcon,
} from '@heroicons/react/16/solid';
import { useState } from 'react';
import { ListFoot } from '@/components/list/list-foot';
import { Table, type TableColumn } from '@/components/list/table';
import { useManaged } from '@/components/list/use-managed';
import { useShown } from '@/components/list/use-shown';
import { withDrafts } from '@/components/form/with-drafts';
import {
  takeOut,
  toLookAt,
  type EventList,
  type EventRow,
} from '@/components/event-list/model/event-list';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { now } from '@/lib/store/record';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { countText } from '@/lib/text/count';
import { formatTime } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';

const stateOf = (text: string, style: string, Icon: typeof CheckIcon) => ({
  ...{ text, style },
  icon: <Icon aria-hidden="true" className="size-4" />,
});

const states = {
  mine: stateOf('my student', 'bg-approved-fill text-approved', CheckIcon),
  office: stateOf('by the office', 'bg-brand-soft text-brand', BuildingLibraryIcon),
  has: stateOf('has it already', 'bg-pending-fill text-pending', ExclamationTriangleIcon),
  unknown: stateOf('no such number?', 'bg-rejected-fill text-rejected', QuestionMarkCircleIcon),
  out: stateOf('taken out', 'bg-sunken text-muted', NoSymbolIcon),
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
  const takeOutColumn: Column = {
    ...{ name: 'Take out', heading: <span className="sr-only">Take out</span>, cellClass: 'w-10' },
    cell: (row) =>
      row.state === 'in' && (
        <button
          type="button"
          onClick={() => (row.told === 'in' ? taking.manage(row.rollNumber) : out(row))}
          aria-label={`Take out ${row.rollNumber}`}
          className={`${buttonClass('icon')} border-transparent`}
        >
          <XMarkIcon className="size-4" aria-hidden="true" />
        </button>
      ),
  };
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
      {shown.records.length > 0 && (
        <Table
          caption="People of the list"
          columns={[...columns, takeOutColumn]}
          rows={shown.records}
          keyOf={({ rollNumber }) => rollNumber}
          className="text-note"
        />
      )}
      <ListFoot shown={shown} kind="people" />
      {chosen && Dialog && <Dialog list={list} row={chosen} onClose={taking.close} />}
    </Card>
  );
}

type Column = TableColumn<EventRow, never>;

/** A column that is below the name in a narrow card. */
const wide = { className: '@max-2xl:hidden print:table-cell', cellClass: 'py-2 pe-3 text-muted' };

const columns: readonly Column[] = [
  {
    ...{ name: 'Name', headingClass: 'ps-9', cellClass: 'py-2 pe-3' },
    cell: (row) => (
      <span className="flex gap-1">
        <span className="w-8 shrink-0 font-normal text-muted" aria-hidden="true">
          {row.number}
        </span>
        <span className="min-w-0">
          <bdi className={row.student ? '' : 'font-normal text-muted'}>
            {row.student?.name ?? 'not in my register'}
          </bdi>
          <span className="block font-normal text-muted @2xl:hidden print:hidden">
            <bdi>{[row.rollNumber, row.student?.section].filter(Boolean).join(', ')}</bdi>
            <span className="block">{addedText(row)}</span>
            <State {...row} />
          </span>
        </span>
      </span>
    ),
  },
  { ...wide, name: 'Roll no.', cell: ({ rollNumber }) => <bdi>{rollNumber}</bdi> },
  { ...wide, name: 'Section', cell: ({ student }) => <bdi>{student?.section}</bdi> },
  { ...wide, name: 'Added by', cell: (row) => addedText(row) },
  { ...wide, name: 'Gets it', cell: (row) => <State {...row} /> },
];

function State({ state, giving }: EventRow) {
  const { style, icon, text } = states[state === 'out' ? 'out' : giving];
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-small font-semibold ${style}`}
    >
      {icon}
      {text}
    </span>
  );
}

function addedText({ by, at, student, why }: EventRow): string {
  if (why) return why;
  if (by === 'card') return `card, ${formatTime(minuteOf(at).slice(11))}`;
  return by === 'pasted' ? 'pasted' : `section ${student?.section ?? ''}`.trim();
}
