import { DropServer } from '@/__tests__/drop-server';
import { isFull } from '@/__tests__/full-run';
import type { TeacherDrop } from '@/lib/drop/access';
import { boxNames } from '@/lib/drop/names';
import { changeLetter, takenChanges } from '@/lib/drop/letters';
import { pollInbox, pollReplies } from '@/lib/drop/poll';
import { routeOf, sendWaiting, type Post } from '@/lib/drop/queue';
import type { OpenedRecord } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import { remove } from '@/lib/store/record';
import { teacherBoxKey, teacherPuts } from '@/tools/college/drop/access';
import { dropContext, dropOf } from '@/tools/college/drop/plan';
import {
  arrivals,
  letters,
  rollNumber,
  setClock,
  startPost,
  teacherId,
  write,
} from './post-office';

jest.mock('@/lib/store/device', () => jest.requireActual('../store/own-tab'));

const fetched = startPost(() => {});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'navigator');
});

const today = '2026-11-29';
const [sunday, day] = [Date.parse('2026-11-29T18:00:00Z'), 24 * 60 * 60 * 1000];

/** What browsers have for tabs that do the same: one after the other. */
const works = new Map<string, Promise<unknown>>();
const request = (name: string, work: () => Promise<unknown>) => {
  const next = (works.get(name) ?? Promise.resolve()).then(work);
  works.set(
    name,
    next.catch(() => {}),
  );
  return next;
};

/** A student, a teacher and a server, to which something happens while a request is on its way. */
class World {
  readonly server = new DropServer();
  /** The clock of each device, in days after that of the server. */
  readonly fast = { student: 0, teacher: 0 };
  /** What the student's device read as the decision. */
  readonly decisions: string[] = [];
  hasDrop = true;
  /** How many tabs of each device do the same at once. */
  tabs = 1;
  #generations: Record<string, number> = {};
  #time = sunday;
  #boxes: string[][] = [];

  /** A new access code, which the college publishes at once. */
  async replaceCard(person: `student ${string}` | `teacher ${string}`): Promise<void> {
    this.#generations[person] = 2;
    await this.publish();
  }

