import { useCallback, useState, type RefCallback } from 'react';
import { whenNear } from '@/lib/browser/when-near';
import { useLazyWhen } from './use-lazy';

const firstUse = ['keydown', 'pointerdown', 'focusin', 'wheel'] as const;

/**
 * A component whose code is loaded when its place is in the window, or with the first key, press, focus or turn of the
 * wheel on the page, so that scrolling, Tab, search and print reach it. `watch` is the ref of the place, which needs the
 * height of the component.
 */
export function useLazyNear<T>(load: () => Promise<T>): {
  Component: T | null;
  watch: RefCallback<Element>;
} {
  const [isNear, setNear] = useState(false);
  const watch = useCallback(
    (place: Element | null) => (place ? whenNear(place, () => setNear(true), firstUse) : undefined),
    [],
  );
  return { ...useLazyWhen(load, isNear), watch };
}
