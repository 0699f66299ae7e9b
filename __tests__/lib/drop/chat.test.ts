import { byOrder, messageChanges, type Message } from '@/lib/drop/chat';
import { pollChats } from '@/lib/drop/sections';
import { inboxName, isoWeek, pairKey, sectionName } from '@/lib/drop/names';
import { sealLetter, type Letter } from '@/lib/drop/letter';
import { pollInbox, pollReplies } from '@/lib/drop/poll';
import { sendWaiting } from '@/lib/drop/queue';
import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import { workspace } from '@/lib/store/device';
import { toFileRecord } from '@/lib/store/file';
import { change, remove } from '@/lib/store/record';
import {
  arrivals,
  letters,
  rollNumber,
  startPost,
  studentPost,
  teacherPost,
  teacherId,
  type BoxPlace,
} from './post-office';

jest.mock('@/lib/site/release', () => ({ shownRelease: () => 'this' }));
jest.mock('@/lib/store/device', () => jest.requireActual('../store/own-tab'));

let mockPolled: string | null = null;
jest.mock('@/lib/store/device-name', () => ({
  deviceName: 'test',
  withDeviceStorage: (read: (storage: object) => unknown) =>
    read({
      getItem: () => mockPolled,
      setItem: (_: string, value: string) => void (mockPolled = value),
    }),
}));

let place: BoxPlace;
startPost((made) => (place = made));

const at = '2026-11-26T09:30:00.000Z';
const id = '12'.repeat(16);
const day = 86_400_000;
const pdf = () => new Blob(['%PDF-1.7 of a test'], { type: 'application/pdf' });

const messages = async () => (await workspace.all('messages')).sort(byOrder);
const texts = async () => (await messages()).map(({ text }) => text);

/** Empties the device: what comes next happens on the device of the other side. */
async function otherDevice(): Promise<void> {
  mockPolled = null;
  for (const store of ['messages', 'letters'] as const)
    await workspace.write((await workspace.all(store)).map((one) => remove(store, one.id)));
}

beforeEach(otherDevice);
afterEach(() => jest.useRealTimers());

const pollTeacher = () => pollInbox({ drop: place.drop, students: [rollNumber] });
const takeNews = async () => {};
const pollStudent = () => pollChats(place.boxes, { takeNews });
const replies = () =>
  pollReplies(studentPost(place), { isOpen: () => false, takeDecisions: async () => [] });
const studentSends = () => sendWaiting(studentPost(place));
const teacherSends = () => sendWaiting(teacherPost(place));

/** Writes a message and puts it into the queue. */
async function say(to: string, text: string, more: object = {}): Promise<string> {
  const kind = to === teacherId ? 'chat' : 'note';
  const made = await messageChanges({ kind, with: to, text, ...more });
  if ('problem' in made) throw new Error(made.problem);
  await workspace.write(made.changes);
  return made.id;
}

/** Puts a letter of the student with this content into the teacher's inbox. */
async function arrive(content: unknown, more: Partial<Letter> = {}): Promise<string> {
  const file = typeof content === 'string' ? content : JSON.stringify(content);
  const name = await inboxName(place.pair, new Date());
  const letter: Letter = { format: 1, id, kind: 'chat', at, file, ...more };
  const bytes = await sealLetter(place.pair, 'in', name, letter);
  place.server.letters.set(`${place.names.inPut}/${name}.jwe`, bytes);
  return name;
}

