import { useEffect, useRef } from 'react';
import { announce } from '@/lib/toast/announce';

/** In milliseconds: while someone types into a search box, only the last count is announced. */
const debounceDelay = 500;

interface AnnouncedOptions {
  /** Interrupts the current announcement. */
  urgent?: boolean;
  /** Announces the first text too, if it appears because of a user action. */
  first?: boolean;
}

/** Has a screen reader read a visible text each time it changes. */
export function useAnnounced(
  text: string,
  { urgent = false, first = false }: AnnouncedOptions = {},
) {
  const last = useRef(first ? '' : text);
  useEffect(() => {
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      if (text) announce(text, { urgent, source: last });
    }, debounceDelay);
    return () => clearTimeout(timer);
  }, [text, urgent]);
}
