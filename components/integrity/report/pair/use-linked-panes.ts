import { useEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import { followScroll, scrollToPassage } from './linked-scroll';

type Pane = RefObject<HTMLElement | null>;

/** Two panes that show the chosen passage; while they are linked, one follows the other as the user scrolls it. */
export function useLinkedPanes(first: Pane, second: Pane, chosen: number, isLinked: boolean) {
  // The pane that the user scrolls.
  const led = useRef<HTMLElement | null>(null);
  useEffect(() => {
    led.current = null;
    scrollToPassage(first.current, chosen);
    scrollToPassage(second.current, chosen);
  }, [first, second, chosen]);
  const lead = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    led.current = currentTarget;
  };
  const follow = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const other = currentTarget === first.current ? second.current : first.current;
    if (isLinked && led.current === currentTarget && other) followScroll(currentTarget, other);
  };
  return {
    ...{ onWheel: lead, onPointerDown: lead, onTouchStart: lead, onKeyDown: lead },
    onScroll: follow,
  };
}
