'use client';

import { useState } from 'react';
import { ShortDay } from '@/components/page/short-day';
import { WrittenText } from '@/components/page/written-text';
import type { Chat } from '@/content/schema/student/chat';
import { groupBy } from '@/lib/list/group';
import { ChatColumns } from './chat-columns';
import { ChatRow } from './chat-row';

/** The messages in the college's record, at a college without letters. They are given newest first. */
export function RecordChats({ chats }: { chats: readonly Chat[] }) {
  const [opened, setOpened] = useState<string | null>(null);
  const people = [...groupBy(chats, ({ name }) => name)];
  const [name, messages = []] = people.find(([one]) => one === opened) ?? people[0] ?? [];
  return (
    <ChatColumns
      label="Chats"
      rows={people.map(([one, [last]]) => (
        <ChatRow
          key={one}
          name={one}
          line={last.message}
          day={last.at.slice(0, 10)}
          isCurrent={one === name}
          onOpen={() => setOpened(one)}
        />
      ))}
      name={name}
      isOpen={opened !== null}
      onBack={() => setOpened(null)}
    >
      <div className="mt-auto p-5">
        <RecordMessages label="Messages" chats={messages} />
      </div>
      <p className="mx-3 mb-3 rounded-control border border-line bg-sunken px-4 py-3 text-note">
        <strong>Letters are off at this college.</strong> Ask in class.
      </p>
    </ChatColumns>
  );
}

interface RecordMessagesProps {
  label: string;
  /** Newest first; shown with the newest at the end. */
  chats: readonly Chat[];
}

/** Messages in the college's record, each below its day. */
export function RecordMessages({ label, chats }: RecordMessagesProps) {
  return (
    <ol aria-label={label} className="grid gap-3">
      {chats.toReversed().map(({ id, message, at }) => (
        <li key={id} className="grid justify-items-start gap-1">
          <p className="text-small text-muted">
            <ShortDay day={at.slice(0, 10)} />
          </p>
          <WrittenText className="max-w-[min(34rem,92%)] rounded-control bg-sunken px-4 py-2 whitespace-pre-line wrap-anywhere">
            {message}
          </WrittenText>
        </li>
      ))}
    </ol>
  );
}
