import { limits } from '@/content/schema/limits';
import { sealLetter, type Letter } from '@/lib/drop/letter';
import { takenChanges } from '@/lib/drop/letters';
import { importPairKey, inboxName, pairKey, replyName } from '@/lib/drop/names';
import { forgetOld, pollInbox, pollReplies } from '@/lib/drop/poll';
import { sendWaiting } from '@/lib/drop/queue';
import { fromBase64Url } from '@/lib/file/base64';
import { workspace } from '@/lib/store/device';
import { change, put } from '@/lib/store/record';
import {
  arrivals,
  letters,
  rollNumber,
  setUp,
  startPost,
  studentPost,
  teacherPost,
  write,
  type BoxPlace,
} from './post-office';

jest.mock('@/lib/site/release', () => ({ shownRelease: () => 'this' }));
jest.mock('@/lib/store/device', () => jest.requireActual('../store/own-tab'));

let place: BoxPlace;
const fetched = startPost((made) => (place = made));

const at = '2026-11-26T09:30:00.000Z';
/** A file whose head is that of an exchange file, with so many bytes. */
const exchange = (kind: string, bytes = 0) =>
  `{"format":"edify-exchange","version":1,"kind":"${kind}","rest":"${'x'.repeat(bytes)}"}`;
const id = '12'.repeat(16);
const request: Letter = { format: 1, id, kind: 'request', at, file: exchange('request') };

/** Puts a letter of the student into the inbox of the teacher. */
async function arrive(letter: Letter, name?: string, key = place.pair): Promise<string> {
  const called = name ?? (await inboxName(key, new Date()));
  const bytes = await sealLetter(key, 'in', called, letter);
  place.server.letters.set(`${place.names.inPut}/${called}.jwe`, bytes);
  return called;
}

/** Puts an answer of the teacher into the outbox. */
async function answer(n: number, letter: Partial<Letter>, re: string): Promise<void> {
  const name = await replyName(place.pair, re, n);
  const whole: Letter = { format: 1, id: `0${n}`.repeat(16), kind: 'decisions', at, re, ...letter };
  const bytes = await sealLetter(place.pair, 'out', name, whole);
  place.server.letters.set(`${place.names.outPut}/${name}.jwe`, bytes);
}

const asked = () => place.server.asked.splice(0);
const students = [rollNumber, '25CSE1043'];
const poll = () => pollInbox({ drop: place.drop, students });

