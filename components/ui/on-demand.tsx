'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { refocus } from './refocus';
import { usePart } from './use-part';

/** What every part that is fetched on demand is given: the way to be gone again. */
export interface OnDemandPart {
  onClose: () => void;
}

/** Asks for a part to be opened; a part of this name prevents its default. */
export const openEvent = 'edify:open';

/** Opens the part of this name, wherever its button is on the page; returns whether there is one. */
export function openPart(name: string): boolean {
  return !window.dispatchEvent(new CustomEvent(openEvent, { detail: name, cancelable: true }));
}

interface OnDemandProps<P> {
  /** Fetches the part's code; called at the first use. */
  load: () => Promise<ComponentType<P & OnDemandPart>>;
  /** What the part is given besides. */
  given: P;
  /** The name by which "?open=name" in the address, or the command palette, opens it. */
  name?: string;
  /** The accessible name of the button, where its content is not enough. */
  label?: string;
  /** Keys that open it too, as aria-keyshortcuts names them. */
  shortcut?: string;
  className?: string;
  children: ReactNode;
}

/** A button whose dialog is fetched when it is first asked for. Without script it is not there. */
export function OnDemand<P extends object>(props: OnDemandProps<P>) {
  const { load, given, name, label, shortcut, className = '', children } = props;
  const { Part, fetch } = usePart(load, { name });
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const show = async () => {
    setOpen(true);
    if (!(await fetch())) setOpen(false);
  };

  const close = () => {
    setOpen(false);
    refocus(() => openerOf(button.current));
  };

  useEffect(() => {
    if (!name) return;
    const asked = new URLSearchParams(window.location.search);
    if (asked.get('open') === name) {
      asked.delete('open');
      const { pathname, hash } = window.location;
      window.history.replaceState(
        null,
        '',
        `${pathname}${asked.size > 0 ? `?${asked}` : ''}${hash}`,
      );
      queueMicrotask(() => void show());
    }
    const hear = (event: Event) => {
      if ((event as CustomEvent<string>).detail !== name) return;
      event.preventDefault();
      void show();
    };
    // In the capture phase: before those who act where no part of the page has the name.
    window.addEventListener(openEvent, hear, true);
    return () => window.removeEventListener(openEvent, hear, true);
  });

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        aria-haspopup="dialog"
        aria-busy={open && !Part ? true : undefined}
        onClick={() => void show()}
        className={`unscripted:hidden ${className}`}
      >
        {children}
      </button>
      {open && Part && createPortal(<Part {...given} onClose={close} />, document.body)}
    </>
  );
}

/** Where a dialog's button stands in a drawer that closed meanwhile, the focus goes to what opens the drawer. */
function openerOf(button: HTMLElement | null): HTMLElement | null {
  const drawer = button?.closest('[popover]');
  return drawer ? document.querySelector(`[popovertarget="${drawer.id}"]`) : null;
}
