import { isFull } from '@/__tests__/full-run';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SigningKey } from '@/components/exchange/model/signature';
import { writeExchange } from '@/components/exchange/model/file';
import { makeChanges } from '@/components/schedule/model/change-file';
import type { Cancellation } from '@/components/schedule/model/class-cancel';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { sealLetter, type Letter } from '@/lib/drop/letter';
import { importPairKey, inboxName } from '@/lib/drop/names';
import { readCollege } from '@/tools/college/college';
import { officePairKeys } from '@/tools/college/drop/access';
import { makeBoxes, officeFolder } from '@/tools/college/drop/boxes';
import { importLetters } from '@/tools/college/drop/import-letters';
import { readOfficeLetters } from '@/tools/college/drop/office-letters';
import { importFiles, type ImportOptions } from '@/tools/college/exchange/import-files';
import type { PersonRecord } from '@/tools/college/person-of';
import { readRecords } from '@/tools/college/read-records';
import { findRevocable, revoke } from '@/tools/college/revoke';
import type { Person } from '@/lib/record/person';
import { listPeople } from '@/tools/college/listed-person';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { keyPair, pendingActivity, rao } from '@/__tests__/components/exchange/model/sample';
import { demoFolder } from '../exchange/demo-folder';
import { pranav, workshop, writeDecisions, writeRequest } from '../exchange/exchange-folder';

const now = new Date('2026-11-24T09:00:00.000Z');

interface Sent {
  /** The teacher who sends it: an index. */
  from?: number;
  at?: Date;
  kind?: Letter['kind'];
}

/** A college with a drop box, and a way to send to its office. */
async function setUp() {
  const college = demoFolder();
  const folder = writeFolder({});
  const teachers = Array.from(listPeople(college, 'teacher'), ({ id }) => id);
  const keys = readCollege(college);
  makeBoxes(folder, keys, teachers, '2026-11-02');
  const box = officeFolder(folder, keys);
  const { key, published } = await keyPair();
  const options: ImportOptions = { keys: [published], timeZone: 'Asia/Kolkata', now };
  const files = writeFolder({});
  const send = async (path: string, { from = 0, at = now, kind = 'decisions' }: Sent = {}) => {
    const [bytes] = officePairKeys(keys, { kind: 'teacher', id: teachers[from]! });
    const pair = await importPairKey(new Uint8Array(bytes!));
    const name = await inboxName(pair, at);
    const file = readFileSync(path, 'utf8');
    const letter = { format: 1, id: '0'.repeat(32), kind, at: at.toISOString(), file } as const;
    writeFileSync(join(box, `${name}.jwe`), await sealLetter(pair, 'in', name, letter));
    return name;
  };
  const decided = (activity = workshop, signed = true) =>
    writeDecisions(
      files,
      [{ activity, decision: {} }],
      signed ? { key } : { by: { ...rao, employeeId: teachers[0]! } },
    );
  const run = async (more: Partial<ImportOptions> = {}) =>
    (await importLetters(college, folder, { ...options, ...more })).join('\n');
  return { college, folder, teachers, box, files, send, decided, run };
}

const isTeacher = (record: PersonRecord): record is TeacherRecord => record.kind === 'teacher';

const activityIn = (college: string, id = workshop.id) => {
  const text = readFileSync(join(college, `records/students/${pranav.rollNumber}.json`), 'utf8');
  return (JSON.parse(text) as StudentRecord).activities.items.find((one) => one.id === id);
};

test('a signed decision and the request that it answers go into the record', async () => {
  const { college, files, send, decided, run } = await setUp();
  await send(await decided());
  await send(await writeRequest(files, [workshop]), { kind: 'request' });
  const text = await run();
  expect(text).toContain('drop: 2 letters to the office, 0 taken before');
  expect(text).toContain('Welding Workshop: Approved.');
  expect(text).toContain('import: 2 taken, 0 left out, 0 of 2 files refused');
  expect(activityIn(college)).toMatchObject({ status: 'Approved' });
  expect(activityIn(college)?.decision).not.toHaveProperty('unsigned');
});

test('the next night says only that the letters were taken before', async () => {
  const { college, box, files, send, decided, run } = await setUp();
  await send(await writeRequest(files, [workshop]), { kind: 'request' });
  await send(await decided());
  await run();
  const [before, letters] = [activityIn(college), readdirSync(box)];
  expect(await run()).toBe('drop: 2 letters to the office, 2 taken before');
  expect(activityIn(college)).toEqual(before);
  expect(readdirSync(box)).toEqual(letters);
});

test('a request without a decision changes nothing, and one of several is taken alone', async () => {
  const { college, files, send, decided, run } = await setUp();
  const other = pendingActivity('quiz', { name: 'Physics Quiz' });
  await send(await writeRequest(files, [workshop, other]), { kind: 'request' });
  expect(await run()).toBe('drop: 1 letter to the office, 0 taken before');
  expect(activityIn(college)).toBeUndefined();
  await send(await decided());
  await run();
  expect(activityIn(college)).toMatchObject({ status: 'Approved' });
  expect(activityIn(college, 'quiz')).toBeUndefined();
});

