'use client';

import type { ReactNode } from 'react';
import { ListPage } from '@/components/list/list-page';
import { OwnRecord } from '@/components/session/own-record';
import { chatsOf, type ChatsProps } from './chats-of';

interface ChatsPageProps {
  sample: ChatsProps | null;
  signedOut: ReactNode;
  empty: ReactNode;
}

export function ChatsPage({ sample, signedOut, empty }: ChatsPageProps) {
  return (
    <OwnRecord kind="student" sample={sample} read={chatsOf} signedOut={signedOut}>
      {({ chats }) => <ListPage title="Chats" items={chats} empty={empty} />}
    </OwnRecord>
  );
}
