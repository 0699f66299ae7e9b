import { ArrowRightIcon, ArrowsRightLeftIcon, XMarkIcon } from '@heroicons/react/16/solid';
import { JoinedFacts } from '@/components/page/joined-facts';
import type {
  TimetableEntry,
  EntryChange as Change,
} from '@/components/schedule/model/timetable-entry';

/** The title of an entry, and its room, teachers and number of students. */
export function EntryFacts({ entry }: { entry: TimetableEntry }) {
  const { title, isHeld, section, groups = [], room, teachers = [], students } = entry;
  const count =
    students === undefined ? [] : [students === 1 ? '1 student' : `${students} students`];
  const facts = [...groups, section ?? [], room ?? [], ...teachers, ...count].flat();
  return (
    <>
      <p
        className={`max-w-full font-semibold wrap-anywhere ${isHeld ? '' : 'text-muted line-through'}`}
      >
        <bdi>{title}</bdi>
      </p>
      {facts.length > 0 && (
        <p className="max-w-full text-small wrap-anywhere text-muted">
          <JoinedFacts facts={facts} />
        </p>
      )}
    </>
  );
}

const styles = {
  cancelled: { className: 'bg-rejected-fill text-rejected', Icon: XMarkIcon },
  moved: { className: 'bg-pending-fill text-pending', Icon: ArrowRightIcon },
  substituted: { className: 'bg-approved-fill text-approved', Icon: ArrowsRightLeftIcon },
} as const;

/** Shows what differs from the weekly timetable, and why. */
export function EntryChange({ change: { kind, text, reason } }: { change: Change }) {
  const { className, Icon } = styles[kind];
  return (
    <div className="mt-1.5 max-w-full">
      <p
        className={`inline-flex max-w-full items-start gap-1 rounded-[7px] px-2 py-0.5 text-small font-semibold forced-colors:border ${className}`}
      >
        <Icon className="mt-0.5 size-3.5 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
        <bdi className="min-w-0 wrap-anywhere">{text}</bdi>
      </p>
      {reason && (
        <p dir="auto" className="mt-1 text-small wrap-anywhere">
          {reason}
        </p>
      )}
    </div>
  );
}
