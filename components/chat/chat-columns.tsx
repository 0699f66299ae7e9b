'use client';

import { ArrowLeftIcon } from '@heroicons/react/20/solid';
import { useEffect, useRef, type ReactNode } from 'react';
import { Monogram } from '@/components/page/monogram';
import { Button } from '@/components/ui/button';

interface ChatColumnsProps {
  /** The accessible name of the rows. */
  label: string;
  /** Shown above the rows. */
  head?: ReactNode;
  /** A row for each person. */
  rows: ReactNode;
  /** Shown below the rows. */
  foot?: ReactNode;
  /** The person whose messages are shown; undefined before one is chosen. */
  name: string | undefined;
  /** True once a person is chosen: a phone then shows the messages instead of the rows. */
  isOpen: boolean;
  onBack: () => void;
  /** The messages. */
  children: ReactNode;
}

/** A row for each person, and beside it the messages of one; a phone shows one at a time. */
export function ChatColumns(props: ChatColumnsProps) {
  const { label, head, rows, foot, name, isOpen, onBack, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen, name]);
  const back = () => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    onBack();
    requestAnimationFrame(() => (row ?? list.current)?.focus());
  };
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface @2xl:min-h-136 @2xl:grid-cols-[18rem_minmax(0,1fr)]">
        <div className={`border-line @2xl:block @2xl:border-e ${isOpen ? 'hidden' : ''}`}>
          {head}
          <ul ref={list} tabIndex={-1} aria-label={label} className="outline-none">
            {rows}
          </ul>
          {foot}
        </div>
        {name === undefined ? (
          <p className="place-self-center p-5 text-note text-muted max-@2xl:hidden">
            Choose a person to see the messages.
          </p>
        ) : (
          <section
            aria-labelledby="chat-person"
            className={`min-w-0 flex-col @2xl:flex ${isOpen ? 'flex' : 'hidden'}`}
          >
            <header className="flex items-center gap-3 border-b border-line px-5 py-3">
              <Button
                variant="icon"
                aria-label="Back to all chats"
                onClick={back}
                className="@2xl:hidden no-js:hidden"
              >
                <ArrowLeftIcon className="size-5 rtl:-scale-x-100" aria-hidden="true" />
              </Button>
              <Monogram name={name} />
              <h2
                id="chat-person"
                ref={heading}
                tabIndex={-1}
                className="min-w-0 text-lead wrap-anywhere outline-none"
              >
                <bdi>{name}</bdi>
              </h2>
            </header>
            {children}
          </section>
        )}
      </div>
    </div>
  );
}
