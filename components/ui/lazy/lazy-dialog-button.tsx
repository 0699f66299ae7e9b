'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { restoreFocus } from '../restore-focus';
import { useLazy } from './use-lazy';

/** The props of every dialog that is loaded on demand. */
export interface LazyDialogProps {
  onClose: () => void;
}

/** Asks for a lazy dialog to be opened; the button with this name calls preventDefault. */
export const openEvent = 'edify:open';

/** Opens the lazy dialog with this name; returns true if the page has one. */
export function openLazyDialog(name: string): boolean {
  return !window.dispatchEvent(new CustomEvent(openEvent, { detail: name, cancelable: true }));
}

export interface LazyDialogButtonProps<P> {
  /** Loads the dialog's code; called at the first use. */
  load: () => Promise<ComponentType<P & LazyDialogProps>>;
  /** Loads the data that the dialog needs, together with its code. */
  ready?: () => Promise<unknown>;
  /** Further props of the dialog. */
  props: P;
  /** The name that opens it from "?open=name" in the address or from the command palette. */
  name?: string;
  /** The accessible name of the button, if its content is not enough. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A button whose dialog is loaded at the first use; hidden without script. */
export function LazyDialogButton<P extends object>(options: LazyDialogButtonProps<P>) {
  const { load, ready, props, name, label, className = '', children } = options;
  const loadAll = async () => (await Promise.all([load(), ready?.()]))[0];
  const { Component, ensureLoaded } = useLazy(loadAll, { name });
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const button = useRef<HTMLButtonElement>(null);

  const show = async () => {
    // A dialog cannot be asked for behind an open one: one that is still there has been closed, but its close event has
    // not happened yet. It is replaced.
    setTimes((count) => count + 1);
    setOpen(true);
    if (!(await ensureLoaded())) setOpen(false);
  };

  const close = () => {
    setOpen(false);
    restoreFocus(() => openerOf(button.current));
  };

  useOpenRequests(name, () => void show());

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-busy={open && !Component ? true : undefined}
        onClick={() => void show()}
        className={`no-js:hidden ${className}`}
      >
        {children}
      </button>
      {open &&
        Component &&
        createPortal(<Component key={times} {...props} onClose={close} />, document.body)}
    </>
  );
}

/** Opens something when its name is in "?open=name" of the address, or passed to `openLazyDialog`. */
export function useOpenRequests(name: string | undefined, open: () => void): void {
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
      queueMicrotask(open);
    }
    const handleOpen = (event: Event) => {
      if ((event as CustomEvent<string>).detail !== name) return;
      event.preventDefault();
      open();
    };
    // In the capture phase: before listeners that act if no dialog has the name.
    window.addEventListener(openEvent, handleOpen, true);
    return () => window.removeEventListener(openEvent, handleOpen, true);
  });
}

/**
 * If a dialog's button is in a drawer that has closed meanwhile, the focus goes to the button that opens the drawer.
 */
function openerOf(button: HTMLElement | null): HTMLElement | null {
  const drawer = button?.closest('[popover]');
  return drawer ? document.querySelector(`[popovertarget="${drawer.id}"]`) : null;
}
