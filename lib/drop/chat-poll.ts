import { normalizeId } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import type { StudentDrop } from './access';
import { chatChanges } from './chat';
import type { Letter } from './letter';
import { received } from './letters';
import { pollNumbered } from './sections';

/** Fetches the messages of a student's teachers since the last time; those of six weeks in a browser that was cleared. */
export function pollChats(boxes: readonly StudentDrop[]): Promise<void> {
  return pollNumbered(boxes, {
    name: 'messages',
    isOurs: ({ kind }) => kind === 'note',
    take: (letter, name, teacher) => take(letter, name, normalizeId(teacher)),
  });
}

async function take(letter: Letter, name: string, teacher: string): Promise<void> {
  const { id, kind, at: written } = letter;
  const chat = await chatChanges(teacher, letter, true);
  // A letter is sent once more if the teacher has a new box.
  const isKnown = (await workspace.all('letters')).some(
    (one) => one.direction === 'in' && one.letter === id && one.with === teacher,
  );
  const state = !chat ? 'refused' : chat.hasMessage && !isKnown ? 'new' : 'taken';
  const remembered = received(name, teacher, { kind, letter: id, written, state });
  await workspace.write([...((!isKnown && chat?.changes) || []), remembered]);
}
