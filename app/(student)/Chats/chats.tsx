'use client';

import { StudentChats } from '@/components/chat/student-chats';
import type { RecordItem } from '@/components/list/record-list';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { Chat } from '@/content/schema/student/chat';
import { formatMinute } from '@/lib/time/date';

interface ChatsPageProps extends OwnListPageProps<StudentRecord> {
  timeZone: string;
}

export function ChatsPage({ sample, signedOut, empty, timeZone }: ChatsPageProps) {
  return (
    <OwnRecord kind="student" sample={sample} signedOut={signedOut}>
      {({ chats }) => (
        <StudentChats items={chats.items.map(toItem)} timeZone={timeZone} empty={empty} />
      )}
    </OwnRecord>
  );
}

const toItem = ({ id, name, message, at }: Chat): RecordItem => ({
  id,
  title: name,
  detail: message,
  meta: [formatMinute(at)],
});
