import type { Browser, Page, TestInfo } from '@playwright/test';
import { DropServer } from '@/__tests__/drop-server';
import { dropsOf, today } from '@/__tests__/drops-of';
import { boxNames } from '@/lib/drop/names';
import { personKinds } from '@/lib/record/person';
import { demoCollege as college } from '@/tools/college/demo';
import { officePuts, teacherBoxKey, teacherPuts } from '@/tools/college/drop/access';
import { personOf } from '@/tools/college/person-of';
import { people, publish, signIn, students, teachers } from './person';
import { waitForHydrationOnLoad } from './wait-for-hydration';
import { watch } from './watched';

/** A teacher with students, and one of them. */
export const teacher = teachers.find(({ register }) => register.items.length > 0)!;
export const student = students.find(({ student: { rollNumber } }) =>
  teacher.register.items.some((row) => row.rollNumber === rollNumber),
)!;
const drops = dropsOf(college, people);

/** A server with the boxes of every teacher, and that of the office. */
export async function dropServer(): Promise<DropServer> {
  const server = new DropServer();
  for (const one of teachers) {
    const { id } = personOf(one);
    const names = await boxNames(teacherBoxKey(college, id), college.id);
    server.add({ ...names, inPut: teacherPuts(college, id, today)[0]! });
  }
  for (const kind of personKinds)
    server.add({
      inPut: officePuts(college, kind, today)[0]!,
      inList: kind,
      outPut: '',
      outGet: kind,
    });
  return server;
}

/** Gives a person's browser the server, and the person's record, or another one of the person, the boxes. */
export async function connect(
  page: Page,
  person: typeof teacher | typeof student,
  server: DropServer,
  record = person,
) {
  await publish(page, record, 1, drops.get(person));
  await page.context().route('**/drop/**', async (route) => {
    const request = route.request();
    const body = request.postDataBuffer();
    const path = new URL(request.url()).pathname;
    const method = request.method();
    const answer = server.answer({ method, path, ...(body && { body: new Uint8Array(body) }) });
    if (answer.status === 0) return route.abort();
    const found = answer.body;
    await route.fulfill({
      status: answer.status,
      ...(found !== undefined && { body: typeof found === 'string' ? found : Buffer.from(found) }),
    });
  });
  await signIn(page, record);
}

export async function ownBrowser(browser: Browser, { project }: TestInfo) {
  const { baseURL, contextOptions } = project.use;
  const context = await browser.newContext({ ...contextOptions, baseURL: baseURL! });
  waitForHydrationOnLoad(context);
  return { page: await context.newPage(), context, problems: watch(context, baseURL) };
}
