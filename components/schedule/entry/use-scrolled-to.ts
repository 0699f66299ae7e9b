import { useEffect, useRef, type RefObject } from 'react';

/** The padding of the strip, in pixels. */
const padding = 20;

/** A list item that its strip scrolls to when it becomes the current one; scrollIntoView would also move the page. */
export function useScrolledTo(isCurrent: boolean): RefObject<HTMLLIElement | null> {
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
