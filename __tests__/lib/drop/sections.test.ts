import { makeKey, toPublishedKey } from '@/components/exchange/model/signature';
import { limits } from '@/content/schema/limits';
import { messageChanges } from '@/lib/drop/chat';
import { openLetter, sealLetter, type Letter } from '@/lib/drop/letter';
import { importPairKey, inboxName, isoWeek, sectionName } from '@/lib/drop/names';
import { pollInbox } from '@/lib/drop/poll';
import { routeOf, sendWaiting } from '@/lib/drop/queue';
import { pollSections, type SectionHandlers } from '@/lib/drop/sections';
import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import { workspace } from '@/lib/store/device';
import { change, put, remove } from '@/lib/store/record';
import {
  arrivals,
  emptyDevice,
  letters,
  office,
  rollNumber,
  section,
  setUp,
  startPost,
  teacherId,
  teacherPost,
  write,
  type BoxPlace,
} from './post-office';

jest.mock('@/lib/site/release', () => ({ shownRelease: () => 'this' }));
jest.mock('@/lib/store/device', () => jest.requireActual('../store/own-tab'));

let place: BoxPlace;
const fetched = startPost((made) => (place = made));
const at = '2026-11-26T09:30:00.000Z';

const send = (text: string) => write(text, { kind: 'assignments', with: section });
const sectionKey = () => importPairKey(fromBase64Url(place.drop.sections[0]!.key));
const path = async (n: number, week = isoWeek(new Date())) =>
  `${place.names.outPut}/${await sectionName(await sectionKey(), week, n)}.jwe`;
const asked = () => place.server.asked.splice(0);

/** What the student's device takes from the section's letters. */
async function poll(boxes = place.boxes): Promise<Letter[]> {
  const taken: Letter[] = [];
  const takeNews: SectionHandlers['takeNews'] = async (letter, remembered) => {
    taken.push(letter);
    await workspace.write([remembered(true)]);
  };
  await pollSections(boxes, { takeNews });
  return taken;
}

describe('A letter to a section', () => {
  test('lies in the outbox under a name that every student of the section computes', async () => {
    const id = await send('The assignment');
    await sendWaiting(teacherPost(place));
    expect([...place.server.letters.keys()]).toEqual([await path(0)]);
    expect(await letters()).toMatchObject([{ id, state: 'sent', with: section }]);
    await emptyDevice();
    expect(await poll()).toMatchObject([{ id, kind: 'assignments', file: 'The assignment' }]);
    expect(await workspace.all('letters')).toMatchObject([
      { direction: 'in', state: 'taken', kind: 'assignments', with: 'EMP-1', letter: id },
    ]);
    expect(await poll()).toEqual([]);
  });

  test('has the next number, also after those of another device, and the same after a lost answer', async () => {
    const ids = [await send('The first'), await send('The second')];
    await sendWaiting(teacherPost(place));
    await emptyDevice();
    ids.push(await send('The third'));
    fetched.mockImplementationOnce(async (...request) => {
      await place.server.fetch(...request);
      throw new TypeError('Failed to fetch');
    });
    for (const isDone of [false, true]) expect(await sendWaiting(teacherPost(place))).toBe(isDone);
    ids.push(await send('The fourth'));
    await sendWaiting(teacherPost(place));
    await emptyDevice();
    expect((await poll()).map(({ id }) => id)).toEqual(ids);
  });

  test('leaves no gap if the one before it fails or waits', async () => {
    await send('Too large for the server');
    place.server.refuses = 413;
    await sendWaiting(teacherPost(place));
    place.server.refuses = 503;
    const waiting = await send('The one that waits');
    await sendWaiting(teacherPost(place));
    place.server.refuses = null;
    const last = await send('The last');
    await sendWaiting(teacherPost(place));
    expect((await letters()).map(({ state }) => state).sort()).toEqual(['failed', 'sent', 'sent']);
    await emptyDevice();
    expect((await poll()).map(({ id }) => id)).toEqual([waiting, last]);
  });

  test('is fetched within the bytes of a day of its teacher, also if it is damaged, and the rest on the next day', async () => {
    const large = new Uint8Array(limits.letter.size);
    const names = await Promise.all(Array.from({ length: 9 }, (_, n) => path(n)));
    for (const name of names) place.server.letters.set(name, large);
    const fetches = () =>
      asked().filter((one) => names.some((name) => one.endsWith(name.split('/')[1]!))).length;
    fetches();
    for (let polls = 0; polls < 3; polls++) await poll();
    expect(fetches()).toBe(Math.floor(limits.outbox.bytes / large.length));
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
    await poll();
    clock.mockRestore();
    expect(fetches()).toBeGreaterThan(0);
  });

  test('goes out again when the teacher has other boxes, and not otherwise', async () => {
    const id = await send('The assignment');
    await sendWaiting(teacherPost(place));
    await sendWaiting(teacherPost(place));
    expect(place.server.letters.size).toBe(1);
    const next = await setUp(2);
    place.server.add(next.names);
    await sendWaiting(teacherPost(next));
    await emptyDevice();
    expect((await poll(next.boxes)).map((one) => one.id)).toEqual([id]);
  });

  test('goes out again when the key of the section is another one: a student has only the one before', async () => {
    const id = await send('The assignment');
    await sendWaiting(teacherPost(place));
    const sections = [{ section, key: toBase64Url(new Uint8Array(32).fill(77)) }];
    const teacher = { kind: 'teacher', drop: { ...place.drop, sections } } as unknown;
    for (let count = 0; count < 2; count++)
      await sendWaiting(teacherPost({ ...place, teacher: teacher as BoxPlace['teacher'] }));
    expect(place.server.letters.size).toBe(2);
    await emptyDevice();
    expect((await poll([{ ...place.boxes[0]!, sections }])).map((one) => one.id)).toEqual([id]);
  });

  test('has no way without a key of the section, and one to the office', async () => {
    const to = { kind: 'changes', with: '2CSE1' } as const;
    expect(await routeOf(to, place.teacher)).toBeNull();
    expect(await routeOf({ ...to, with: office }, place.teacher)).toMatchObject({ box: 'in' });
    expect(await routeOf({ ...to, with: section }, place.teacher)).toMatchObject({ box: 'out' });
  });
});