describe("A teacher's inbox", () => {
  test('gives a new letter once, by whose key it is, and tells its sender', async () => {
    const name = await arrive(request);
    expect(await poll()).toBe(1);
    expect(await arrivals()).toMatchObject([
      { id: name, letter: id, state: 'new', with: rollNumber, written: at },
    ]);
    const file = await workspace.read('files', (await arrivals())[0]!.file!);
    expect(await file?.blob.text()).toBe(request.file);
    expect(await letters()).toMatchObject([{ kind: 'received', re: id, state: 'waiting' }]);
    await sendWaiting(teacherPost(place));
    expect(await letters()).toEqual([]);
    expect([...place.server.letters.keys()]).toContain(
      `${place.names.outPut}/${await replyName(place.pair, id, 0)}.jwe`,
    );
    asked();
    await poll();
    expect(asked()).toEqual([`GET /drop/list/${place.names.inList}/`]);
  });

  test('is not there, or empty, and nothing changes', async () => {
    expect(await poll()).toBe(0);
    place.server.refuses = 0;
    const other = await setUp(7);
    expect(await pollInbox({ drop: other.drop, students })).toBeNull();
    expect(await workspace.all('letters')).toEqual([]);
  });

  test('is not read for letters of strangers, of old weeks or with names of chance', async () => {
    const stranger = await importPairKey(new Uint8Array(32).fill(77));
    await arrive(request, undefined, stranger);
    await arrive(request, await inboxName(place.pair, new Date(Date.now() - 60 * 86_400_000)));
    await arrive(request, 'ab'.repeat(32));
    asked();
    expect(await poll()).toBe(3);
    expect(asked()).toHaveLength(1);
    expect(await arrivals()).toEqual([]);
  });

  test('remembers a letter that does not open, and asks for it once', async () => {
    const name = await inboxName(place.pair, new Date());
    place.server.letters.set(`${place.names.inPut}/${name}.jwe`, new Uint8Array([1, 2, 3]));
    const odd = await arrive({ ...request, kind: 'decisions' });
    await poll();
    expect((await arrivals()).map((one) => [one.id, one.state]).sort()).toEqual(
      [
        [name, 'refused'],
        [odd, 'refused'],
      ].sort(),
    );
    asked();
    await poll();
    expect(asked()).toHaveLength(1);
    expect(await letters()).toEqual([]);
  });

  test('takes a repeated letter for the same, and sends its answers again', async () => {
    const first = await arrive(request);
    await poll();
    await sendWaiting(teacherPost(place));
    await workspace.write(takenChanges([first]));
    await write('The decisions', { kind: 'decisions', with: rollNumber, re: id });
    await sendWaiting(teacherPost(place));
    for (const path of place.server.letters.keys())
      if (path.startsWith(place.names.outPut)) place.server.letters.delete(path);
    await arrive(request);
    await poll();
    expect((await arrivals()).map(({ state }) => state)).toEqual(['taken', 'taken']);
    await sendWaiting(teacherPost(place));
    const replies = [...place.server.letters.keys()].filter((path) =>
      path.startsWith(place.names.outPut),
    );
    expect(replies).toHaveLength(2);
  });

  test('takes at most 20 letters of one student before they are imported', async () => {
    for (let count = 0; count < 21; count++)
      await arrive({ ...request, id: `${10 + count}`.repeat(16) });
    await poll();
    const fresh = async () => (await arrivals()).filter(({ state }) => state === 'new');
    expect(await fresh()).toHaveLength(20);
    await workspace.write(takenChanges((await fresh()).map((one) => one.id)));
    await poll();
    expect(await arrivals()).toHaveLength(21);
  });

  test('asks once for a letter of a newer release, and again when the page has another one', async () => {
    const newer = { ...request, format: 2 } as unknown as Letter;
    const name = await arrive(newer);
    await poll();
    expect(await arrivals()).toMatchObject([{ id: name, state: 'newer', with: rollNumber }]);
    asked();
    await poll();
    expect(asked()).toHaveLength(1);
    await workspace.write([
      change('letters', name, (one) => one && ({ ...one, release: 'before' } as typeof one)),
    ]);
    await poll();
    expect(asked()).toHaveLength(2);
    await poll();
    expect(asked()).toHaveLength(1);
  });

  test('fetches at most the budget of a day of letters that are newer, of no use, no exchange files or damaged', async () => {
    const odd = [{ format: 2 }, { kind: 'decisions' }, { file: 'Minutes of a meeting' }, null];
    for (let count = 0; count < limits.inbox.letters + 30; count++) {
      const name = await inboxName(place.pair, new Date());
      const more = odd[count % odd.length];
      if (more) await arrive({ ...request, ...more } as Letter, name);
      else place.server.letters.set(`${place.names.inPut}/${name}.jwe`, new Uint8Array([1, 2, 3]));
    }
    const before = await workspace.all('files');
    asked();
    for (let polls = 0; polls < 3; polls++) await poll();
    expect(asked().filter((one) => one.endsWith('.jwe'))).toHaveLength(limits.inbox.letters);
    expect((await arrivals()).filter(({ state }) => state === 'left')).toHaveLength(1);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
    await poll();
    clock.mockRestore();
    expect(asked().filter((one) => one.endsWith('.jwe'))).toHaveLength(30);
    expect((await arrivals()).filter(({ state }) => state === 'left')).toEqual([]);
    expect(await workspace.all('files')).toEqual(before);
  });

  test('fetches at most the bytes of a day from one student, and what others send at once', async () => {
    const other = await importPairKey(
      await pairKey(fromBase64Url(place.drop.key), place.drop.college, '25CSE1043', 1),
    );
    const large = new Uint8Array(limits.letter.size);
    for (let count = 0; count < 8; count++) {
      const name = await inboxName(place.pair, new Date());
      place.server.letters.set(`${place.names.inPut}/${name}.jwe`, large);
    }
    await arrive(request, undefined, other);
    asked();
    for (let polls = 0; polls < 2; polls++) await poll();
    const fetches = asked().filter((one) => one.endsWith('.jwe')).length - 1;
    expect(fetches * large.length).toBeLessThanOrEqual(limits.inbox.bytes);
    expect(fetches).toBeGreaterThan(2);
    expect(await arrivals()).toContainEqual(
      expect.objectContaining({ with: '25CSE1043', state: 'new' }),
    );
  });

  test('stores at most 20 MB of a student before the teacher has decided', async () => {
    for (let count = 0; count < 3; count++)
      await arrive({
        ...request,
        id: `${10 + count}`.repeat(16),
        kind: 'handins',
        file: exchange('handins', 14_000_000),
      });
    for (let polls = 0; polls < 2; polls++) await poll();
    const sizes = (await workspace.all('files')).map(({ size }) => size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(limits.inbox.waitingBytes);
    expect((await arrivals()).map(({ state }) => state).sort()).toEqual(['left', 'new']);
    const isNew = (await arrivals()).filter(({ state }) => state === 'new');
    await workspace.write(takenChanges(isNew.map((one) => one.id)));
    await poll();
    expect((await arrivals()).map(({ state }) => state).sort()).toEqual(['left', 'new', 'taken']);
  });

  test('is read by the key before, too', async () => {
    await arrive(request);
    const { key } = place.drop;
    const next = await setUp(2);
    fetched.mockImplementation((address, ...rest) =>
      (String(address).includes(next.names.inList) ? next : place).server.fetch(
        address as string,
        ...rest,
      ),
    );
    await pollInbox({ drop: { ...next.drop, previous: key }, students });
    expect(await arrivals()).toMatchObject([{ letter: id, state: 'new' }]);
  });

  test('Names of letters are forgotten after 60 days, waiting and new letters never', async () => {
    const old = new Date(Date.now() - 61 * 86_400_000).toISOString();
    const [taken, fresh] = [
      await arrive(request),
      await arrive({ ...request, id: '34'.repeat(16) }),
    ];
    await poll();
    await workspace.write([
      ...takenChanges([taken]),
      ...[taken, fresh].map((one) =>
        change('letters', one, (letter) => letter && { ...letter, at: old }),
      ),
    ]);
    await forgetOld();
    expect((await arrivals()).map((one) => one.id)).toEqual([fresh]);
    expect((await letters()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });
});

describe('A student', () => {
  const isOpen = jest.fn(() => true);
  const takeDecisions = jest.fn();
  const taken = jest.fn();
  const handlers = { isOpen, takeDecisions, taken };
  const replies = () => pollReplies(studentPost(place), handlers);
  const flag = put('flags', { id: 'read:one', at });
  const only = async () => (await letters())[0]!;

  beforeEach(() => {
    for (const mock of [isOpen, takeDecisions, taken]) mock.mockReset();
    isOpen.mockReturnValue(true);
    takeDecisions.mockResolvedValue([flag]);
  });

  test('without an open letter asks for nothing', async () => {
    expect(await replies()).toBe(false);
    await write('The request');
    await sendWaiting(studentPost(place));
    asked();
    isOpen.mockReturnValue(false);
    expect(await replies()).toBe(false);
    expect(asked()).toEqual([]);
  });

  test('fetches at most the bytes of a day from one teacher, whatever becomes of the answers', async () => {
    const sent = await write('The request');
    await sendWaiting(studentPost(place));
    const large = new Uint8Array(limits.letter.size);
    for (let n = 0; n < 9; n++) {
      const path = `${place.names.outPut}/${await replyName(place.pair, sent, n)}.jwe`;
      place.server.letters.set(path, large);
    }
    asked();
    for (let polls = 0; polls < 3; polls++) await replies();
    expect(asked().length * large.length).toBeLessThanOrEqual(limits.outbox.bytes);
  });

  test('asks for the one name of the next answer', async () => {
    const sent = await write('The request');
    await sendWaiting(studentPost(place));
    asked();
    expect(await replies()).toBe(true);
    expect(asked()).toEqual([
      `GET /drop/get/${place.names.outGet}/${await replyName(place.pair, sent, 0)}.jwe`,
    ]);
  });

  test('sees that the letter arrived, and gets the decisions in one transaction with it', async () => {
    const sent = await write('The request');
    await sendWaiting(studentPost(place));
    await answer(0, { kind: 'received' }, sent);
    await replies();
    expect(await only()).toMatchObject({ state: 'seen', seenAt: at, answers: 1 });
    await answer(1, { file: 'The decisions' }, sent);
    takeDecisions.mockImplementation(async (file: File) => {
      expect(await file.text()).toBe('The decisions');
      isOpen.mockReturnValue(false);
      return [flag];
    });
    isOpen.mockReturnValueOnce(true).mockReturnValueOnce(true);
    await replies();
    expect(await only()).toMatchObject({ state: 'answered', answers: 2 });
    expect((await only()).file).toBeUndefined();
    expect(taken).toHaveBeenCalledTimes(1);
    expect(await workspace.read('flags', 'read:one')).not.toBeNull();
    await replies();
    expect(takeDecisions).toHaveBeenCalledTimes(1);
  });

  test('asks for the receipt of work until it comes, and then lets go of the file', async () => {
    isOpen.mockReturnValue(false);
    const sent = await write('The work', { kind: 'handins' });
    await sendWaiting(studentPost(place));
    expect(await replies()).toBe(true);
    expect((await only()).file).toBeDefined();
    await answer(0, { kind: 'received' }, sent);
    await replies();
    expect(await only()).toMatchObject({ state: 'seen', seenAt: at });
    expect((await only()).file).toBeUndefined();
    expect(await replies()).toBe(false);
  });

  test('asks for a corrected decision when a page is opened, for two weeks', async () => {
    const sent = await write('The request');
    await sendWaiting(studentPost(place));
    await answer(0, { file: 'The decisions' }, sent);
    takeDecisions.mockImplementation(async () => {
      isOpen.mockReturnValue(false);
      return [flag];
    });
    await replies();
    expect(await only()).toMatchObject({ state: 'answered', answers: 1 });
    const correct = () => pollReplies(studentPost(place), handlers, true);
    const ago = (days: number) => {
      const answeredAt = new Date(Date.now() - days * 86_400_000).toISOString();
      return workspace.write([change('letters', sent, (one) => one && { ...one, answeredAt })]);
    };
    asked();
    for (const days of [0, 15]) {
      await ago(days);
      expect(await correct()).toBe(false);
    }
    expect(asked()).toEqual([]);
    await ago(3);
    await answer(1, { file: 'The corrected decisions' }, sent);
    expect(await correct()).toBe(false);
    expect(takeDecisions).toHaveBeenCalledTimes(2);
    expect(await only()).toMatchObject({ state: 'answered', answers: 2 });
  });

  test('does not ask again for a file that was refused, but for the one after it', async () => {
    const sent = await write('The request');
    await sendWaiting(studentPost(place));
    await answer(0, { file: 'Not for you' }, sent);
    takeDecisions.mockResolvedValueOnce(null);
    await replies();
    await replies();
    expect(takeDecisions).toHaveBeenCalledTimes(1);
    expect(await only()).toMatchObject({ state: 'sent', answers: 1 });
    await answer(1, { file: 'The decisions' }, sent);
    await replies();
    expect(takeDecisions).toHaveBeenCalledTimes(2);
    expect(await only()).toMatchObject({ state: 'sent', answers: 2 });
    expect((await only()).answeredAt).toBeDefined();
  });

  test('who comes back after the first answers have expired gets the decision that has not', async () => {
    const sent = await write('The request');
    await sendWaiting(studentPost(place));
    await answer(1, { file: 'The decisions' }, sent);
    await replies();
    expect(takeDecisions).not.toHaveBeenCalled();
    const long = new Date(Date.now() - 40 * 86_400_000).toISOString();
    const away = { at: long, sentAt: long };
    await workspace.write([change('letters', sent, (one) => one && { ...one, ...away })]);
    await sendWaiting(studentPost(place));
    await replies();
    expect(takeDecisions).toHaveBeenCalledTimes(1);
  });

  test('tries again later if the decisions could not be stored', async () => {
    const sent = await write('The request');
    await sendWaiting(studentPost(place));
    await answer(0, { file: 'The decisions' }, sent);
    takeDecisions.mockRejectedValueOnce(new Error('no disk'));
    await expect(replies()).rejects.toThrow('no disk');
    expect((await only()).answers).toBeUndefined();
    await replies();
    expect((await only()).answers).toBe(1);
  });

  test('takes no answer that is altered, of another letter or of nobody', async () => {
    const sent = await write('The request');
    await sendWaiting(studentPost(place));
    await answer(0, { re: '34'.repeat(16) }, sent);
    const path = [...place.server.letters.keys()].at(-1)!;
    await replies();
    const bytes = place.server.letters.get(path)!.slice();
    bytes[bytes.length - 3]! ^= 1;
    place.server.letters.set(path, bytes);
    await replies();
    place.server.letters.set(path, new TextEncoder().encode('<script>alert(1)</script>'));
    await replies();
    fetched.mockReset();
    fetched.mockImplementation(async () => new Response('Always here'));
    await replies();
    expect(fetched).toHaveBeenCalledTimes(10);
    expect(takeDecisions).not.toHaveBeenCalled();
    expect(await only()).toMatchObject({ state: 'sent' });
  });
});
