import { useEffect, useEffectEvent } from 'react';

/** Listens for Escape unless something else handles it: an open dialog, panel or list, or a search to clear. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isTaken(event.target)) onEscape();
  });
  useEffect(() => {
    if (!isActive) return;
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isActive]);
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [role="listbox"]')) return true;
  if ([...document.querySelectorAll('[popover]')].some((panel) => panel.matches(':popover-open')))
    return true;
  return (
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '')
  );
}