describe('A note to a section', () => {
  const otherDevice = async () => {
    await emptyDevice();
    const all = await workspace.all('messages');
    await workspace.write(all.map(({ id }) => remove('messages', id)));
  };
  beforeEach(otherDevice);
  const say = async (text: string) => {
    const made = await messageChanges({ kind: 'sectionNote', with: section, text });
    if ('problem' in made) throw new Error(made.problem);
    await workspace.write(made.changes);
    return made.id;
  };

  test('is one letter, and a message of the teacher on the device of each student', async () => {
    const id = await say('Room 5 today.');
    expect(await workspace.all('messages')).toMatchObject([
      { id, with: '', section, direction: 'out', text: 'Room 5 today.' },
    ]);
    await sendWaiting(teacherPost(place));
    expect([...place.server.letters.keys()]).toEqual([await path(0)]);
    expect(await letters()).toMatchObject([{ kind: 'sectionNote', with: section, state: 'sent' }]);
    await otherDevice();

    expect(await poll()).toEqual([]);
    await poll();
    expect(await workspace.all('messages')).toMatchObject([
      { id, with: teacherId, section, direction: 'in', text: 'Room 5 today.' },
    ]);
    expect(await arrivals()).toMatchObject([
      { kind: 'sectionNote', with: teacherId, state: 'new', letter: id },
    ]);
  });

  test('shares the numbers of the week with assignments, and keeps the order of its conversation', async () => {
    await say('First');
    await send('The assignment');
    await say('Second');
    await sendWaiting(teacherPost(place));
    await otherDevice();
    expect(await poll()).toMatchObject([{ kind: 'assignments' }]);
    const found = (await workspace.all('messages')).sort((one, other) => one.order - other.order);
    expect(found.map(({ text }) => text)).toEqual(['First', 'Second']);
  });

  test('is signed with the key of the teacher where there is one; one that is not says so, and a forged one is no message', async () => {
    const own = await makeKey({ name: 'Prof. X', employeeId: teacherId });
    const other = await makeKey({ name: 'Prof. Y', employeeId: 'EMP-2' });
    const keys = [own, other].map(toPublishedKey);
    for (const [key, text] of [
      [own, 'Signed'],
      [null, 'Not signed'],
      [other, 'With the key of a colleague'],
      [{ ...own, privateKey: other.privateKey }, 'Forged'],
    ] as const) {
      await workspace.write([key ? put('keys', key) : remove('keys', 'signing')]);
      await say(text);
      await sendWaiting(teacherPost(place));
    }
    await workspace.write([remove('keys', 'signing')]);
    const takeNews = jest.fn();
    const found = async () =>
      (await workspace.all('messages')).map(({ text, unsigned }) => [text, unsigned]);
    await otherDevice();
    await pollSections(place.boxes, { takeNews }, keys);
    expect(await found()).toEqual([
      ['Signed', undefined],
      ['Not signed', true],
    ]);
    await otherDevice();
    await pollSections(place.boxes, { takeNews }, []);
    expect((await found()).map(([, unsigned]) => unsigned)).toEqual(Array(4).fill(undefined));
  });

  test('is not new again from another box, and a student cannot send one', async () => {
    const id = await say('Once');
    await sendWaiting(teacherPost(place));
    const next = await setUp(2);
    place.server.add(next.names);
    await sendWaiting(teacherPost(next));
    await otherDevice();
    await poll();
    await poll(next.boxes);
    expect(await workspace.all('messages')).toMatchObject([{ id }]);
    expect((await arrivals()).map(({ state }) => state).sort()).toEqual(['new', 'taken']);
    await otherDevice();

    const name = await inboxName(place.pair, new Date());
    const file = JSON.stringify({ format: 1, order: 1, text: 'To all' });
    const letter: Letter = { format: 1, id, kind: 'sectionNote', at, file };
    const bytes = await sealLetter(place.pair, 'in', name, letter);
    place.server.letters.set(`${place.names.inPut}/${name}.jwe`, bytes);
    await pollInbox({ drop: place.drop, students: [rollNumber] });
    expect(await workspace.all('messages')).toEqual([]);
    expect(await arrivals()).toMatchObject([{ state: 'refused' }]);
  });
});

