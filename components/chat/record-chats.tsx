'use client';

import { ArrowLeftIcon } from '@heroicons/react/20/solid';
import { useRef, useState } from 'react';
import { Monogram } from '@/components/page/monogram';
import { ShortDay } from '@/components/page/short-day';
import { WrittenText } from '@/components/page/written-text';
import { Button } from '@/components/ui/button';
import { restoreFocus } from '@/components/ui/restore-focus';
import type { Chat } from '@/content/schema/student/chat';
import { groupBy } from '@/lib/list/group';
import { ChatRow } from './chat-row';

interface RecordChatsProps {
  /** Newest first. */
  chats: readonly Chat[];
  /** A step that the person can take instead of an answer. */
  hint: string;
}

/** The messages in the college's record: a row for each person, and beside it the messages of one; a phone shows one at a time. */
export function RecordChats({ chats, hint }: RecordChatsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const people = [...groupBy(chats, ({ name }) => name)];
  const [name = '', messages = []] = people.find(([one]) => one === opened) ?? people[0] ?? [];
  const open = (one: string) => {
    setOpened(one);
    requestAnimationFrame(() => heading.current?.focus());
  };
  const back = () => {
    setOpened(null);
    restoreFocus(() => rows.current);
  };
  return (
    <div className="@container">
      <div className="grid overflow-hidden rounded-card border border-line bg-surface @2xl:min-h-136 @2xl:grid-cols-[18rem_minmax(0,1fr)]">
        <ul
          ref={rows}
          tabIndex={-1}
          aria-label="Chats"
          className={`border-line outline-none @2xl:block @2xl:border-e ${opened === null ? '' : 'hidden'}`}
        >
          {people.map(([one, [last]]) => (
            <ChatRow
              key={one}
              name={one}
              label={`Open: chat with ${one}`}
              line={last.message}
              time={<ShortDay day={last.at.slice(0, 10)} />}
              isCurrent={one === name}
              onOpen={() => open(one)}
            />
          ))}
        </ul>
        <section
          aria-labelledby="record-chat"
          className={`flex-col @2xl:flex ${opened === null ? 'hidden' : 'flex'}`}
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
              id="record-chat"
              ref={heading}
              tabIndex={-1}
              className="min-w-0 text-lead wrap-anywhere outline-none"
            >
              <bdi>{name}</bdi>
            </h2>
          </header>
          <ol aria-label="Messages" className="mt-auto grid gap-3 p-5">
            {messages.toReversed().map(({ id, message, at }) => (
              <li key={id} className="grid justify-items-start gap-1">
                <ShortTime at={at} />
                <WrittenText className="max-w-[min(34rem,92%)] rounded-control bg-sunken px-4 py-2 whitespace-pre-line wrap-anywhere">
                  {message}
                </WrittenText>
              </li>
            ))}
          </ol>
          <p className="mx-3 mb-3 rounded-control border border-line bg-sunken px-4 py-3 text-note">
            {hint}
          </p>
        </section>
      </div>
    </div>
  );
}

function ShortTime({ at }: { at: string }) {
  return (
    <p className="text-small text-muted">
      <ShortDay day={at.slice(0, 10)} />
    </p>
  );
}
