import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stepsOf } from '@/components/activity/model/activity-history';
import { sourceText, withSource } from '@/components/activity/model/decision-source';
import { encryptExchange } from '@/components/exchange/model/encryption';
import { limits } from '@/content/schema/limits';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { exchangeFilesIn } from '@/tools/college/exchange/exchange-files';
import { importFiles, type ImportOptions } from '@/tools/college/exchange/import-files';
import { formatImport } from '@/tools/college/exchange/format-import';
import { listRecordFiles } from '@/tools/college/record-file';
import { readRecords } from '@/tools/college/read-records';
import { keyPair, pendingActivity } from '@/__tests__/components/exchange/model/sample';
import { demoFolder } from './demo-folder';
import { pranav, resubmitted, workshop, writeDecisions, writeRequest } from './exchange-folder';

const now = new Date('2026-11-24T09:00:00.000Z');
const byDefault: ImportOptions = { keys: [], timeZone: 'Asia/Kolkata', now };
const options: ImportOptions = { ...byDefault, acceptUnsigned: true };
const pranavsWorkshop = `${pranav.rollNumber}/${workshop.id}`;

let folder: string;
beforeEach(() => {
  folder = demoFolder();
});

const recordOf = () =>
  JSON.parse(
    readFileSync(join(folder, `records/students/${pranav.rollNumber}.json`), 'utf8'),
  ) as StudentRecord;

const activityIn = (id = workshop.id) =>
  recordOf().activities.items.find((activity) => activity.id === id);

/** The activities of the student in the register of every teacher who has the student. */
function registersIn() {
  return [...readRecords(folder)]
    .map(({ record }) => record)
    .filter((record): record is TeacherRecord => record.kind === 'teacher')
    .flatMap(({ register }) => register.items)
    .filter(({ rollNumber }) => rollNumber === pranav.rollNumber)
    .map(({ activities }) => activities);
}

const hashOf = () => {
  const hash = createHash('sha256');
  for (const { path } of listRecordFiles(folder))
    hash.update(readFileSync(join(folder, 'records', path)));
  return hash.digest('hex');
};

async function outcomesOf(paths: string[], more: Partial<ImportOptions> = {}) {
  const { files } = await importFiles(folder, paths, { ...options, ...more });
  return files.map(({ problem, entries }) => problem ?? entries.map(({ outcome }) => outcome));
}

test('A request adds a waiting activity to the record and to the registers that have the student', async () => {
  const others = recordOf().activities.items;
  const report = await importFiles(folder, [await writeRequest(folder, [workshop])], options);
  const added = activityIn();
  expect(added).toMatchObject({ name: 'Welding Workshop', status: 'Pending', decision: null });
  expect(recordOf().activities.items).toEqual([added, ...others]);
  const registers = registersIn();
  expect(registers.length).toBeGreaterThan(1);
  for (const activities of registers) expect(activities).toEqual([added, ...others]);
  expect(report.changed).toBe(1 + registers.length);
});

test('A decision on a request is recorded with its day in the college’s time zone', async () => {
  const decision = { at: '2026-11-10T20:00:00.000Z', reason: 'Certificate\nchecked.' };
  const paths = [
    await writeDecisions(folder, [{ activity: workshop, decision }]),
    await writeRequest(folder, [workshop]),
  ];
  expect(await outcomesOf(paths)).toEqual([['Approved.'], ['New: waiting for a decision.']]);
  expect(activityIn()).toMatchObject({
    status: 'Approved',
    decision: { at: '2026-11-11', by: 'Dr. Ananya Rao', reason: 'Certificate checked.' },
  });
  for (const activities of registersIn()) expect(activities).toEqual(recordOf().activities.items);
});

test('A request and its decision are taken, however they write the roll number', async () => {
  const student = { ...pranav, rollNumber: '26 cse1001' };
  const request = await writeRequest(folder, [workshop], student);
  const decisions = [{ activity: workshop, decision: {} }];
  const files = [request, await writeDecisions(folder, decisions, { student })];
  expect(await outcomesOf(files)).toEqual([['New: waiting for a decision.'], ['Approved.']]);
  for (const activities of registersIn()) expect(activities).toEqual(recordOf().activities.items);
  const state = join(folder, 'imports.json');
  const earlier = readFileSync(state, 'utf8').replace('"26CSE1001 ', '"26cse1001 ');
  writeFileSync(state, earlier);
  expect(await outcomesOf([await writeRequest(folder, [workshop])])).toEqual([
    ['Left out: already there.'],
  ]);
  expect(Object.keys(JSON.parse(earlier) as object)).toEqual(['26cse1001 workshop']);
});

