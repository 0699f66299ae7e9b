'use client';

import { XMarkIcon } from '@heroicons/react/20/solid';
import { createContext, use, useCallback, useId, useRef, type ReactNode } from 'react';
import { focusStart, keepFocus } from '@/lib/browser/dialog-focus';
import { rememberOpener } from '@/lib/toast/focus-trail';
import { Announcer } from './announcer';
import { Button } from './button';

const Close = createContext<() => void>(() => {});

/** Closes the surrounding dialog and restores the focus. */
export function useCloseDialog(): () => void {
  return use(Close);
}

/** The buttons of a dialog, the filled one first; they stay in view while the rest scrolls. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className="dialog-foot">{children}</div>;
}

interface DialogProps {
  /** The heading, and the accessible name of the dialog. */
  title: string;
  /** Called after the dialog has closed, however it was closed. */
  onClose: () => void;
  /** For tables, forms with two columns and previews. */
  wide?: boolean;
  /** Aligns a dialog whose height changes near the top, so that nothing moves below the pointer. */
  steady?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog, open while it is rendered. The browser traps the focus, closes the dialog on Escape and restores the
 * focus. A click outside does not close it, so that no input is lost. The focus starts on the element with
 * data-autofocus, or else on the title, and returns there when the focused control is gone.
 */
export function Dialog({ title, onClose, wide = false, steady = false, children }: DialogProps) {
  const heading = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const open = useCallback((element: HTMLDialogElement) => {
    dialogRef.current = element;
    if (!element.open) {
      rememberOpener(element);
      element.showModal();
      focusStart(element);
    }
    const stop = keepFocus(element);
    return () => {
      stop();
      dialogRef.current = null;
    };
  }, []);
  const close = useCallback(() => dialogRef.current?.close(), []);
  return (
    <dialog
      ref={open}
      tabIndex={-1}
      aria-labelledby={heading}
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={`dialog mx-auto mb-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-auto overscroll-contain outline-none rounded-card border border-line bg-surface p-5 text-text shadow-float md:p-6 ${wide ? 'max-w-5xl' : 'max-w-xl'} ${steady ? 'mt-4 md:mt-[8dvh] md:max-h-[calc(92dvh-1rem)]' : 'mt-auto'}`}
    >
      <Close value={close}>
        <div className="mb-4 flex items-start justify-between gap-4">
          {/* In Chromium, Orca reads a group that the page focuses, but not a heading. */}
          <div role="group" aria-labelledby={heading} tabIndex={-1} className="outline-none">
            <h2 id={heading} className="text-title">
              {title}
            </h2>
          </div>
          <Button
            variant="icon"
            aria-label="Close"
            onClick={close}
            className="-my-1.5 -me-1.5 shrink-0"
          >
            <XMarkIcon className="size-5" aria-hidden="true" />
          </Button>
        </div>
        {children}
        <Announcer />
      </Close>
    </dialog>
  );
}
