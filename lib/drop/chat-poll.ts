import type { StudentDrop } from './access';
import { takeMessage } from './chat';
import { pollNumbered } from './sections';

/** Fetches the messages of a student's teachers since the last time; those of six weeks in a browser that was cleared. */
export function pollChats(boxes: readonly StudentDrop[]): Promise<void> {
  return pollNumbered(boxes, {
    name: 'messages',
    isOurs: ({ kind }) => kind === 'note',
    take: takeMessage,
  });
}