test('Texts at their limits are in the record as they were written', async () => {
  const { activity, decision, person } = limits;
  const text = (longest: number) => 'x'.repeat(longest);
  const long = {
    ...workshop,
    ...{ name: text(activity.name), category: text(activity.category) },
    ...{ level: text(activity.level), proof: text(activity.proof), issuer: text(activity.issuer) },
    hours: 7.5,
  };
  const made = { reason: text(decision.reason), by: text(person) };
  await importFiles(
    folder,
    [
      await writeRequest(folder, [long]),
      await writeDecisions(folder, [{ activity: long, decision: made }]),
    ],
    options,
  );
  const { name, category, level, proof, issuer, hours } = long;
  const stated = { name, category, level, proof, issuer, hours };
  expect(activityIn()).toMatchObject(stated);
  for (const activities of registersIn()) expect(activities[0]).toMatchObject(stated);
  expect(activityIn()?.decision).toMatchObject(made);
});

test('A dry run reports the same and writes nothing, and the same files again change nothing', async () => {
  const paths = [
    await writeRequest(folder, [workshop]),
    await writeDecisions(folder, [{ activity: workshop, decision: {} }]),
  ];
  const before = hashOf();
  const report = await importFiles(folder, paths, { ...options, dryRun: true });
  expect(formatImport(report, true)).toMatch(
    /New: waiting.*\n[^]*2 taken.*\n.*nothing was written/,
  );
  expect(hashOf()).toBe(before);
  expect(await outcomesOf(paths)).toEqual([['New: waiting for a decision.'], ['Approved.']]);
  const taken = hashOf();
  expect(await outcomesOf(paths)).toEqual([
    ['Left out: already there.'],
    ['Left out: already there.'],
  ]);
  expect(hashOf()).toBe(taken);
});

test('A later decision replaces the recorded one', async () => {
  const first = await writeDecisions(folder, [{ activity: workshop, decision: {} }]);
  await importFiles(folder, [await writeRequest(folder, [workshop]), first], options);
  const decision = { what: 'rejected', at: '2026-11-12T09:00:00.000Z', reason: 'A copy.' } as const;
  const second = await writeDecisions(folder, [{ activity: workshop, decision }]);
  expect(await outcomesOf([second, first])).toEqual([
    ['Rejected.'],
    ['Left out: older than what is there.'],
  ]);
  expect(activityIn()?.status).toBe('Rejected');
});

test('An activity that is submitted again waits again, and an old decision does not count for it', async () => {
  const first = await writeDecisions(folder, [{ activity: workshop, decision: {} }]);
  await importFiles(folder, [await writeRequest(folder, [workshop]), first], options);
  const changed = resubmitted(workshop, '2026-11-15T09:00:00.000Z', { name: 'Welding, Part 2' });
  const again = await writeRequest(folder, [changed]);
  const more = { replaceApproved: [pranavsWorkshop] };
  expect(await outcomesOf([again], more)).toEqual([
    ['Submitted again: waiting for a decision. It was approved.'],
  ]);
  expect(activityIn()).toMatchObject({ name: 'Welding, Part 2', status: 'Pending' });
  expect(await outcomesOf([first, await writeRequest(folder, [workshop])])).toEqual([
    ['Left out: older than what is there.'],
    ['Left out: older than what is there.'],
  ]);
  const decision = { at: '2026-11-16T09:00:00.000Z' };
  const second = await writeDecisions(folder, [{ activity: changed, decision }]);
  expect(await outcomesOf([second])).toEqual([['Approved.']]);
});

