import { useEffect, useRef, type RefObject } from 'react';

/**
 * Reserves the height of the toasts at the bottom of the scroll container, so that they do not cover the focused
 * control.
 */
export function useToastPadding(isShown: boolean): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const scroller: HTMLElement = element.closest('dialog') ?? document.documentElement;
    const observer = new ResizeObserver(() => {
      const covers = getComputedStyle(element).position === 'sticky';
      scroller.style.scrollPaddingBottom = covers ? `${element.offsetHeight}px` : '';
      if (covers) uncover(element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      scroller.style.scrollPaddingBottom = '';
    };
  }, [isShown]);
  return region;
}

/** Scrolls a focused control out from under the toasts. */
function uncover(region: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || region.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const edge = region.getBoundingClientRect();
  if (bottom > edge.top && top < edge.bottom) focused.scrollIntoView({ block: 'nearest' });
}
