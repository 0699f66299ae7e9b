import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { routes } from '@/lib/site/routes';
import { accessCodeOf } from '@/tools/college/access-code';
import { readCollege } from '@/tools/college/college';
import { officeFolder } from '@/tools/college/drop/boxes';
import { personOf, recordPathOf, type PersonRecord } from '@/tools/college/person-of';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { filesBelow } from '@/tools/file/files-below';
import { startAll, type AllServers } from '@/tools/hosting/servers/all';
import type { RunningServer } from '@/tools/hosting/servers/instance';
import { nameOf, people as records, signIn } from '../browser/support/person';
import { makeKey } from '../browser/support/published-key';
import { decideOn } from '@/__tests__/browser/support/decide';
import { expectClosed, fillInActivity, openDialog, visit } from '../browser/support/steps';
import { toast } from '../browser/support/toast';
import { waitForHydrationOnLoad } from '../browser/support/wait-for-hydration';
import { expect, test, watch } from '../browser/support/watched';

// All tests run in one worker, because each worker would start its own servers.
test.describe.configure({ mode: 'default' });

const teacher = records.find(
  (record) => record.kind === 'teacher' && record.register.items.length > 0,
) as Extract<PersonRecord, { kind: 'teacher' }>;
const students = records.filter(
  (record) =>
    record.kind === 'student' &&
    teacher.register.items.some(({ rollNumber }) => rollNumber === record.student.rollNumber),
) as StudentRecord[];
const teacherName = nameOf(teacher);

const sources = 'components content lib public tools package.json tsconfig.json';

/** The computer of the registrar: a checkout whose site has a drop box, with the invented college. */
let office = '';
let all: AllServers | undefined;
test.beforeAll(async () => {
  office = writeFolder({});
  for (const name of sources.split(' ')) cpSync(name, join(office, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(office, 'node_modules'));
  editContent('site.json', { sampleContent: false, dropBox: true });
  for (const record of records) {
    const file = join(office, 'college', 'records', recordPathOf(record));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(record));
  }
  all = await startAll({ '': 'out' }, ['open'], {
    makeDrop: (folder) => void college('boxes', folder),
  });
});
test.afterAll(async () => {
  await all?.stop();
  rmSync(office, { recursive: true, force: true });
});

function editContent(file: string, fields: object): void {
  const path = join(office, 'content', file);
  const value = { ...(JSON.parse(readFileSync(path, 'utf8')) as object), ...fields };
  writeFileSync(path, JSON.stringify(value));
}