test('A returned activity waits again', async () => {
  const first = await writeDecisions(folder, [{ activity: workshop, decision: {} }]);
  await importFiles(folder, [await writeRequest(folder, [workshop]), first], options);
  const decision = { what: 'returned', at: '2026-11-13T09:00:00.000Z', reason: 'Add it.' } as const;
  const back = await writeDecisions(folder, [{ activity: workshop, decision }]);
  expect(await outcomesOf([back])).toEqual([[expect.stringContaining('waiting again')]]);
  expect(activityIn()).toMatchObject({ status: 'Pending', decision: null });
});

test('A decision counts for a pending activity that the college published itself', async () => {
  const file = join(folder, `records/students/${pranav.rollNumber}.json`);
  const record = recordOf();
  const [first] = record.activities.items;
  if (!first) throw new Error('The student has no activity.');
  Object.assign(first, { status: 'Pending', decision: null });
  writeFileSync(file, JSON.stringify(record));
  const own = { ...first, origin: 'content' as const, changed: false };
  const path = await writeDecisions(folder, [{ activity: own, decision: {} }]);
  expect(await outcomesOf([path])).toEqual([['Approved.']]);
  expect(activityIn(first.id)?.decision?.at).toBe('2026-11-10');
});

describe('Signatures', () => {
  test('A decision signed with a published key has the name of its owner', async () => {
    const { key, published } = await keyPair();
    const decision = { by: 'Somebody else' };
    const path = await writeDecisions(folder, [{ activity: workshop, decision }], { key });
    const keys = [published];
    const paths = [await writeRequest(folder, [workshop]), path];
    const report = await importFiles(folder, paths, { ...byDefault, keys });
    expect(activityIn()?.decision).toMatchObject({ by: 'Dr. Ananya Rao' });
    expect(activityIn()?.decision).not.toHaveProperty('unsigned');
    expect(formatImport(report, false)).not.toContain('without a signature');
  });

  test('A key that only the records publish counts as well', async () => {
    const { key, published } = await keyPair();
    const record = recordOf();
    record.keys.items.push(published);
    const file = join(folder, `records/students/${pranav.rollNumber}.json`);
    writeFileSync(file, JSON.stringify(record));
    const decided = [{ activity: workshop, decision: {} }];
    const path = await writeDecisions(folder, decided, { key });
    const paths = [await writeRequest(folder, [workshop]), path];
    expect(await outcomesOf(paths, { acceptUnsigned: false })).toContainEqual(['Approved.']);
  });

  test('A decision that no published key signed is refused, unless it is accepted: then the record and the last line say so', async () => {
    const path = await writeDecisions(folder, [{ activity: workshop, decision: {} }]);
    const paths = [await writeRequest(folder, [workshop]), path];
    const { key } = await keyPair();
    const stranger = await writeDecisions(folder, [{ activity: workshop, decision: {} }], { key });
    expect(await outcomesOf([stranger], { acceptUnsigned: false })).toEqual([
      expect.stringContaining('a key that is not published'),
    ]);
    const refused = await importFiles(folder, paths, byDefault);
    expect(refused.files[0]?.notes).toEqual([
      expect.stringContaining('A request is never signed.'),
    ]);
    expect(refused.files[1]?.problem).toMatch(/^It is not signed.*--accept-unsigned\.$/);
    expect(activityIn()?.status).toBe('Pending');
    const taken = await importFiles(folder, paths, options);
    expect(taken.files[1]?.notes).toEqual([expect.stringContaining('It is not signed')]);
    expect(formatImport(taken, false).split('\n').at(-1)).toMatch(
      /^import: \d+ records changed; decisions without a signature: 1$/,
    );
    const activity = activityIn();
    expect(activity).toMatchObject({ status: 'Approved', decision: { unsigned: true } });
    const step = stepsOf({}, activity).at(-1)!;
    expect(sourceText(step, new Map())).toBe('recorded from a file that no published key signed');
    expect(withSource('Here', { ...activity })).toContain('no published key signed');
  });

  test('The same decision with a signature removes the mark, and no unsigned one adds it', async () => {
    const { key, published } = await keyPair();
    const decided = [{ activity: workshop, decision: {} }];
    const unsigned = await writeDecisions(folder, decided);
    const signed = await writeDecisions(folder, decided, { key });
    await importFiles(folder, [await writeRequest(folder, [workshop]), unsigned], options);
    const more = { keys: [published] };
    expect(await outcomesOf([signed], more)).toEqual([['Approved.']]);
    expect(activityIn()?.decision).not.toHaveProperty('unsigned');
    for (const path of [signed, unsigned])
      expect(await outcomesOf([path], more)).toEqual([['Left out: already there.']]);
    expect(activityIn()?.decision).not.toHaveProperty('unsigned');
  });

  test('A decision by somebody who does not have the student in a register gets a note', async () => {
    const { key, published } = await keyPair();
    const notesWith = async (employeeId: string) => {
      const by = { name: published.name, employeeId };
      const path = await writeDecisions(folder, [{ activity: workshop, decision: {} }], {
        key,
        by,
      });
      const keys = [{ ...published, employeeId }];
      const { files } = await importFiles(folder, [path], { ...byDefault, keys, dryRun: true });
      return files.flatMap(({ notes }) => notes);
    };
    const teachers = [...readRecords(folder)].flatMap(({ record }) =>
      record.kind === 'teacher' ? [record] : [],
    );
    for (const { facultyProfile, register } of teachers) {
      const hasStudent = register.items.some(({ rollNumber }) => rollNumber === pranav.rollNumber);
      expect(await notesWith(facultyProfile.employeeId.toLowerCase())).toEqual(
        hasStudent
          ? []
          : ['Dr. Ananya Rao, who signed it, does not have Pranav Iyer in a register.'],
      );
    }
    expect(await notesWith('FAC-9999')).toHaveLength(1);
  });

  test('A college that accepts only signed decisions refuses others, but not requests', async () => {
    const { key, published } = await keyPair();
    const request = await writeRequest(folder, [workshop]);
    const decided = [{ activity: workshop, decision: {} }];
    const unsigned = await writeDecisions(folder, decided);
    const signed = await writeDecisions(folder, decided, { key });
    const more = { signedDecisionsOnly: true, keys: [published] };
    expect(await outcomesOf([request, unsigned, signed], more)).toEqual([
      ['New: waiting for a decision.'],
      'It is not signed, so anybody could have written it. Ask for a signed file.',
      ['Approved.'],
    ]);
  });

  test('An encrypted file is refused, because only one device opens it', async () => {
    const { key } = await keyPair();
    const request = await writeRequest(folder, [workshop]);
    const content = new Blob([readFileSync(request)]);
    const encrypted = await encryptExchange('request', content, key.encryption.publicKey);
    writeFileSync(request, await encrypted.text());
    expect(await outcomesOf([request])).toEqual([
      'It is encrypted for one person, whose device alone opens it. Ask for the file without encryption.',
    ]);
    expect(exchangeFilesIn(folder)).toEqual([request]);
  });

  test('A file whose signature does not fit is refused and nothing of it is written', async () => {
    const { key, published } = await keyPair();
    const decided = [{ activity: workshop, decision: {} }];
    const path = await writeDecisions(folder, decided, { key });
    const whole = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    const signature = `${whole['signature']?.startsWith('A') ? 'B' : 'A'}${whole['signature']?.slice(1)}`;
    writeFileSync(path, JSON.stringify({ ...whole, signature }));
    const paths = [await writeRequest(folder, [workshop]), path];
    const [, outcome] = await outcomesOf(paths, { keys: [published] });
    expect(outcome).toContain('Its signature does not match its content.');
    expect(activityIn()?.status).toBe('Pending');
  });
});

