import { useMemo } from 'react';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { useRecords } from '@/lib/store/use-records';
import { chatPeople, conversationsOf, type Conversation } from './model/conversation';

/** The conversations of the person who is signed in. */
export function useConversations(): Conversation[] {
  const { record } = useCurrentRecord();
  const people = useMemo(() => chatPeople(record), [record]);
  const messages = useRecords('messages');
  const chats = useRecords('chats');
  const letters = useRecords('letters');
  return useMemo(
    () => conversationsOf(people, { messages, chats, letters }),
    [people, messages, chats, letters],
  );
}
