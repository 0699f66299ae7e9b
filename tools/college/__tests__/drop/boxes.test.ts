import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { people as records, teachers } from '@/__tests__/fixture/demo-people';
import { readCollege } from '@/tools/college/college';
import { officePuts, teacherBoxKey, teacherPuts } from '@/tools/college/drop/access';
import { isTaken } from '@/tools/file/link';
import { checkBoxes } from '@/tools/college/drop/check-boxes';
import { importPairKey, inboxName, pairInfo } from '@/lib/drop/names';
import { boxNamesOf, deriveFromBox } from '@/tools/college/drop/derive';
import { personKinds } from '@/lib/record/person';
import { makeBoxes, officeFolder } from '@/tools/college/drop/boxes';
import { personOf, recordPathOf } from '@/tools/college/person-of';
import { findRevocable, revoke } from '@/tools/college/revoke';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { listPeople } from '@/tools/college/listed-person';
import { college as keys, writeCollege } from '../college-folder';

const [first, second] = teachers.map((record) => personOf(record).id) as [string, string];

const day = '2026-11-02';

function setUp() {
  const college = writeCollege(records);
  const folder = writeFolder({});
  const run = (today = day) => {
    const present = Array.from(listPeople(college, 'teacher'), ({ id }) => id);
    return makeBoxes(folder, readCollege(college), present, today);
  };
  return { college, folder, run };
}

/** The two boxes of a teacher: the folder to write to and the link to read by. */
function boxesOf(college: string, folder: string, id: string) {
  const own = readCollege(college);
  const names = boxNamesOf(own, teacherBoxKey(own, id));
  const path = (kind: string, box: keyof typeof names) => join(folder, 'drop', kind, names[box]);
  return {
    in: { put: path('put', 'inPut'), read: path('list', 'inList') },
    out: { put: path('put', 'outPut'), read: path('get', 'outGet') },
  };
}

/** The boxes themselves, without the names that lead to them. */
const foldersIn = (folder: string) =>
  readdirSync(join(folder, 'drop', 'put'), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );

test('a name to write leads to the inbox, and that of before for seven days', () => {
  const { college, folder, run } = setUp();
  const putOf = (today: string) =>
    join(folder, 'drop', 'put', teacherPuts(readCollege(college), first, today)[0]!);
  const office = (today: string) =>
    join(folder, 'drop', 'put', officePuts(readCollege(college), 'student', today)[0]!);
  run('2026-11-28');
  for (const [put, box] of [
    [putOf, boxesOf(college, folder, first).in.put],
    [office, officeFolder(folder, readCollege(college), 'student')],
  ] as const)
    for (const today of ['2026-11-28', '2026-12-01'])
      expect(realpathSync(put(today))).toBe(realpathSync(box));
  for (const today of ['2026-12-01', '2026-12-07']) {
    run(today);
    for (const put of [putOf, office]) expect(existsSync(put('2026-11-28'))).toBe(true);
  }
  expect(run('2026-12-08')).toEqual({ boxes: 8, made: 0, removed: 0, waiting: 0 });
  for (const put of [putOf, office]) {
    expect(isTaken(put('2026-11-28'))).toBe(false);
    expect(existsSync(put('2026-12-08'))).toBe(true);
  }
});

test('a check lists the boxes by size, and deletes letters with the tag of nobody', async () => {
  const { college, folder, run } = setUp();
  run();
  const [student, other] = ['25CSE1042', '25CSE1043'];
  const own = { ...readCollege(college), sections: { [first]: sectionsWith(student!) } };
  const now = new Date('2026-11-02T09:30:00Z');
  const boxKey = teacherBoxKey(own, first);
  const put = boxesOf(college, folder, first).in.put;
  const send = async (id: string, size: number) => {
    const bytes = deriveFromBox(own, boxKey, pairInfo(id, 1));
    const name = await inboxName(await importPairKey(new Uint8Array(bytes)), now);
    writeFileSync(join(put, `${name}.jwe`), Buffer.alloc(size));
    return `${name}.jwe`;
  };
  const kept = await send(student!, 2000);
  await send(other!, 3000);
  writeFileSync(join(put, 'ab'.repeat(32) + '.jwe'), '');
  writeFileSync(
    join(boxesOf(college, folder, second).out.put, `${'cd'.repeat(32)}.jwe`),
    'x'.repeat(5000),
  );
  const people = { teacher: [first, second], student: [student!, other!] };
  expect(await checkBoxes(folder, own, people, now)).toEqual([
    `boxes: letters of ${second}: 1 letter, 5 kB`,
    `boxes: letters to ${first}: 1 letter, 2 kB, 2 of nobody deleted`,
  ]);
  expect(readdirSync(put)).toEqual([kept]);
});

