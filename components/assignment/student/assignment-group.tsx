import { ChevronRightIcon } from '@heroicons/react/20/solid';
import { useId, useRef, useState } from 'react';
import { lateText, titleOf } from '@/components/assignment/model/assignment';
import type { Handin } from '@/components/assignment/model/handin';
import { ShortDay } from '@/components/page/short-day';
import { useToday } from '@/components/page/use-clock';
import { Button } from '@/components/ui/button';
import type { StoredRecords } from '@/lib/store/record';
import type { OwnAssignment } from '@/lib/store/use-list';
import { AssignmentDetail, AssignmentState } from './assignment-state';
import { HandinForm, type HandinFormProps } from './handin-form';

interface AssignmentGroupProps {
  name: string;
  members: readonly OwnAssignment[];
  handins: StoredRecords<'handins'>;
  /** The teacher of an assignment, by name. */
  teacherOf: (assignment: OwnAssignment) => string | undefined;
  student: HandinFormProps['student'];
  /** The assignment whose file was chosen last: its button is the filled one. */
  latest: string | null;
  onChosen: (id: string) => void;
  onOpen: (id: string) => void;
}

/** The id of the button that opens an assignment. */
export const rowId = (id: string) => `assignment-${id}`;

/** The number of marked assignments that are shown at first; of the others there may be more. */
const firstMarked = 10;
const firstOthers = 40;

/** The assignments of one group; a long list starts with its first ones. */
export function AssignmentGroup({ name, members, ...row }: AssignmentGroupProps) {
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState(false);
  const first = name === 'Marked' ? firstMarked : firstOthers;
  const shown = all ? members : members.slice(0, first);
  const title = `${name} (${members.length})`;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-2 text-lead">
        {title}
      </h2>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={`Assignments: ${title}`}
        className="@container overflow-hidden rounded-card border border-line bg-surface outline-none"
      >
        {shown.map((assignment) => (
          <AssignmentRow
            key={assignment.id}
            assignment={assignment}
            isOpen={name === 'To hand in'}
            hasWeekday={name === 'To hand in' || name === 'Handed in'}
            {...row}
          />
        ))}
      </ul>
      {shown.length < members.length && (
        <Button
          aria-label={`All ${members.length}: ${name}`}
          className="mt-3 no-js:hidden"
          onClick={() => {
            setAll(true);
            list.current?.focus();
          }}
        >
          All {members.length}
        </Button>
      )}
    </section>
  );
}

interface AssignmentRowProps extends Omit<AssignmentGroupProps, 'name' | 'members'> {
  assignment: OwnAssignment;
  /** True if it can be handed in. */
  isOpen: boolean;
  hasWeekday: boolean;
}

/** An assignment; a press anywhere opens it. */
function AssignmentRow(props: AssignmentRowProps) {
  const { assignment, isOpen, hasWeekday, handins, teacherOf, latest, onChosen, onOpen } = props;
  const { id, due } = assignment;
  const today = useToday();
  const [isChosen, setChosen] = useState(false);
  const handin: Handin | undefined = handins.get(id);
  const teacher = teacherOf(assignment);
  const late = isOpen ? lateText(due, today) : null;
  return (
    <li
      className={`relative flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line px-5 py-3 first:border-t-0 ${isChosen ? 'bg-brand-soft' : 'hover:bg-brand-soft'}`}
    >
      <button
        id={rowId(id)}
        type="button"
        aria-label={`Open ${assignment.name}`}
        aria-haspopup="dialog"
        onClick={() => onOpen(id)}
        className="absolute inset-0 -outline-offset-2 no-js:hidden"
      />
      <div className="min-w-0 flex-1 basis-full @xl:basis-52 wrap-anywhere">
        <p
          className={`font-semibold ${isOpen ? 'text-brand underline decoration-1 underline-offset-4 no-js:text-text no-js:no-underline' : ''}`}
        >
          <bdi>{titleOf(assignment)}</bdi>
        </p>
        <AssignmentDetail
          assignment={assignment}
          handin={handin}
          teacher={isChosen ? teacher : undefined}
        />
      </div>
      <AssignmentState assignment={assignment} handin={handin} teacher={teacher} late={late} />
      {due && (
        <p className="text-note text-muted @xl:min-w-24 @xl:text-end">
          <span className="sr-only">Due </span>
          <ShortDay day={due} weekday={hasWeekday} />
        </p>
      )}
      {isOpen ? (
        <HandinForm
          assignment={assignment}
          handin={handin}
          teacher={teacher}
          student={props.student}
          isFilled={latest === id}
          onChosen={(has) => {
            setChosen(has);
            if (has) onChosen(id);
          }}
          onHandedIn={() => document.getElementById(rowId(id))}
        />
      ) : (
        <ChevronRightIcon
          className="ms-auto size-5 shrink-0 text-muted no-js:hidden rtl:-scale-x-100"
          aria-hidden="true"
        />
      )}
    </li>
  );
}