test('A request does not replace an approved activity, unless it is named', async () => {
  const approved = recordOf().activities.items.find(({ status }) => status === 'Approved')!;
  const own = { ...approved, origin: 'content' as const, changed: true, name: 'WINNER' };
  const path = await writeRequest(folder, [resubmitted(own, '2026-11-15T09:00:00.000Z')]);
  const name = `${pranav.rollNumber}/${approved.id}`;
  for (const replaceApproved of [[], ['26CSE1002/other']])
    expect(await outcomesOf([path], { replaceApproved })).toEqual([
      [expect.stringContaining(`Left out: it is approved.`)],
    ]);
  expect(await outcomesOf([path])).toEqual([
    [expect.stringContaining(`--replace-approved "${name}"`)],
  ]);
  expect(activityIn(approved.id)).toEqual(approved);
  expect(await outcomesOf([path], { replaceApproved: [name] })).toEqual([
    ['Submitted again: waiting for a decision. It was approved.'],
  ]);
  expect(activityIn(approved.id)).toMatchObject({ name: 'WINNER', status: 'Pending' });
});

test('A file with a moment later than a day from now is refused', async () => {
  const future = '2027-10-24T09:00:00.000Z';
  const ahead = resubmitted(workshop, future, { name: 'Not mine' });
  const paths = [
    await writeRequest(folder, [ahead]),
    await writeRequest(folder, [{ ...workshop, dateAdded: '2027-10-24' }]),
    await writeDecisions(folder, [{ activity: workshop, decision: { at: future } }]),
    await writeRequest(folder, [workshop]),
  ];
  const refused = expect.stringMatching(/^It is dated 24 Oct 2027, which is in the future\./);
  expect(await outcomesOf(paths)).toEqual([
    refused,
    refused,
    refused,
    ['New: waiting for a decision.'],
  ]);
  const tomorrow = resubmitted(workshop, '2026-11-25T08:00:00.000Z', { name: 'Time zones' });
  expect(await outcomesOf([await writeRequest(folder, [tomorrow])])).toEqual([
    ['Submitted again: waiting for a decision.'],
  ]);
});

