import { openLetter } from '@/lib/drop/letter';
import { retryChange } from '@/lib/drop/letters';
import { importPairKey, isoWeek, replyName, tagIn, tagsOf } from '@/lib/drop/names';
import { sendWaiting } from '@/lib/drop/queue';
import { fromBase64Url } from '@/lib/file/base64';
import { workspace } from '@/lib/store/device';
import { change } from '@/lib/store/record';
import {
  emptyDevice,
  letters,
  office,
  rollNumber,
  setClock,
  startPost,
  studentPost,
  teacherPost,
  write,
  type BoxPlace,
} from './post-office';

jest.mock('@/lib/store/device', () => jest.requireActual('../store/own-tab'));

let place: BoxPlace;
startPost((made) => (place = made));
afterEach(() => jest.useRealTimers());

const only = async () => (await letters())[0]!;
const [start, day] = [new Date('2026-11-26T09:30:00Z'), 24 * 60 * 60 * 1000];

const officePair = () => importPairKey(fromBase64Url(place.drop.office.key));

/** The letters in the box to the teacher, opened. */
async function delivered() {
  const found = [...place.server.letters].map(async ([path, bytes]) => {
    const name = path.slice(33, -4);
    return { name, ...(await openLetter(place.pair, 'in', name, bytes)) };
  });
  return Promise.all(found);
}

test.each([
  [413, 'tooLarge'],
  [405, 'notSetUp'],
  [403, 'notSetUp'],
  [404, 'noBox'],
  [409, 'noBox'],
] as const)(
  'After the answer %i, a letter has the problem “%s” until it is sent again',
  async (status, problem) => {
    const id = await write('The request');
    place.server.refuses = status;
    const refresh = jest.fn(async () => {});
    expect(await sendWaiting(studentPost(place, { refresh }))).toBe(true);
    expect(await only()).toMatchObject({ state: 'failed', problem });
    expect(refresh).toHaveBeenCalledTimes(problem === 'noBox' ? 1 : 0);
    await sendWaiting(studentPost(place));
    expect(place.server.asked).toHaveLength(1);
    place.server.refuses = null;
    await workspace.write([retryChange(id)]);
    await sendWaiting(studentPost(place));
    expect((await only()).state).toBe('sent');
    expect((await only()).problem).toBeUndefined();
  },
);

test('Without storage, a letter that could be sent twice is not sent, and a file is offered', async () => {
  await write('The request');
  const persistence = jest.spyOn(workspace, 'persistence').mockReturnValue('denied');
  expect(await sendWaiting(studentPost(place))).toBe(true);
  persistence.mockRestore();
  expect(place.server.asked).toEqual([]);
  expect(await only()).toMatchObject({ state: 'failed', problem: 'lost' });
});

test('A teacher who has no box any more is a problem, after the record was asked for once', async () => {
  await write('One');
  await write('Two');
  const refresh = jest.fn(async () => {});
  await sendWaiting(studentPost(place, { refresh, routeOf: async () => null }));
  expect((await letters()).map(({ problem }) => problem)).toEqual(['noBox', 'noBox']);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('A letter without an answer is sent once more after 25 days, one that needs none is not', async () => {
  setClock(start.getTime());
  await write('The request');
  await sendWaiting(studentPost(place));
  setClock(start.getTime() + 24 * day);
  await sendWaiting(studentPost(place));
  expect(place.server.letters.size).toBe(1);
  setClock(start.getTime() + 26 * day);
  await sendWaiting(studentPost(place, { isOpen: () => false }));
  expect(place.server.letters.size).toBe(1);
  await sendWaiting(studentPost(place));
  const sent = await delivered();
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  await sendWaiting(studentPost(place));
  expect(place.server.letters.size).toBe(2);
});

describe('An answer', () => {
  const re = '12'.repeat(16);

  test('comes after those that another device has sent, and once if its answer was lost', async () => {
    const first = await write('The first', { kind: 'decisions', with: rollNumber, re });
    await sendWaiting(teacherPost(place));
    await emptyDevice();
    const second = await write('The second', { kind: 'decisions', with: rollNumber, re });
    await sendWaiting(teacherPost(place));
    await workspace.write([
      change('letters', second, (one) => one && ({ ...one, state: 'waiting' } as typeof one)),
    ]);
    await sendWaiting(teacherPost(place));
    const ids = [0, 1].map(async (n) => {
      const name = await replyName(place.pair, re, n);
      const bytes = place.server.letters.get(`${place.names.outPut}/${name}.jwe`)!;
      return (await openLetter(place.pair, 'out', name, bytes)).id;
    });
    expect(await Promise.all(ids)).toEqual([first, second]);
    expect(place.server.letters.size).toBe(2);
  });

  test.each(['decisions', 'changes'] as const)(
    'goes to the office too, and leaves its file when it is sent: %s',
    async (kind) => {
      await write('The file', { kind, with: office });
      await sendWaiting(teacherPost(place));
      expect([...place.server.letters.keys()][0]).toContain(place.drop.office.put);
      const tags = await tagsOf(await officePair(), [isoWeek(new Date())]);
      expect(tags).toContain(tagIn((await only()).name!));
      expect(await only()).toMatchObject({ state: 'sent', with: office });
      expect((await only()).file).toBeUndefined();
    },
  );
});
