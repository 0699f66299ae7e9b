import { letterChanges } from '@/lib/drop/letters';
import { pollInbox, pollReplies, type ReplyHandlers } from '@/lib/drop/poll';
import { sendWaiting } from '@/lib/drop/queue';
import { workspace } from '@/lib/store/device';
import {
  arrivals,
  letters,
  rollNumber,
  startPost,
  studentPost,
  teacherPost,
  write,
  type BoxPlace,
} from './post-office';

jest.mock('@/lib/site/release', () => ({ shownRelease: () => 'this' }));
jest.mock('@/lib/store/device', () => jest.requireActual('../store/own-tab'));

let place: BoxPlace;
startPost((made) => (place = made));

const text = '{"format":"edify-exchange"}';

async function answerTo(re: string, content: string) {
  const made = await letterChanges({
    ...{ kind: 'answer', with: rollNumber, re, file: new Blob([content]) },
  });
  if ('problem' in made) throw new Error(made.problem);
  await workspace.write(made.changes);
  await sendWaiting(teacherPost(place));
}

test('A question reaches the teacher, who has it and then answers; a later answer is asked for as well', async () => {
  const read: string[] = [];
  let isOpen = true;
  const handlers: ReplyHandlers = {
    isOpen: () => isOpen,
    takeDecisions: async (file, { kind }) => {
      read.push(`${kind} ${file.name} ${await file.text()}`);
      isOpen = false;
      return [];
    },
  };
  const post = studentPost(place, handlers);
  const poll = (withCorrected = false) => pollReplies(post, handlers, withCorrected);
  const state = async (id: string) => {
    const letter = (await letters()).find((one) => one.id === id)!;
    return { state: letter.state, hasFile: letter.file !== undefined };
  };

  const id = await write(text, { kind: 'question' });
  await sendWaiting(post);
  expect(await state(id)).toEqual({ state: 'sent', hasFile: true });
  await pollInbox({ drop: place.drop, students: [rollNumber] });
  const [arrived] = await arrivals();
  expect(arrived).toMatchObject({ kind: 'question', state: 'new', letter: id, with: rollNumber });
  await sendWaiting(teacherPost(place));
  expect(await poll()).toBe(true);
  expect(await state(id)).toEqual({ state: 'seen', hasFile: true });

  await answerTo(id, 'first');
  await poll();
  expect(read).toEqual(['question answer.json first']);
  expect(await state(id)).toEqual({ state: 'answered', hasFile: false });

  await answerTo(id, 'second');
  await poll(true);
  expect(read).toHaveLength(1);
  // A correction is asked for an hour later.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 60 * 60 * 1000);
  await poll(true);
  expect(read[1]).toBe('question answer.json second');
  jest.restoreAllMocks();
});
