'use client';

import { ListPage } from '@/components/list/list-page';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import { chatsOf, type ChatsProps } from './chats-of';

export function ChatsPage({ sample, signedOut, empty }: OwnListPageProps<ChatsProps>) {
  return (
    <OwnRecord kind="student" sample={sample} read={chatsOf} signedOut={signedOut}>
      {({ chats }) => <ListPage title="Chats" items={chats} empty={empty} />}
    </OwnRecord>
  );
}