/** Runs a command of the college's data, and returns what it said. */
function college(...args: string[]): string {
  const command = ['--import', 'tsx', 'tools/college/command.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: office,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return stdout;
}

const keys = () => readCollege(join(office, 'college'));

/** Signs a person in at a server, in a browser that nobody has used. */
async function open(browser: Browser, { origin }: RunningServer, person: PersonRecord) {
  const { ignoreHTTPSErrors, viewport, contextOptions } = test.info().project.use;
  const context = await browser.newContext({
    ...contextOptions,
    ...(viewport !== undefined && { viewport }),
    ...(ignoreHTTPSErrors && { ignoreHTTPSErrors }),
    baseURL: origin,
  });
  waitForHydrationOnLoad(context);
  const problems = watch(context, origin);
  const page = await context.newPage();
  await signIn(page, person, accessCodeOf(keys().secret, personOf(person), 1));
  return { page, context, problems };
}

const poetry = (page: Page) => page.getByRole('row').filter({ hasText: 'Poetry Course' });

/** Submits an activity to the teacher while the server does not answer. */
async function submit(page: Page, server: RunningServer): Promise<void> {
  const dialog = await openDialog(page, 'Submit for Approval');
  await fillInActivity(dialog);
  await dialog.getByRole('combobox', { name: 'Send to' }).selectOption(personOf(teacher).id);
  await all!.whileStopped(server, async () => {
    await dialog.getByRole('button', { name: `Send to ${teacherName}` }).click();
    await expectClosed(dialog);
    await expect(toast(page, /It waits to be sent/)).toBeVisible();
  });
  await page.reload();
  await expect(poetry(page)).toContainText(`Sent to ${teacherName}`);
}

async function decide(page: Page): Promise<void> {
  await visit(page, routes.facultyDashboard);
  await page.getByRole('button', { name: 'Open 1 new request from 1 student' }).click();
  const requests = page.getByRole('dialog', { name: 'New requests' });
  await requests.getByRole('button', { name: 'Import 1 submission' }).click();
  await expectClosed(requests);
  await decideOn(page, 'Poetry Course');
  // It goes out by itself once it cannot be undone any more.
  await expect(toast(page, 'Sent: 1 decision.')).toBeVisible({ timeout: 60_000 });
}

/** The names, numbers and sentences by which somebody could tell who wrote a letter and what it says. */
function personalTexts(activity: StudentRecord['activities']['items'][number]): string[] {
  const texts = new Set<string>();
  const collect = (value: unknown, isTelling = (text: string) => text.length > 4): void => {
    if (typeof value === 'object')
      Object.values(value ?? {}).forEach((one) => collect(one, isTelling));
    // Pictures have public addresses.
    else if (typeof value === 'string' && isTelling(value) && !value.startsWith('/'))
      texts.add(value.toLowerCase());
  };
  for (const record of records) {
    collect(record.kind === 'student' ? record.student : record.facultyProfile);
    // The names of courses, rooms and other people, and every sentence.
    collect(record, (text) => text.includes(' '));
    const { id } = personOf(record);
    collect([id, accessCodeOf(keys().secret, personOf(record), 1)]);
    collect(nameOf(record).split(' '));
  }
  collect([activity.name, activity.issuer, 'certificate.pdf']);
  return [...texts];
}

/** The names and contents of all files below a folder, in one text without capitals. */
function everythingIn(folder: string): string {
  return filesBelow(folder)
    .map((path) => `${path}\n${readFileSync(join(folder, path), 'latin1')}`)
    .join('\n')
    .toLowerCase();
}

for (const [index, kind] of ['nginx', 'apache'].entries())
  test(
    `a request on ${kind} comes back in the published record, and the server has learned nothing`,
    { tag: '@slow' },
    async ({ browser }) => {
      test.slow();
      const server = all!.running.find((one) => one.kind === kind)!;
      const student = students[index]!;
      college('publish', server.site);
      const faculty = await open(browser, server, teacher);
      const key = { ...(await makeKey(faculty.page)), from: '2026-01-01' };
      editContent('faculty/keys.json', { sample: false, items: [key] });
      college('publish', server.site);

      const own = await open(browser, server, student);
      await submit(own.page, server);
      await decide(faculty.page);
      await own.page.reload();
      await expect(poetry(own.page)).toContainText('Approved');

      const nightly = college('publish', server.site, '--drop', server.drop!);
      expect(nightly).toContain('Poetry Course: Approved.');
      const file = join(office, 'college', 'records', recordPathOf(student));
      const { activities } = JSON.parse(readFileSync(file, 'utf8')) as StudentRecord;
      const activity = activities.items.find(({ name }) => name === 'Poetry Course')!;
      expect(activity).toMatchObject({ status: 'Approved', decision: { by: teacherName } });
      expect(activity.decision).not.toHaveProperty('unsigned');
      const other = await open(browser, server, student);
      await expect(poetry(other.page)).toContainText('Approved');

      // Letters that are not there yet, and a server that is stopped.
      for (const { context, problems } of [faculty, own, other]) {
        await context.close();
        expect(
          problems.filter((problem) => !/\/drop\/|ERR_CONNECTION_REFUSED/.test(problem)),
        ).toEqual([]);
      }
      expect(readdirSync(officeFolder(server.drop!, keys()))).toHaveLength(2);
      const logs = ['access.log', 'error.log']
        .map((log) => readFileSync(join(dirname(server.site), log), 'utf8').toLowerCase())
        .join('\n');
      expect(/get \/faculty-dashboard\//.test(logs)).toBe(true);
      expect(logs.split('\n').filter((line) => line.includes('/drop/'))).toEqual([]);
      const learned = everythingIn(server.drop!) + logs;
      const personal = personalTexts(activity);
      expect(personal).toContain(nameOf(student).toLowerCase());
      expect(personal.filter((one) => learned.includes(one))).toEqual([]);
    },
  );
