'use client';

import { StudentChats } from '@/components/chat/student-chats';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import type { StudentRecord } from '@/content/schema/record/student-record';

interface ChatsPageProps extends OwnListPageProps<StudentRecord> {
  timeZone: string;
}

export function ChatsPage({ sample, signedOut, empty, timeZone }: ChatsPageProps) {
  return (
    <OwnRecord kind="student" sample={sample} signedOut={signedOut}>
      {({ chats }) => <StudentChats chats={chats.items} timeZone={timeZone} empty={empty} />}
    </OwnRecord>
  );
}
