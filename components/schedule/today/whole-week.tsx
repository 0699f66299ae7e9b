import { useEffect, useRef, useState, type ReactNode } from 'react';

/** The week, shown once the address asks for it with #week, and always without script and on paper. */
export function WholeWeek({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const read = () => {
      if (window.location.hash === '#week') setOpen(true);
    };
    read();
    // The router changes the address without a hashchange event.
    const { navigation } = window as { navigation?: EventTarget };
    window.addEventListener('hashchange', read);
    navigation?.addEventListener('currententrychange', read);
    return () => {
      window.removeEventListener('hashchange', read);
      navigation?.removeEventListener('currententrychange', read);
    };
  }, []);
  useEffect(() => {
    if (isOpen) part.current?.focus();
  }, [isOpen]);
  return (
    <div
      ref={part}
      tabIndex={-1}
      className={`outline-none ${isOpen ? '' : 'hidden no-js:block print:block'}`}
    >
      {children}
    </div>
  );
}
