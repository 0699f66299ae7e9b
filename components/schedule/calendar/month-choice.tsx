import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { useAnnounced } from '@/components/ui/use-announced';
import { formatCalendarMonth, monthName } from '@/lib/time/date';

interface MonthChoiceProps {
  /** All months, "YYYY-MM", oldest first. */
  months: readonly string[];
  month: string;
  onChange: (month: string) => void;
}

/**
 * The month between two buttons. A button with no month to go to stays visible, so that nothing moves. The year is shown if the
 * months are of several years.
 */
export function MonthChoice({ months, month, onChange }: MonthChoiceProps) {
  useAnnounced(formatCalendarMonth(month));
  const index = months.indexOf(month);
  const [year, last] = [months[0], months.at(-1)].map((one) => one?.slice(0, 4));
  const name = (
    <>
      {monthName(month)} <span className={year === last ? 'sr-only' : ''}>{month.slice(0, 4)}</span>
    </>
  );
  if (months.length < 2) return <span className="text-muted">{name}</span>;
  const button = (step: number, label: string, icon: ReactNode) => {
    const target = months[index + step];
    return (
      <button
        type="button"
        aria-disabled={target === undefined}
        aria-label={
          target === undefined
            ? `No ${label.toLowerCase()} month`
            : `${label} month, ${formatCalendarMonth(target)}`
        }
        onClick={() => target !== undefined && onChange(target)}
        className="-my-1.5 inline-flex size-8 items-center justify-center rounded-control text-muted hover:text-brand aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:text-muted pointer-coarse:size-11 no-js:hidden print:invisible [&_svg]:size-5 [&_svg]:rtl:-scale-x-100"
      >
        {icon}
      </button>
    );
  };
  return (
    <div className="-me-2 ms-auto flex min-w-0 items-center">
      {button(-1, 'Previous', <ChevronLeftIcon aria-hidden="true" />)}
      <span className={`text-center text-muted ${year === last ? 'w-22' : 'w-30'}`}>{name}</span>
      {button(1, 'Next', <ChevronRightIcon aria-hidden="true" />)}
    </div>
  );
}