const sectionsWith = (student: string) => ({ A: { number: 1, students: { [student]: 1 } } });

test('every teacher has an inbox and an outbox, and the office two inboxes that no address reads', () => {
  const { college, folder, run } = setUp();
  expect(run()).toEqual({ boxes: 8, made: 8, removed: 0, waiting: 0 });
  for (const id of [first, second])
    for (const { put, read } of Object.values(boxesOf(college, folder, id)))
      expect(realpathSync(read)).toBe(realpathSync(put));
  const ofOffice = personKinds.map((kind) => officeFolder(folder, readCollege(college), kind));
  const own = ofOffice.map((path) => realpathSync(path));
  for (const way of ['list', 'get'])
    for (const link of readdirSync(join(folder, 'drop', way)))
      expect(own).not.toContain(realpathSync(join(folder, 'drop', way, link)));
  expect(foldersIn(folder)).toHaveLength(8);
  expect(lstatSync(join(folder, 'drop', 'put')).mode & 0o7).toBe(0);
});

test('the boxes of a teacher who left are removed after thirty days, with their letters', () => {
  const { college, folder, run } = setUp();
  run();
  const gone = boxesOf(college, folder, second);
  writeFileSync(join(gone.in.put, 'letter.jwe'), 'x');
  rmSync(join(college, 'records', recordPathOf(teachers[1]!)));
  expect(run('2026-11-03')).toEqual({ boxes: 6, made: 0, removed: 0, waiting: 2 });
  expect(run('2026-12-02')).toEqual({ boxes: 6, made: 0, removed: 0, waiting: 2 });
  expect(existsSync(gone.in.put)).toBe(true);
  expect(run('2026-12-03')).toEqual({ boxes: 6, made: 0, removed: 2, waiting: 0 });
  expect(foldersIn(folder)).toHaveLength(6);
  for (const path of ['list', 'get'])
    expect(readdirSync(join(folder, 'drop', path))).toHaveLength(2);
  expect(existsSync(boxesOf(college, folder, first).in.read)).toBe(true);
});

test('a teacher who comes back within thirty days keeps the boxes', () => {
  const { college, folder, run } = setUp();
  run();
  const file = join(college, 'records', recordPathOf(teachers[1]!));
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  run('2026-11-03');
  writeFileSync(file, text);
  expect(run('2026-11-20')).toMatchObject({ made: 0, waiting: 0 });
  rmSync(file);
  expect(run('2026-12-10')).toMatchObject({ removed: 0, waiting: 2 });
  expect(existsSync(boxesOf(college, folder, second).in.put)).toBe(true);
});

test('a new card makes new boxes, and the old ones stay for thirty days', () => {
  const { college, folder, run } = setUp();
  run();
  const old = boxesOf(college, folder, first);
  revoke(college, findRevocable(college, first));
  expect(run()).toEqual({ boxes: 8, made: 2, removed: 0, waiting: 2 });
  expect(existsSync(old.in.read)).toBe(true);
  expect(existsSync(boxesOf(college, folder, first).in.read)).toBe(true);
});

test('the folder tells nothing about the people', () => {
  const { college, folder, run } = setUp();
  run();
  rmSync(join(college, 'records', recordPathOf(teachers[1]!)));
  run('2026-11-03');
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const entry of entries)
    expect(entry).toMatch(
      /^(?:incoming|unused\.json|drop(?:\/(?:put|list|get)(?:\/[0-9a-f]{32})?)?)$/,
    );
  expect(readFileSync(join(folder, 'unused.json'), 'utf8')).toMatch(
    /^\{(?:"[0-9a-f]{32}":"2026-11-03",?)+\}\n$/,
  );
});

test('a folder that does not exist is an error that says how to create it', () => {
  const { folder } = setUp();
  const missing = join(folder, 'no-such-folder');
  expect(() => makeBoxes(missing, keys, [first], day)).toThrow(
    `${missing} is not a folder. Create it first, and give it to the user of the web server: sudo install`,
  );
});

test('a folder inside a site or the build is refused', () => {
  const site = writeFolder({ 'build.json': '{}', 'drop/x': '' });
  expect(() => makeBoxes(join(site, 'drop'), keys, [first], day)).toThrow(
    `${join(site, 'drop')} is inside the site ${site}. Name a folder outside it.`,
  );
  expect(() => makeBoxes('out/drop', keys, [first], day)).toThrow(/is inside out/);
});

test('a link in the place of a folder is not followed', () => {
  const { folder } = setUp();
  const other = writeFolder({});
  mkdirSync(join(folder, 'drop'));
  symlinkSync(other, join(folder, 'drop', 'put'));
  expect(() => makeBoxes(folder, keys, [first], day)).toThrow('EEXIST');
  expect(readdirSync(other)).toEqual([]);
});
