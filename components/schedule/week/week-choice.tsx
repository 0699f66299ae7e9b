import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { daysAfter } from '@/lib/time/day';

interface WeekChoiceProps {
  /** The first day of the shown week and of the current one. */
  shown: string;
  current: string;
  /** The first days of the first and the last week; null for no limit. */
  range: { first: string; last: string } | null;
  onChange: (first: string) => void;
}

/** Shows the previous, the current or the next week. */
export function WeekChoice({ shown, current, range, onChange }: WeekChoiceProps) {
  const button = (label: string, week: string, icon: ReactNode) => {
    const can = !range || (range.first <= week && week <= range.last);
    return (
      <button
        type="button"
        aria-label={label}
        aria-disabled={!can}
        onClick={() => can && onChange(week)}
        className={`${buttonClass('icon')} aria-disabled:cursor-default aria-disabled:opacity-50 [&_svg]:size-5 [&_svg]:rtl:-scale-x-100`}
      >
        {icon}
      </button>
    );
  };
  return (
    <div className="flex flex-wrap gap-2">
      {button('Previous week', daysAfter(shown, -7), <ChevronLeftIcon aria-hidden="true" />)}
      <button
        type="button"
        aria-disabled={shown === current}
        onClick={() => onChange(current)}
        className={`${buttonClass()} aria-disabled:cursor-default aria-disabled:opacity-50`}
      >
        This week
      </button>
      {button('Next week', daysAfter(shown, 7), <ChevronRightIcon aria-hidden="true" />)}
    </div>
  );
}
