import { useEffect, useRef } from 'react';
import { announce } from '@/lib/toast/announce';

/** So long nothing may change, in milliseconds: who types into a search box hears the last count only. */
const debounceDelay = 500;

interface AnnouncedOptions {
  /** Interrupts what is being read. */
  urgent?: boolean;
  /** Reads the first text out too, where it appears because of what the person did. */
  first?: boolean;
}

/** Has a screen reader read out a text that is also shown, each time that it changes. */
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
