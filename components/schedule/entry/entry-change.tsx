import { ArrowRightIcon, ArrowsRightLeftIcon, XMarkIcon } from '@heroicons/react/16/solid';
import type { EntryChange as Change } from '@/components/schedule/model/timetable-entry';

const styles = {
  cancelled: { className: 'bg-rejected-fill text-rejected', Icon: XMarkIcon },
  moved: { className: 'bg-pending-fill text-pending', Icon: ArrowRightIcon },
  substituted: { className: 'bg-approved-fill text-approved', Icon: ArrowsRightLeftIcon },
} as const;

/** What differs from the weekly timetable, and why. */
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