test('an unsigned decision is listed and not taken, unless the college accepts it', async () => {
  const { college, files, send, decided, run } = await setUp();
  await send(await writeRequest(files, [workshop]), { kind: 'request' });
  const name = await send(await decided(workshop, false));
  const text = await run();
  expect(text).toContain(
    `letter ${name.slice(32, 40)}\n  Refused: It is not signed, so anybody could have written it.`,
  );
  expect(activityIn(college)).toBeUndefined();
  await run({ acceptUnsigned: true });
  expect(activityIn(college)?.decision).toMatchObject({ unsigned: true });
});

test('an unsigned decision in the name of a colleague is refused, also if the college accepts unsigned ones', async () => {
  const { college, teachers, files, send, decided, run } = await setUp();
  await send(await writeRequest(files, [workshop]), { kind: 'request' });
  await send(await decided(workshop, false), { from: 1 });
  expect(await run({ acceptUnsigned: true })).toContain(
    `It is from the record of ${teachers[1]} and names ${rao.name} (${teachers[0]}).`,
  );
  expect(activityIn(college)).toBeUndefined();
});

test('a class that a teacher cancelled is cancelled in the records, if a published key signed it', async () => {
  const { college, files, send, run } = await setUp();
  const teacher = [...readRecords(college)].map(({ record }) => record).find(isTeacher)!;
  const { key, published } = await keyPair(teacher.facultyProfile);
  const session = teacher.classes.items[0]!;
  const change: Cancellation = {
    ...{ id: `${session.id}:2026-11-23`, at: now.toISOString(), session: session.id },
    ...{ day: '2026-11-23', title: session.course, start: session.start, end: session.end },
    ...{ reason: 'I am ill.', by: 'Prof. Rao', restored: null, sequence: 1 },
  };
  const write = async (by: SigningKey | null) => {
    const { name, employeeId } = teacher.facultyProfile;
    const made = makeChanges({ name, employeeId }, [change]);
    const payload = { ...made, madeAt: now.toISOString() };
    const path = join(files, `changes-${String(by !== null)}.json`);
    writeFileSync(path, await (await writeExchange('changes', payload, new Map(), by)).text());
    return path;
  };
  const cancelled = () =>
    [...readRecords(college)].filter(({ record }) =>
      JSON.stringify(record).includes('"reason":"I am ill."'),
    );
  await send(await write(null), { kind: 'changes' });
  expect(await run({ keys: [published] })).toContain('It is not signed');
  expect(cancelled()).toEqual([]);
  await send(await write(key), { kind: 'changes' });
  expect(await run({ keys: [published] })).toContain('Cancelled.');
  expect(cancelled().length).toBeGreaterThan(1);
  expect(await run({ keys: [published] })).toContain('2 letters to the office, 1 taken before');
});

test('a dry run reports and writes nothing', async () => {
  const { college, files, send, decided, run } = await setUp();
  await send(await writeRequest(files, [workshop]), { kind: 'request' });
  await send(await decided());
  expect(await run({ dryRun: true })).toContain('nothing was written; ');
  expect(activityIn(college)).toBeUndefined();
});

test('a letter that is renamed, altered, too old or of nobody is listed and not opened', async () => {
  const { box, send, decided, run } = await setUp();
  const file = await decided();
  const path = (name: string) => join(box, `${name}.jwe`);
  const renamed = await send(file);
  const newName = renamed.slice(0, 32) + '0'.repeat(32);
  renameSync(path(renamed), path(newName));
  const altered = await send(file);
  const other = (letter: string) => (letter === '-' ? '_' : '-');
  writeFileSync(path(altered), readFileSync(path(altered), 'utf8').replace(/.(?=.{30}$)/, other));
  const old = await send(file, { at: new Date('2026-09-01T09:00:00.000Z') });
  const junk = 'f'.repeat(64);
  writeFileSync(path(junk), 'junk');
  writeFileSync(join(box, 'page.html'), '<p>');
  const text = await run();
  expect(text).toContain('drop: 0 letters to the office, 0 taken before');
  for (const name of [newName, altered, old, junk])
    expect(text).toContain(`letter ${name.slice(32, 40)}\n  Not taken: `);
  expect(text.match(/Not taken/g)).toHaveLength(4);
});

test('many letters of nobody do not keep those of a teacher', async () => {
  const many = isFull ? 10_000 : 1000;
  const { college, box, files, send, decided, run } = await setUp();
  for (let count = 0; count < many; count += 1)
    writeFileSync(join(box, `${count.toString(16).padStart(64, '0')}.jwe`), '');
  await send(await writeRequest(files, [workshop]), { kind: 'request' });
  await send(await decided());
  const text = await run();
  expect(text).toContain(`drop: ${many - 10} other letters were not taken`);
  expect(text.split('\n').length).toBeLessThan(40);
  expect(activityIn(college)).toMatchObject({ status: 'Approved' });
});

