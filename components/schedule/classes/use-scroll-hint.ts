import { useEffect, useState, type RefObject } from 'react';

/** Whether the strip can be scrolled towards its start and its end. */
export interface ScrollHint {
  start: boolean;
  end: boolean;
}

export function useScrollHint(strip: RefObject<HTMLElement | null>): ScrollHint {
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