describe('A student', () => {
  test('asks for each week once, then for the last two', async () => {
    await poll();
    expect(asked()).toHaveLength(6);
    await poll();
    expect(asked()).toHaveLength(2);
    await poll([{ ...place.boxes[0]!, sections: (await setUp(3)).drop.sections }]);
    expect(asked()).toHaveLength(6);
  });

  test('asks again for what could not be fetched or stored', async () => {
    await send('The assignment');
    await sendWaiting(teacherPost(place));
    await emptyDevice();
    fetched.mockImplementation(async () => new Response(null, { status: 503 }));
    expect(await poll()).toEqual([]);
    fetched.mockImplementation(place.server.fetch);
    const takeNews = jest.fn().mockRejectedValue(new Error('no disk'));
    await expect(pollSections(place.boxes, { takeNews })).rejects.toThrow('no disk');
    expect(await poll()).toHaveLength(1);
  });

  test('takes no letter that is altered, renamed or of another kind, and reads the one after it', async () => {
    for (const text of ['The first', 'The second', 'The third', 'The last']) await send(text);
    await sendWaiting(teacherPost(place));
    await emptyDevice();
    const bytes = place.server.letters.get(await path(0))!;
    place.server.letters.set(await path(1), bytes);
    const changed = bytes.slice();
    changed[changed.length - 3]! ^= 1;
    place.server.letters.set(await path(0), changed);
    place.server.letters.set(await path(2), new TextEncoder().encode('<script>alert(1)</script>'));
    expect((await poll()).map(({ file }) => file)).toEqual(['The last']);
    const name = await sectionName(await sectionKey(), isoWeek(new Date()), 0);
    const refused = openLetter(await sectionKey(), 'out', name, changed);
    await expect(refused).rejects.toThrow();
    expect(await poll()).toEqual([]);
    place.server.letters.set(await path(0), bytes);
    expect((await poll()).map(({ file }) => file)).toEqual(['The first']);
  });

  test('asks once for a letter of a newer release, and again when the page has another one', async () => {
    const name = await sectionName(await sectionKey(), isoWeek(new Date()), 0);
    const letter = { format: 2, id: '12'.repeat(16), kind: 'assignments', at } as unknown as Letter;
    place.server.letters.set(
      await path(0),
      await sealLetter(await sectionKey(), 'out', name, letter),
    );
    await emptyDevice();
    asked();
    for (let polls = 0; polls < 3; polls++) await poll();
    const fetches = () => asked().filter((one) => one.includes(name)).length;
    expect(fetches()).toBe(1);
    await workspace.write([
      change('letters', name, (one) => one && ({ ...one, release: 'before' } as typeof one)),
    ]);
    await poll();
    expect(fetches()).toBe(1);
  });
});
