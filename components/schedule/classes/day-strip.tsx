'use client';

import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid';
import { useRef, type ReactNode, type RefObject, useEffect, useState } from 'react';

interface DayStripProps {
  /** The accessible name of the scrollable region. */
  label: string;
  /** The entries, as list items. */
  children: ReactNode;
}

/** The entries of a day below each other; on a narrow page side by side, in a strip that scrolls inside itself. */
export function DayStrip({ label, children }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const hint = useScrollHint(strip);
  return (
    <>
      {/* Reserves space for the buttons added after hydration, so that nothing moves. */}
      <div className="-mt-2 mb-1 min-h-8 pointer-coarse:min-h-11 @4xl/page:hidden print:hidden">
        <ScrollButtons strip={strip} hint={hint} />
      </div>
      <div className={`relative -mx-5 ${fades(hint)}`}>
        <div
          ref={strip}
          role="region"
          aria-label={label}
          tabIndex={0}
          className="relative snap-x scroll-px-5 overflow-x-auto scroll-smooth rounded-control px-5 pb-1 motion-reduce:scroll-auto"
        >
          <ol className="flex w-max min-w-full gap-2.5 @4xl/page:w-full @4xl/page:flex-col print:w-full print:flex-wrap">
            {children}
          </ol>
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
      className="inline-flex size-8 items-center justify-center rounded-control text-muted hover:text-brand aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:text-muted pointer-coarse:size-11 [&_svg]:size-5 [&_svg]:rtl:-scale-x-100"
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