test('a letter of a teacher with a new card is taken, of one who left not', async () => {
  const { college, teachers, files, send, decided, run } = await setUp();
  await send(await writeRequest(files, [workshop]), { from: 1, kind: 'request' });
  await send(await decided(), { from: 1 });
  rmSync(join(college, 'records', 'teachers', `${teachers[1]}.json`));
  expect(await run()).toContain('drop: 0 letters to the office');
  await send(await writeRequest(files, [workshop]), { kind: 'request' });
  await send(await decided());
  revoke(college, findRevocable(college, teachers[0]!));
  await run();
  expect(activityIn(college)).toMatchObject({ status: 'Approved' });
});

test('boxes that nobody has made are counted, because letters to them fail', async () => {
  const { college, folder, teachers, run } = await setUp();
  expect(await run()).not.toContain('missing');
  revoke(college, findRevocable(college, teachers[0]!));
  expect(await run()).toContain(
    `drop: 2 boxes are missing, and letters to teachers fail. Run as root: npm run college -- boxes ${folder}`,
  );
  makeBoxes(folder, readCollege(college), teachers, '2026-11-02');
  expect(await run()).not.toContain('missing');
});

test('a folder without a box of the office is an error that says what to do', async () => {
  const { college } = await setUp();
  const folder = writeFolder({});
  mkdirSync(join(folder, 'drop'));
  await expect(importLetters(college, folder, { keys: [], timeZone: 'UTC' })).rejects.toThrow(
    `${folder} has no box of the office. Make it with: npm run college -- boxes ${folder}`,
  );
});

/** Puts a letter into the office's box, with the key of a student or of a teacher. */
async function sendText(
  { folder, college }: Pick<Awaited<ReturnType<typeof setUp>>, 'folder' | 'college'>,
  from: Person,
  file: string,
  kind: Letter['kind'] = 'query',
): Promise<void> {
  const keys = readCollege(college);
  const [bytes] = officePairKeys(keys, from);
  const pair = await importPairKey(new Uint8Array(bytes!));
  const name = await inboxName(pair, now);
  const letter = { format: 1, id: '0'.repeat(32), kind, at: now.toISOString(), file } as const;
  const path = join(officeFolder(folder, keys, from.kind), `${name}.jwe`);
  writeFileSync(path, await sealLetter(pair, 'in', name, letter));
}

const own: Person = { kind: 'student', id: pranav.rollNumber };

const queriesIn = (college: string) =>
  readdirSync(join(college, 'queries')).map((name) =>
    readFileSync(join(college, 'queries', name), 'utf8'),
  );

test('a query is a text file, which is not written again once it is deleted', async () => {
  const place = await setUp();
  const { college, run } = place;
  // Letters of Malayalam and Persian, and emoji, are joined by characters that nobody sees.
  const joined = 'അവന്\u200d 👩\u200d👧 می\u200cشود';
  await sendText(place, own, `My name\n\nIt is \u202ewrong\u001b[31m: ${joined}`);
  expect(await run({ dryRun: true })).toContain('queries: 1 to read, 1 would be new in');
  expect(await run()).toContain('queries: 1 to read, 1 new in');
  const [text] = queriesIn(college);
  expect(text).toMatch(/^Query of 24 Nov 2026 /);
  expect(text).toContain(`By: the student ${own.id}, by the key of the record`);
  expect(text).toContain(`\n\nMy name\n\nIt is  wrong [31m: ${joined}\n`);
  for (const name of readdirSync(join(college, 'queries')))
    if (name.endsWith('.txt')) rmSync(join(college, 'queries', name));
  expect(await run()).toContain('queries: 1 to read, 0 new in');
  expect(queriesIn(college).join()).not.toContain('My name');
});

test('of the letters of a month only one is in memory at a time', async () => {
  const { college, folder, teachers, files, send } = await setUp();
  const path = await writeRequest(files, [workshop]);
  await send(path, { kind: 'request' });
  const people = { teacher: () => teachers, student: () => [] };
  const { opened } = await readOfficeLetters(folder, readCollege(college), people, now);
  const [letter] = opened.values();
  expect(JSON.stringify(letter)).not.toContain('edify-exchange');
  expect(await letter!.text()).toBe(readFileSync(path, 'utf8'));

  let [reading, most] = [0, 0];
  const text = async () => {
    most = Math.max(most, ++reading);
    await new Promise(setImmediate);
    reading--;
    return '{}';
  };
  const sources = [1, 2, 3].map((number) => ({ path: `letter ${number}`, text }));
  const { files: reports } = await importFiles(college, sources, { keys: [], timeZone: 'UTC' });
  expect(reports).toHaveLength(3);
  expect(most).toBe(1);
});

test('a query of a teacher is taken', async () => {
  const place = await setUp();
  await sendText(place, { kind: 'teacher', id: place.teachers[0]! }, 'Which room?');
  const text = await place.run();
  expect(text).toContain('queries: 1 to read, 1 new in');
  expect(text).not.toContain('import:');
});

test('of a student nothing else is taken', async () => {
  const place = await setUp();
  await sendText(place, own, readFileSync(await place.decided(), 'utf8'), 'decisions');
  const text = await place.run();
  expect(text).toContain('drop: 0 letters to the office');
  expect(text).toContain('Not taken:');
  expect(activityIn(place.college)).toBeUndefined();
});
