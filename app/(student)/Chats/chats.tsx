'use client';

import { StudentChats } from '@/components/chat/student-chats';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import { chatsOf, type ChatsProps } from './chats-of';

interface ChatsPageProps extends OwnListPageProps<ChatsProps> {
  timeZone: string;
}

export function ChatsPage({ sample, signedOut, empty, timeZone }: ChatsPageProps) {
  return (
    <OwnRecord kind="student" sample={sample} read={chatsOf} signedOut={signedOut}>
      {({ chats }) => <StudentChats items={chats} timeZone={timeZone} empty={empty} />}
    </OwnRecord>
  );
}
