'use client';

import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid';
import { useRef, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { type ZonedClock, zoneNote } from '@/components/page/use-clock';
import { formatWeekday } from '@/lib/time/date';

interface DayStripProps {
  /** The accessible name of the scrollable region. */
  label: string;
  /** Above the strip. */
  line: ReactNode;
  /** The entries, as list items. */
  children: ReactNode;
}

/** The entries of a day side by side; the strip scrolls inside itself if they do not fit. */
export function DayStrip({ label, line, children }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const hint = useScrollHint(strip);
  return (
    <>
      {/* Reserves space for the line and the buttons added after hydration, so that nothing moves. */}
      <div className="mb-3 flex min-h-15.5 flex-wrap items-center justify-between gap-x-4 min-[20rem]:flex-nowrap sm:min-h-10.5 lg:min-h-8">
        <p className="text-note text-muted">{line}</p>
        <div className="ms-auto min-w-14 shrink-0 pointer-coarse:min-w-20 sm:min-w-0 print:hidden">
          <ScrollButtons strip={strip} hint={hint} />
        </div>
      </div>
      <div className={`relative -mx-5 ${fades(hint)}`}>
        <div
          ref={strip}
          role="region"
          aria-label={label}
          tabIndex={0}
          className="relative snap-x scroll-px-5 overflow-x-auto scroll-smooth rounded-control px-5 pb-1 motion-reduce:scroll-auto"
        >
          <ol className="flex w-max min-w-full gap-3 print:w-full print:flex-wrap">{children}</ol>
        </div>
      </div>
    </>
  );
}

/** A fade over each edge with more entries behind it. */
function fades({ start, end }: ScrollHint): string {
  return [
    start &&
      'before:pointer-events-none before:absolute before:inset-y-0 before:start-0 before:z-10 before:w-10 before:bg-linear-to-r before:from-surface before:to-transparent before:rtl:bg-linear-to-l print:before:hidden',
    end &&
      'after:pointer-events-none after:absolute after:inset-y-0 after:end-0 after:z-10 after:w-10 after:bg-linear-to-l after:from-surface after:to-transparent after:rtl:bg-linear-to-r print:after:hidden',
  ]
    .filter(Boolean)
    .join(' ');
}

interface ScrollButtonsProps {
  strip: RefObject<HTMLElement | null>;
  hint: ScrollHint;
}

/** Two buttons that scroll the class strip, shown only if it overflows. */
function ScrollButtons({ strip, hint }: ScrollButtonsProps) {
  if (!hint.start && !hint.end) return null;
  const scroll = (towards: 1 | -1) => {
    const element = strip.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -towards : towards;
    element.scrollBy({ left: sign * element.clientWidth * 0.8 });
  };
  const button = (label: string, can: boolean, towards: 1 | -1, icon: ReactNode) => (
    <button
      type="button"
      aria-label={can ? `${label} classes` : `No ${label.toLowerCase()} classes`}
      aria-disabled={!can}
      onClick={() => scroll(towards)}
      className="-my-1.5 inline-flex size-8 items-center justify-center rounded-control text-muted hover:text-brand aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:text-muted pointer-coarse:size-11 [&_svg]:size-5 [&_svg]:rtl:-scale-x-100"
    >
      {icon}
    </button>
  );
  return (
    <div className="-me-2 flex justify-end">
      {button('Earlier', hint.start, -1, <ChevronLeftIcon aria-hidden="true" />)}
      {button('Later', hint.end, 1, <ChevronRightIcon aria-hidden="true" />)}
    </div>
  );
}

/** Says if the strip can be scrolled towards its start and its end. */
interface ScrollHint {
  start: boolean;
  end: boolean;
}

function useScrollHint(strip: RefObject<HTMLElement | null>): ScrollHint {
  const [hint, setHint] = useState<ScrollHint>({ start: false, end: false });
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const measure = () => {
      // In right-to-left layouts scrollLeft is negative.
      const from = Math.abs(element.scrollLeft);
      const start = from > 1;
      const end = from + element.clientWidth < element.scrollWidth - 1;
      setHint((known) => (known.start === start && known.end === end ? known : { start, end }));
    };
    const sizes = new ResizeObserver(measure);
    for (const one of [element, ...element.children]) sizes.observe(one);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [strip]);
  return hint;
}

interface ClassDayLineProps {
  /** The day whose classes are shown; null in the server's HTML. */
  day: string | null;
  /** The college's clock; null in the server's HTML. */
  clock: ZonedClock | null;
  /** IANA name. */
  timeZone: string;
}

/** The day of the classes and, if the viewer's clock shows another time, the college's time zone. */
export function ClassDayLine({ day, clock, timeZone }: ClassDayLineProps) {
  if (!clock || !day) return null;
  return (
    <>
      {day === clock.day ? 'Today, ' : 'Next classes: '}
      <time dateTime={day}>{formatWeekday(day)}</time>
      {clock.differs && `. ${zoneNote(clock, timeZone)}`}
    </>
  );
}