test('The same decision does not count for another version', async () => {
  const { key, published } = await keyPair();
  const more = { keys: [published], replaceApproved: [pranavsWorkshop] };
  const decided = await writeDecisions(folder, [{ activity: workshop, decision: {} }], { key });
  await outcomesOf([await writeRequest(folder, [workshop]), decided], more);
  // Its moment is later than that of the request, and earlier than that of the decision.
  const winner = resubmitted(workshop, '2026-11-05T09:00:00.000Z', { name: 'WINNER' });
  const same = await writeDecisions(folder, [{ activity: winner, decision: {} }], { key });
  expect(await outcomesOf([await writeRequest(folder, [winner]), same], more)).toEqual([
    ['Submitted again: waiting for a decision. It was approved.'],
    ['Left out: the same decision was imported for another version of the activity.'],
  ]);
  expect(activityIn()).toMatchObject({ name: 'WINNER', status: 'Pending' });
});

test('Refuses what is no file of the portal, of a stranger, or no entry of a record, and takes the rest', async () => {
  const text = join(folder, 'letter.json');
  writeFileSync(text, '{"approved": true}');
  const nobody = { name: 'Meera Nair', rollNumber: '25CSE9999' };
  const other = pendingActivity('other');
  const paths = [
    text,
    join(folder, 'gone.json'),
    await writeRequest(folder, [workshop], nobody),
    await writeDecisions(folder, [{ activity: other, decision: {} }]),
    await writeRequest(folder, [pendingActivity('odd--id'), workshop]),
  ];
  expect(await outcomesOf(paths)).toEqual([
    expect.stringContaining('not a file of this portal'),
    'There is no such file.',
    'There is no record of Meera Nair (25CSE9999).',
    [expect.stringContaining('request file')],
    [expect.stringContaining('a record cannot have its id'), 'New: waiting for a decision.'],
  ]);
});

test('Writes nothing when a record would not be valid', async () => {
  const file = join(folder, `records/students/${pranav.rollNumber}.json`);
  const record = recordOf();
  const [first] = record.activities.items;
  if (!first) throw new Error('The student has no activity.');
  record.activities.items = Array.from({ length: 10_000 }, (_, index) => ({
    ...first,
    id: `many-${index}`,
  }));
  writeFileSync(file, JSON.stringify(record));
  const before = hashOf();
  const path = await writeRequest(folder, [workshop]);
  await expect(importFiles(folder, [path], options)).rejects.toThrow(/Nothing was imported/);
  expect(hashOf()).toBe(before);
});

test('The report shows no control characters of a file', () => {
  const file = {
    path: 'a.json',
    problem: null,
    notes: [],
    entries: [{ activity: '\u001b[31mred', taken: false, outcome: 'Left out.' }],
  };
  expect(formatImport({ files: [file], changed: 0 }, false)).not.toContain('\u001b');
});
