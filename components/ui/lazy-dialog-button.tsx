'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { restoreFocus } from './restore-focus';
import { useLazy } from './use-lazy';

/** What every part that is fetched on demand is given: the way to be gone again. */
export interface LazyDialogProps {
  onClose: () => void;
}

/** Asks for a part to be opened; a part of this name prevents its default. */
export const openEvent = 'edify:open';

/** Opens the part of this name, wherever its button is on the page; returns whether there is one. */
export function openLazyDialog(name: string): boolean {
  return !window.dispatchEvent(new CustomEvent(openEvent, { detail: name, cancelable: true }));
}

interface LazyDialogButtonProps<P> {
  /** Fetches the part's code; called at the first use. */
  load: () => Promise<ComponentType<P & LazyDialogProps>>;
  /** What the part is given besides. */
  props: P;
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
export function LazyDialogButton<P extends object>(options: LazyDialogButtonProps<P>) {
  const { load, props, name, label, shortcut, className = '', children } = options;
  const { Component, ensureLoaded } = useLazy(load, { name });
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const show = async () => {
    setOpen(true);
    if (!(await ensureLoaded())) setOpen(false);
  };

  const close = () => {
    setOpen(false);
    restoreFocus(() => openerOf(button.current));
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
    const handleOpen = (event: Event) => {
      if ((event as CustomEvent<string>).detail !== name) return;
      event.preventDefault();
      void show();
    };
    // In the capture phase: before those who act where no part of the page has the name.
    window.addEventListener(openEvent, handleOpen, true);
    return () => window.removeEventListener(openEvent, handleOpen, true);
  });

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        aria-haspopup="dialog"
        aria-busy={open && !Component ? true : undefined}
        onClick={() => void show()}
        className={`no-js:hidden ${className}`}
      >
        {children}
      </button>
      {open && Component && createPortal(<Component {...props} onClose={close} />, document.body)}
    </>
  );
}

/** Where a dialog's button stands in a drawer that closed meanwhile, the focus goes to what opens the drawer. */
function openerOf(button: HTMLElement | null): HTMLElement | null {
  const drawer = button?.closest('[popover]');
  return drawer ? document.querySelector(`[popovertarget="${drawer.id}"]`) : null;
}