describe('A message of a student', () => {
  test('arrives once with its PDF, unread, and the student sees that the device has it', async () => {
    const file = await toFileRecord(pdf(), 'Question.pdf');
    const sent = await say(teacherId, 'May I come at ten?', { pdf: file });
    expect(await messages()).toMatchObject([
      { id: sent, with: teacherId, direction: 'out', file: { name: 'Question.pdf' } },
    ]);
    await studentSends();
    const [own] = await letters();
    await otherDevice();

    await pollTeacher();
    await pollTeacher();
    const [message] = await messages();
    expect(message).toMatchObject({ id: sent, with: rollNumber, direction: 'in' });
    expect(message).toMatchObject({ text: 'May I come at ten?', file: { name: 'Question.pdf' } });
    const stored = await workspace.read('files', message!.file!.file);
    expect(await stored?.blob.text()).toBe('%PDF-1.7 of a test');
    expect(await arrivals()).toMatchObject([{ kind: 'chat', state: 'new', letter: sent }]);
    await teacherSends();
    await otherDevice();

    await workspace.write([change('letters', sent, () => own!)]);
    expect(await replies()).toBe(true);
    expect(await letters()).toMatchObject([{ id: sent, state: 'seen' }]);
    expect((await letters())[0]!.file).toBeUndefined();
    expect(await replies()).toBe(false);
  });

  test('that the teacher’s device does not fetch is sent once more', async () => {
    await say(teacherId, 'Hello');
    await studentSends();
    const later = Date.now() + 26 * day;
    jest.useFakeTimers({ now: later, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
    await studentSends();
    expect(place.server.letters.size).toBe(2);
    await otherDevice();
    await pollTeacher();
    expect(await texts()).toEqual(['Hello']);
    expect((await arrivals()).map(({ state }) => state).sort()).toEqual(['new', 'taken']);
  });

  test('does not replace another message of the same id', async () => {
    const sent = await say(rollNumber, 'Mine');
    await arrive({ format: 1, order: 1, text: 'Another text' }, { id: sent });
    await pollTeacher();
    expect(await texts()).toEqual(['Mine']);
  });

  test.each<[string, unknown]>([
    ['no JSON', '{"format":1'],
    ['null', 'null'],
    ['a list', []],
    ['nothing', { format: 1, order: 1 }],
    ['blanks', { format: 1, order: 1, text: ' \n\t' }],
    ['a text of 2,001 characters', { format: 1, order: 1, text: 'x'.repeat(2001) }],
    ['a number as its text', { format: 1, order: 1, text: 7 }],
    ['a field that nobody knows', { format: 1, order: 1, text: 'x', html: '<b>x</b>' }],
    ['no order', { format: 1, text: 'x' }],
    ['an order below 0', { format: 1, order: -1, text: 'x' }],
    ['an endless order', '{"format":1,"order":1e999,"text":"x"}'],
    ['a PDF that is none', { format: 1, order: 1, pdf: { name: 'a.pdf', content: 'PGI+' } }],
    ['a PDF in no base64', { format: 1, order: 1, pdf: { name: 'a.pdf', content: '%%%' } }],
    ['a PDF without a name', { format: 1, order: 1, pdf: { name: ' ', content: 'JVBERi0x' } }],
  ])('with %s is refused and fetched once', async (_, content) => {
    await arrive(content);
    await pollTeacher();
    place.server.asked.splice(0);
    await pollTeacher();
    expect(place.server.asked).toHaveLength(1);
    expect(await messages()).toEqual([]);
    expect(await arrivals()).toMatchObject([{ state: 'refused' }]);
    expect(await letters()).toEqual([]);
  });

  test('of a newer release waits in the box', async () => {
    await arrive({ format: 2, voice: '…' });
    await pollTeacher();
    expect(await arrivals()).toMatchObject([{ state: 'newer', release: 'this' }]);
    expect(await messages()).toEqual([]);
  });

  test('has a PDF whose name cannot be a path or another kind of file', async () => {
    const named = { name: '../../evil.html', content: btoa('%PDF-1.7') };
    await arrive({ format: 1, order: 1, pdf: named });
    await pollTeacher();
    expect((await messages())[0]?.file?.name).toMatch(/^[^/\\]+\.pdf$/);
  });
});

describe('A message of a teacher', () => {
  test('is found by the student without a letter before it', async () => {
    await say(rollNumber, 'Please see me.');
    await say(rollNumber, 'At two.');
    await teacherSends();
    await otherDevice();
    await pollStudent();
    await pollStudent();
    expect(await texts()).toEqual(['Please see me.', 'At two.']);
    expect(await arrivals()).toMatchObject([
      { kind: 'note', with: teacherId, state: 'new' },
      { kind: 'note', with: teacherId, state: 'new' },
    ]);
  });

  test('takes the next free name in a browser that was cleared, and the student gets both', async () => {
    await say(rollNumber, 'One');
    await teacherSends();
    await otherDevice();
    await say(rollNumber, 'Two');
    await teacherSends();
    expect(place.server.letters.size).toBe(2);
    await otherDevice();
    await pollStudent();
    expect(await texts()).toEqual(['One', 'Two']);
  });

  test('goes out again when the student has another access code, and not otherwise', async () => {
    await say(rollNumber, 'Hello');
    await teacherSends();
    await teacherSends();
    expect(place.server.letters.size).toBe(1);
    const drop = { ...place.drop, generations: { [rollNumber]: 2 } };
    const teacher = { kind: 'teacher', drop } as unknown as BoxPlace['teacher'];
    const sendAgain = () => sendWaiting(teacherPost({ ...place, teacher }));
    await sendAgain();
    await sendAgain();
    expect(place.server.letters.size).toBe(2);
    await otherDevice();
    const key = toBase64Url(await pairKey(fromBase64Url(drop.key), drop.college, rollNumber, 2));
    await pollChats([{ ...place.boxes[0]!, key }], { takeNews });
    expect(await texts()).toEqual(['Hello']);
  });

  test('that is sent once more for a new box is not new again, and one of no use is refused', async () => {
    const content = JSON.stringify({ format: 1, order: 1, text: 'Once' });
    const put = async (n: number, file: string, kind: Letter['kind'] = 'note') => {
      const name = await sectionName(place.pair, isoWeek(new Date()), n);
      const letter: Letter = { format: 1, id, kind, at, file };
      const bytes = await sealLetter(place.pair, 'out', name, letter);
      place.server.letters.set(`${place.names.outPut}/${name}.jwe`, bytes);
    };
    await put(0, content);
    await put(1, content);
    await put(2, '{"format":1}');
    await put(3, content, 'decisions');
    await pollStudent();
    expect(await texts()).toEqual(['Once']);
    const states = (await arrivals()).map(({ state }) => state);
    expect(states.sort()).toEqual(['new', 'refused', 'refused', 'taken']);
  });

  test('keeps its name at a second try, and gets that of the week if it waited for weeks', async () => {
    await say(rollNumber, 'Hello');
    place.server.refuses = 503;
    await teacherSends();
    const [first] = await letters();
    await teacherSends();
    expect((await letters())[0]!.name).toBe(first!.name);
    jest.useFakeTimers({
      now: Date.now() + 15 * day,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
    });
    place.server.refuses = null;
    await teacherSends();
    const name = await sectionName(place.pair, isoWeek(new Date()), 0);
    expect(await letters()).toMatchObject([{ name, state: 'sent' }]);
    await otherDevice();
    await pollStudent();
    expect(await texts()).toEqual(['Hello']);
  });

  test('costs two requests a teacher if there is none, and none is left out while there is no connection', async () => {
    await pollStudent();
    place.server.asked.splice(0);
    await pollStudent();
    expect(place.server.asked).toHaveLength(2);
    const before = mockPolled;
    jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await pollStudent();
    expect(mockPolled).toBe(before);
  });
});

describe('The order of messages', () => {
  test('is that in which they answer each other, whatever the clocks say', async () => {
    const year = Math.floor((Date.now() + 365 * day) / 1000);
    await arrive({ format: 1, order: year, text: 'From a fast clock' });
    await pollTeacher();
    await say(rollNumber, 'The answer');
    expect(await texts()).toEqual(['From a fast clock', 'The answer']);
  });

  test('is that of their clocks if neither has seen the other, and always the same', () => {
    const one = (more: object) => ({ order: 5, at, id, ...more }) as Message;
    const sorted = [
      one({ order: 4 }),
      one({ at: '2026-11-26T09:29:00.000Z' }),
      one({}),
      one({ id: '34'.repeat(16) }),
    ];
    expect([...sorted].reverse().sort(byOrder)).toEqual(sorted);
    expect(byOrder(one({}), one({}))).toBe(0);
  });

  test('is at most two years ahead', async () => {
    await arrive({ format: 1, order: Number.MAX_SAFE_INTEGER, text: 'The year 285 million' });
    await pollTeacher();
    expect((await messages())[0]!.order).toBeLessThan((Date.now() + 731 * day) / 1000);
  });
});
