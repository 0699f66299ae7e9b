import { writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '@/__tests__/servers/ask';
import type { BoxNames } from '@/lib/drop/box';
import { startAll } from '@/tools/hosting/servers/all';
import type { RunningServer } from '@/tools/hosting/servers/instance';
import { officeBox, teacherBoxKey } from '@/tools/college/drop/access';
import { makeBoxes } from '@/tools/college/drop/boxes';
import { boxNamesOf } from '@/tools/college/drop/derive';
import { median } from '../audit/measure';
import { inTemporaryFolder } from '../measure/temporary-folder';
import type { ResultReport } from '../measure/report';
import { measureTags } from './tags';

/** What a server answered to the devices of a college, in milliseconds. */
interface LoadResult {
  server: string;
  teachers: number;
  polls: number;
  letters: number;
  errors: number;
  usual: number;
  slowest: number;
  /** A poll, one after the other, and a plain file of the same size. */
  poll: number;
  file: number;
  /** The list of a box with 10,000 letters. */
  large: number;
  /** The tags of 300 students, on this computer. */
  tags: number;
}

/** How long a run lasts, in seconds, at the full rate. */
const seconds = 30;
/** Each teacher gets so many letters in an hour, and so many lie in the box. */
const perTeacher = 4;
const letter = Buffer.alloc(100_000, 'x');
const inLargeBox = 10_000;

const college = { id: 'A'.repeat(26), secret: Buffer.alloc(32, 1), generations: {} };

/** Polls the boxes of all teachers once a minute, and sends them letters, on nginx and on Apache. */
export function measureLoad(teachers: number): Promise<LoadResult[]> {
  return inTemporaryFolder(async (site) => {
    const ids = Array.from({ length: teachers + 1 }, (_, index) => `T${index}`);
    const boxes = ids.map((id) => boxNamesOf(college, teacherBoxKey(college, id)));
    writeFileSync(join(site, 'plain.txt'), 'x'.repeat(perTeacher * 140));
    const { running, stop } = await startAll({ '': site }, ['open'], {
      makeDrop(folder) {
        makeBoxes(folder, college, ids, '2026-11-02');
        for (const [index, { inPut }] of boxes.entries())
          fillBox(join(folder, 'drop', 'put', inPut), index === teachers ? inLargeBox : perTeacher);
      },
    });
    try {
      const results: LoadResult[] = [];
      for (const server of running)
        results.push({ ...(await measureServer(server, boxes)), tags: await measureTags() });
      return results;
    } finally {
      await stop();
    }
  });
}

function fillBox(folder: string, count: number): void {
  for (let index = 0; index < count; index += 1)
    writeFileSync(join(folder, nameOf(index)), letter.subarray(0, 100));
}

const nameOf = (index: number) => `${index.toString(16).padStart(64, '0')}.jwe`;

async function measureServer(
  { kind, origin }: RunningServer,
  boxes: readonly BoxNames[],
): Promise<Omit<LoadResult, 'tags'>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const times: number[] = [];
  let errors = 0;
  /** Asks and resolves to the time from when it should have been asked. */
  const timed = async (path: string, body?: Buffer, due = performance.now()): Promise<number> => {
    const method = body ? 'PUT' : 'GET';
    const once = () => ask(origin, path, { agent, method, body });
    // A browser, too, asks again if the server has just closed the connection.
    const answer = await once()
      .catch(once)
      .catch(() => null);
    if (answer?.status !== (body ? 201 : 200)) errors += 1;
    return performance.now() - due;
  };
  const teachers = boxes.length - 1;
  const [polls, letters] = [60, 3600 / perTeacher].map((every) =>
    Math.round((teachers * seconds) / every),
  ) as [number, number];
  const start = performance.now();
  /** Asks at even times, whether or not earlier answers are there. */
  const evenly = (count: number, work: (index: number) => [path: string, body?: Buffer]) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const due = start + (index * seconds * 1000) / count;
        await wait(due - performance.now());
        const [path, body] = work(index);
        times.push(await timed(path, body, due));
      }),
    );
  await Promise.all([
    evenly(polls, (index) => [`/drop/list/${boxes[index % teachers]!.inList}/`]),
    evenly(letters, (index) => {
      // Of five letters about a request, two are for the office.
      const put = index % 5 < 2 ? officeBox(college) : boxes[(index * 7) % teachers]!.inPut;
      return [`/drop/put/${put}/${nameOf(perTeacher + index)}`, letter];
    }),
  ]);
  const alone = { poll: [] as number[], file: [] as number[], large: [] as number[] };
  for (let index = 0; index < 500; index += 1) {
    alone.poll.push(await timed(`/drop/list/${boxes[index % teachers]!.inList}/`));
    alone.file.push(await timed('/plain.txt'));
    if (index % 50 === 0) alone.large.push(await timed(`/drop/list/${boxes[teachers]!.inList}/`));
  }
  agent.destroy();
  return {
    ...{ server: kind, teachers, polls, letters, errors },
    ...{ usual: median(times), slowest: Math.max(...times) },
    ...{ poll: median(alone.poll), file: median(alone.file), large: median(alone.large) },
  };
}

export const loadReport: ResultReport<LoadResult> = {
  columns: [
    ['Server', ({ server }) => server],
    ['Teachers', ({ teachers }) => teachers],
    ['Polls', ({ polls }) => polls],
    ['Letters', ({ letters }) => letters],
    ['Errors', ({ errors }) => errors],
    ['Usual answer (ms)', ({ usual }) => usual, 1],
    ['Slowest (ms)', ({ slowest }) => slowest, 0],
    ['Poll (ms)', ({ poll }) => poll, 2],
    ['Plain file (ms)', ({ file }) => file, 2],
    ['Poll to plain file', ({ poll, file }) => poll / file, 2],
    ['Box with 10,000 letters (ms)', ({ large }) => large, 1],
    ['Tags of 300 students (ms)', ({ tags }) => tags, 0],
  ],
  subject: ({ server }) => server,
  limits: [
    ['the number of errors', ({ errors }) => errors, 'exactly', 0],
    ['the tags of 300 students', ({ tags }) => tags, 'at most', 300, 'ms'],
  ],
};
