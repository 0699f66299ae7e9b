import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid';
import type { ReactNode, RefObject } from 'react';
import type { ScrollHint } from './use-scroll-hint';

interface ScrollButtonsProps {
  strip: RefObject<HTMLElement | null>;
  hint: ScrollHint;
}

/** Two buttons that scroll the class strip, shown only if it overflows. */
export function ScrollButtons({ strip, hint }: ScrollButtonsProps) {
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
