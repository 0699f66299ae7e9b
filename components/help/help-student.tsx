import { ChatBubbleLeftRightIcon } from '@heroicons/react/16/solid';
import { Button } from '@/components/ui/button';
import { formatDay } from '@/lib/time/date';
import { contactLabels, type Contact } from './model/contact';
import type { HelpRow } from './model/help-row';
import { ReasonList } from './reason-list';

interface HelpStudentProps {
  row: HelpRow;
  /** The section that is shown; null for all. */
  section: string | null;
  /** The contacts with the student, newest first. */
  contacts: readonly Contact[] | undefined;
  onOpen: () => void;
}

/** A student with the reasons and the last contact. */
export function HelpStudent({ row, section, contacts, onOpen }: HelpStudentProps) {
  const { name, rollNumber, sections } = row;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 border-b border-line py-4 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)_auto]">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-note text-muted">
          <bdi>{rollNumber}</bdi>
          <bdi>{section ?? sections.join(', ')}</bdi>
        </p>
      </div>
      <div className="min-w-0">
        <ReasonList row={row} section={section} />
        {contacts?.[0] && <LastContact contacts={contacts} last={contacts[0]} />}
      </div>
      <Button
        aria-label={`Record contact with ${name}`}
        aria-haspopup="dialog"
        onClick={onOpen}
        className="w-fit self-start"
      >
        Record contact
      </Button>
    </li>
  );
}

function LastContact({ contacts, last }: { contacts: readonly Contact[]; last: Contact }) {
  const others = contacts.length - 1;
  return (
    <p className="mt-1.5 flex items-start gap-2 text-note text-muted">
      <ChatBubbleLeftRightIcon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>
        {contactLabels[last.kind]}, <time dateTime={last.day}>{formatDay(last.day)}</time>
        {others > 0 && `, and ${others} earlier`}
      </span>
    </p>
  );
}