  async publish(): Promise<void> {
    const names = await boxNames(teacherBoxKey(this.#college, teacherId), this.#college.id);
    const inPut = teacherPuts(this.#college, teacherId, today)[0]!;
    this.server.add({ ...names, inPut });
    this.#boxes.push([inPut, names.outPut]);
  }

  /** The path of a letter in the teacher's other box. */
  turned(path: string): string {
    const [box, name] = path.split('/') as [string, string];
    const own = this.#boxes.find((boxes) => boxes.includes(box)) ?? [];
    return `${own.find((one) => one !== box)}/${name}`;
  }

  get #college() {
    const generations = { ...this.#generations };
    return { id: 'A'.repeat(26), secret: new Uint8Array(32).fill(1), generations };
  }

  #dropOf(kind: 'student' | 'teacher') {
    const sections = { A: [rollNumber] };
    const teacher = { id: teacherId, name: 'Prof. X', generation: 1, sections };
    const raised = `teacher ${teacherId}` in this.#generations ? today : undefined;
    const person = kind === 'teacher' ? { ...teacher, kind, raised } : { kind, id: rollNumber };
    return dropOf(this.#college, dropContext(this.#college, today, [teacher]), person);
  }

  get #post(): Post {
    const recordOf = (kind: 'student' | 'teacher') =>
      ({ kind, ...(this.hasDrop && { drop: this.#dropOf(kind) }) }) as unknown as OpenedRecord;
    return {
      routeOf: (letter) => routeOf(letter, recordOf(letter.re ? 'teacher' : 'student')),
      refresh: async () => {},
      isOpen: () => this.decisions.length === 0,
    };
  }

  pass(days: number): void {
    this.#time += days * day;
  }

  #as(person: 'student' | 'teacher'): void {
    setClock(this.#time + this.fast[person] * day);
  }

  async #inTabs(work: () => Promise<unknown>): Promise<void> {
    await Promise.all(Array.from({ length: this.tabs }, work));
  }

  async send(): Promise<void> {
    this.#as('student');
    await this.#inTabs(() => sendWaiting(this.#post));
  }

  async fetch(): Promise<void> {
    this.#as('teacher');
    await this.#inTabs(async () => {
      if (this.hasDrop)
        await pollInbox({ drop: this.#dropOf('teacher') as TeacherDrop, students: [rollNumber] });
      await sendWaiting(this.#post);
    });
  }

  /** The teacher decides on what has arrived. */
  async decide(): Promise<void> {
    const fresh = (await arrivals()).filter(({ state }) => state === 'new');
    for (const { letter } of fresh)
      await write('Approved', { kind: 'decisions', with: rollNumber, re: letter! });
    await workspace.write(takenChanges(fresh.map(({ id }) => id)));
  }

  async read(): Promise<void> {
    this.#as('student');
    const takeDecisions = async (file: File) => {
      this.decisions.push(await file.text());
      return [];
    };
    const { isOpen } = this.#post;
    if (this.hasDrop) await this.#inTabs(() => pollReplies(this.#post, { isOpen, takeDecisions }));
  }
}

/** Empties the browser of the teacher. */
async function clearTeacher(): Promise<void> {
  const own = (await workspace.all('letters')).filter(({ direction, with: whom }) =>
    direction === 'in' ? true : whom === rollNumber,
  );
  await workspace.write(own.map(({ id }) => remove('letters', id)));
}

/** A second device of the student has the same letter, from a backup. */
async function restoreStudent(): Promise<void> {
  for (const { id, re } of await letters())
    if (!re)
      await workspace.write([
        changeLetter(id, 'out', {
          ...{ state: 'waiting', name: undefined, put: undefined, answers: undefined },
        }),
      ]);
}

const accidents: Record<string, (world: World) => void | Promise<void>> = {
  'nothing happens': () => {},
  'the server is stopped': ({ server }) => void (server.refuses = 0),
  'the server is slow': () =>
    void fetched.mockRejectedValueOnce(new DOMException('', 'TimeoutError')),
  'the disk of nginx is full': ({ server }) => void (server.refuses = 500),
  'the disk of Apache is full': ({ server }) => void (server.refuses = 507),
  'the server has too much to do': ({ server }) => void (server.refuses = 429),
  'an answer of the server is lost': ({ server }) =>
    void fetched.mockImplementationOnce(async (...request) => {
      await server.fetch(...request);
      throw new TypeError('Failed to fetch');
    }),
  'all letters expire': ({ server }) => server.letters.clear(),
  'all letters are altered': ({ server }) => {
    for (const name of server.letters.keys()) server.letters.set(name, new Uint8Array([1, 2]));
  },
  'all letters are moved to the box of the other direction': (world) => {
    const letters = [...world.server.letters];
    world.server.letters.clear();
    for (const [path, bytes] of letters) world.server.letters.set(world.turned(path), bytes);
  },
  'all letters are sent back, too': (world) => {
    for (const [path, bytes] of [...world.server.letters])
      world.server.letters.set(world.turned(path), bytes);
  },
  'all letters are repeated under other names': ({ server }) => {
    for (const [path, bytes] of [...server.letters])
      server.letters.set(`${path.slice(0, 65)}${'0'.repeat(32)}.jwe`, bytes);
  },
  'both have two tabs': (world) => void (world.tabs = 2),
  'the teacher gets a new card': (world) => world.replaceCard(`teacher ${teacherId}`),
  'the student gets a new card': (world) => world.replaceCard(`student ${rollNumber}`),
  'both get a new card': async (world) => {
    await world.replaceCard(`teacher ${teacherId}`);
    await world.replaceCard(`student ${rollNumber}`);
  },
  "the student's clock goes a day ahead": ({ fast }) => void (fast.student = 1),
  "the teacher's clock goes a day ahead": ({ fast }) => void (fast.teacher = 1),
  'the clocks go two days apart': ({ fast }) =>
    void Object.assign(fast, { student: 1, teacher: -1 }),
  'the browser of the teacher is cleared': clearTeacher,
  'a second device of the student has the same letter': restoreStudent,
  'the college has no drop box for a day': (world) => void (world.hasDrop = false),
  'many letters of nobody arrive': ({ server }) => {
    const box = [...server.letters.keys()][0]?.slice(0, 32) ?? '0'.repeat(32);
    for (let count = 0; count < (isFull ? 10_000 : 500); count += 1)
      server.letters.set(`${box}/${String(count).padStart(64, '0')}.jwe`, new Uint8Array());
  },
};

const moments = [
  'is sent',
  'arrives',
  'is seen',
  'is decided on',
  'is answered',
  'is read',
] as const;

/** The moments at which an accident is tried: one, and all in a full run. */
const momentsOf = (index: number) => (isFull ? moments : [moments[index % moments.length]]);

const cases = Object.keys(accidents).flatMap((what, index) =>
  momentsOf(index).map((when) => [what, when] as const),
);

test.each(cases)(
  '%s before a request %s, and the student gets the decision',
  async (what, when) => {
    const world = new World();
    fetched.mockReset();
    fetched.mockImplementation(world.server.fetch);
    await world.publish();
    setClock(sunday);
    await write('{"format":"edify-exchange"}');
    // Once the database is open, which holds a lock as long as the page.
    Object.defineProperty(globalThis, 'navigator', {
      value: { locks: { request } },
      configurable: true,
    });
    const steps = [world.send, world.fetch, world.read, world.decide, world.fetch, world.read];
    for (const [index, step] of steps.entries()) {
      if (moments[index] === when) await accidents[what]!(world);
      await step.call(world);
    }
    world.server.refuses = null;
    world.hasDrop = true;
    for (const days of [1, 1, 26]) {
      world.pass(days);
      for (const step of steps) await step.call(world);
    }
    expect(world.decisions).toEqual(['Approved']);
    expect((await letters()).filter(({ re }) => !re)).toMatchObject([{ state: 'answered' }]);
    expect(world.server.asked.filter((one) => one.includes('0'.repeat(40)))).toEqual([]);
    const asked = world.server.asked.length;
    await world.read();
    await world.send();
    expect(world.server.asked).toHaveLength(asked);
  },
);
