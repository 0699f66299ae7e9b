import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { formatPeriodNumber } from '@/components/schedule/model/class-day';
import type { ClassState } from '@/components/schedule/model/class-state';

interface ClassPeriodProps {
  /** The number of the period; left out for an exam. */
  number?: number | undefined;
  time: ReactNode;
  /** Null in the server's HTML. */
  state: ClassState | null;
  /** False if it is cancelled, or held at another time. */
  isHeld: boolean;
  /** True for the current class or, if there is none, the next one of today. */
  isCurrent: boolean;
  children: ReactNode;
}

/** A class of a day: its number, its time and where it is in the day, above what it is. */
export function ClassPeriod(props: ClassPeriodProps) {
  const { number, time, state, isHeld, isCurrent, children } = props;
  const isNear = state?.phase === 'now' || state?.phase === 'soon';
  const style = !isHeld
    ? 'border-dashed border-control'
    : isCurrent
      ? 'border-brand bg-brand-soft'
      : `border-line ${state?.phase === 'over' ? 'text-muted' : ''}`;
  return (
    <li
      ref={useScrolledTo(isCurrent)}
      aria-current={state?.phase === 'now' ? 'time' : undefined}
      className={`flex w-66 flex-auto snap-start flex-col items-start rounded-control border px-4 pt-2.5 pb-1.5 @4xl/page:w-full @4xl/page:flex-none ${style} ${isCurrent ? '[scroll-initial-target:nearest]' : ''}`}
    >
      <div className="flex min-h-6 flex-wrap items-baseline gap-x-2 self-stretch">
        {number !== undefined && (
          <p className="text-note text-muted">
            <span className="sr-only">Period </span>
            {formatPeriodNumber(number)}
          </p>
        )}
        <p
          className={`text-lead font-semibold whitespace-nowrap ${isHeld ? '' : 'text-muted line-through'}`}
        >
          {time}
        </p>
        {state && isHeld && (
          <p
            className={`ms-auto text-note whitespace-nowrap ${isNear ? 'font-semibold text-brand' : 'text-muted'}`}
          >
            {state.text}
          </p>
        )}
      </div>
      {children}
    </li>
  );
}

/** The padding of the strip, in pixels. */
const padding = 20;

/** A list item that its strip scrolls to when it becomes the current one; scrollIntoView would also move the page. */
function useScrolledTo(isCurrent: boolean): RefObject<HTMLLIElement | null> {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const strip = item.current?.closest('[role="region"]');
    if (!isCurrent || !strip || !item.current) return;
    const [outer, inner] = [strip.getBoundingClientRect(), item.current.getBoundingClientRect()];
    const isRtl = getComputedStyle(strip).direction === 'rtl';
    const left = isRtl ? inner.right - outer.right + padding : inner.left - outer.left - padding;
    strip.scrollBy?.({ left, behavior: 'instant' });
  }, [isCurrent]);
  return item;
}
