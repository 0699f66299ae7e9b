'use client';

import { XMarkIcon } from '@heroicons/react/20/solid';
import { createContext, use, useCallback, useId, useRef, type ReactNode } from 'react';
import { rememberOpener } from '@/lib/toast/focus-trail';
import { Announcer } from './announcer';
import { buttonClass } from './button';

const Close = createContext<() => void>(() => {});

/** Closes the dialog that this stands in, with the focus back where it was. */
export function useCloseDialog(): () => void {
  return use(Close);
}

interface DialogProps {
  /** The heading, and the name of the dialog. */
  title: string;
  /** Called after it closed, by whatever way. */
  onClose: () => void;
  /** Asked before a person closes it: where it says no, it stays open and its content says why. */
  mayClose?: () => boolean;
  /** A wide one for tables, forms of two columns and previews. */
  wide?: boolean;
  /** One whose height changes while it is used stands near the top: nothing in it moves below the pointer. */
  steady?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog that is open for as long as it is rendered. The browser keeps the focus inside, closes it on Escape and
 * gives the focus back; only its own ways close it, so that a slip of the pointer loses nothing. The
 * focus starts on what is marked data-autofocus.
 */
export function Dialog({
  title,
  onClose,
  mayClose = () => true,
  wide = false,
  steady = false,
  children,
}: DialogProps) {
  const heading = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const open = useCallback((element: HTMLDialogElement | null) => {
    dialogRef.current = element;
    if (!element || element.open) return;
    rememberOpener(element);
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  const close = useCallback(() => dialogRef.current?.close(), []);
  return (
    <dialog
      ref={open}
      aria-labelledby={heading}
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      // The browser closes on a second Escape whatever a cancel event is told; a key that is prevented it never sees.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !mayClose()) event.preventDefault();
      }}
      onCancel={(event) => {
        if (event.target === event.currentTarget && !mayClose()) event.preventDefault();
      }}
      className={`dialog mx-auto mb-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-auto overscroll-contain rounded-card border border-line bg-surface p-5 text-text shadow-float md:p-6 ${wide ? 'max-w-5xl' : 'max-w-xl'} ${steady ? 'mt-4 md:mt-[8dvh] md:max-h-[calc(92dvh-1rem)]' : 'mt-auto'}`}
    >
      <Close value={close}>
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={heading} className="text-title">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={() => {
              if (mayClose()) close();
            }}
            className={`${buttonClass('icon')} -my-1.5 -me-1.5 shrink-0`}
          >
            <XMarkIcon className="size-5" aria-hidden="true" />
          </button>
        </div>
        {children}
        <Announcer />
      </Close>
    </dialog>
  );
}
