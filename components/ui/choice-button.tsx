'use client';

import { useRef, useState, type ReactNode } from 'react';
import type { ChoiceListProps } from './choice-list';
import { useLazy } from './lazy/use-lazy';

const loadList = async () => (await import('./choice-list')).ChoiceList;

interface ChoiceButtonProps<T extends string> extends Omit<ChoiceListProps<T>, 'onClose'> {
  className?: string;
  children: ReactNode;
}

/** How long the mouse button is held to choose by releasing it, in milliseconds; a click is shorter. */
const shortestHold = 200;

/**
 * A button that shows the current value, with a list to choose from, which is loaded at the first use. Unlike in a
 * select, the arrow keys do not change its value.
 */
export function ChoiceButton<T extends string>(props: ChoiceButtonProps<T>) {
  const { onChoose, className, children, ...list } = props;
  const { Component: List, ensureLoaded } = useLazy(loadList);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** When the mouse was pressed on the button; infinite once the press is over. */
  const pressedAt = useRef(Infinity);
  const hide = () => {
    pressedAt.current = Infinity;
    setIsOpen(false);
  };
  const close = () => {
    hide();
    button.current?.focus({ preventScroll: true });
  };
  const open = async () => {
    setIsOpen(true);
    if (!(await ensureLoaded())) hide();
  };
  const toggle = () => (isOpen ? close() : void open());
  return (
    <div
      className="relative w-fit"
      onBlur={({ currentTarget, target, relatedTarget }) => {
        // In a window that loses the focus, the element keeps it.
        const isInWindow = document.activeElement !== target;
        if (isInWindow && !currentTarget.contains(relatedTarget)) hide();
      }}
      onMouseUp={({ target, timeStamp }) => {
        if (timeStamp - pressedAt.current > shortestHold)
          (target as Element).closest<HTMLElement>('[role="option"]')?.click();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={list.label}
        aria-haspopup="listbox"
        aria-expanded={isOpen && List !== null}
        aria-busy={(isOpen && !List) || undefined}
        onMouseDown={(event) => {
          if (event.button !== 0) return;
          // Safari moves the focus to the page instead of the button, which would close the list.
          event.preventDefault();
          event.currentTarget.focus({ preventScroll: true });
          toggle();
          pressedAt.current = event.timeStamp;
        }}
        onClick={() => {
          // The press of the mouse has done it already. Keys and assistive technology may click without one.
          if (pressedAt.current === Infinity) toggle();
          pressedAt.current = Infinity;
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          void open();
        }}
        className={className}
      >
        {children}
      </button>
      {isOpen && List && (
        <List
          {...list}
          onClose={close}
          onChoose={(chosen) => {
            // The button has the focus first, so that a dialog opened next can return it there.
            close();
            onChoose(chosen);
          }}
        />
      )}
    </div>
  );
}
