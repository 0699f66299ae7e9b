import fc from 'fast-check';
import { checkBackup } from '@/components/device/model/backup-check';
import { formatBackup } from '@/components/device/model/backup-file';
import {
  countIncoming,
  eraseChanges,
  mergeChanges,
  mergeRecord,
} from '@/components/device/model/backup-merge';
import { readBackup } from '@/components/device/model/open-backup';
import { needsHttps } from '@/lib/browser/secure-page';
import { checkEvidence } from '@/lib/file/stored-file';
import { backedUp, backupBegun } from '@/lib/store/backup';
import { noRecords, readEverything, unusedFiles, type Everything } from '@/lib/store/everything';
import { digest } from '@/lib/store/file';
import { put, type Records } from '@/lib/store/record';
import { schemas } from '@/lib/store/schema';
import { openTab, wipe } from './device';
import { anyDevice, contentOf, fileOf, mergeBackup, namesOf } from './any-device';
import { kindNames } from '@/lib/store/store-list';
import { runsOf } from '@/__tests__/full-run';

const at = '2026-01-31T09:30:00.000Z';
const achievement = (name: string, more: object = {}) =>
  ({
    id: 'cup',
    origin: 'device',
    removed: false,
    at,
    fields: { name },
    ...more,
  }) as Records['achievements'];

async function textOf(stored: Partial<Everything>): Promise<string> {
  return (await formatBackup({ ...noRecords(), ...stored }, at)).chunks.join('');
}

/** A backup with a change to its JSON. */
async function changedBackup(change: (file: Record<string, unknown>) => void): Promise<string> {
  const file = JSON.parse(
    await textOf({
      achievements: [achievement('Cup', { fields: { name: 'Cup', picture: 'file-a' } })],
      files: [fileOf('file-a', 'A')],
    }),
  ) as Record<string, unknown>;
  change(file);
  return JSON.stringify(file);
}

/** What a check finds wrong, one line each. */
async function problemsOf(text: string): Promise<string[]> {
  const { problems } = await checkBackup(text);
  return (problems ?? []).map(({ location, wrong }) => `${location} ${wrong}`);
}

describe('a backup', () => {
  test('is read back as it was stored, files included', async () => {
    await fc.assert(
      fc.asyncProperty(anyDevice, async (stored) => {
        const read = await checkBackup(await textOf(stored));
        if (read.problems) throw new Error(JSON.stringify(read.problems));
        expect(contentOf(read.everything)).toEqual(contentOf(stored));
        for (const file of read.everything.files) expect(await digest(file.blob)).toBe(file.sha256);
      }),
      { numRuns: runsOf(50) },
    );
  });

  test('of a device with a broken record and a lost file can be read', async () => {
    const gone = { ...fileOf('file-a', 'A'), sha256: '0'.repeat(64) };
    const { chunks, lost } = await formatBackup({
      ...noRecords(),
      achievements: [achievement('', { fields: { name: '' } })],
      profile: [{ id: 'photo', file: 'file-a' }],
      files: [gone],
    });
    expect(lost).toEqual(['file-a.txt']);
    const read = await checkBackup(chunks.join(''));
    expect(read.problems).toBeNull();
    if (read.problems) return;
    expect(read.everything.quarantine[0]).toMatchObject({ store: 'achievements' });
    expect(read.everything.files).toEqual([]);
  });

  test('contains quarantined values of any type', async () => {
    const value = { blob: new Blob(['A']), since: new Date(0), none: undefined, size: 3n };
    const text = await textOf({
      quarantine: [{ id: 'a', at, store: 'files', reason: 'x', value }],
    });
    expect(text).toContain('"content":"QQ=="');
    expect(await problemsOf(text)).toEqual([]);
  });
});

describe('a broken backup is refused', () => {
  test.each([
    ['that is not JSON', () => '{"format":', /^The file is not JSON/],
    ['of something else', () => '{"format":"other"}', /^The file is not a backup from this site/],
    ['that is a list', () => '[]', /^The file is not a backup/],
    ['without a version', () => '{"format":"edify-backup"}', /^version is not a backup version/],
    [
      'of a newer version',
      () => '{"format":"edify-backup","version":7}',
      /^version is 7; this page reads version 1/,
    ],
    [
      'without stores',
      () => `{"format":"edify-backup","version":1,"savedAt":"${at}"}`,
      /^stores is missing/,
    ],
  ])('%s', async (_name, text, wrong) => {
    expect(await problemsOf(text())).toEqual([expect.stringMatching(wrong)]);
  });

  type Stores = Record<string, Record<string, unknown>[]>;
  const cases: [string, (stores: Stores) => void, RegExp][] = [
    ['with an unknown store', (stores) => (stores['spoons'] = []), /^spoons is not a kind/],
    [
      'with a store that is not a list',
      (stores) => (stores['flags'] = {} as never),
      /is not a list$/,
    ],
    [
      'with a record of another shape',
      ({ achievements }) => Object.assign(achievements?.[0] ?? {}, { more: 1 }),
      /^Achievements, record 1 \(cup\) more: /,
    ],
    [
      'with the same id twice',
      ({ achievements }) => achievements?.push(achievements[0] ?? {}),
      /^Achievements, record 2 \(cup\) has the same id as an earlier record/,
    ],
    [
      'with a missing file',
      ({ files }) => files?.pop(),
      /^Achievements, record 1 \(cup\) refers to the file "file-a"/,
    ],
    [
      'with a changed file',
      ({ files }) => Object.assign(files?.[0] ?? {}, { content: 'Qg==' }),
      /^Files, record 1 \(file-a\) content: does not match its SHA-256/,
    ],
    [
      'with a truncated file',
      ({ files }) => Object.assign(files?.[0] ?? {}, { content: '' }),
      /^Files, record 1 \(file-a\) content: has 0 bytes instead of 1/,
    ],
    [
      'with a file that is not base64',
      ({ files }) => Object.assign(files?.[0] ?? {}, { content: '%' }),
      /^Files, record 1 \(file-a\) content: is not base64/,
    ],
  ];
  test.each(cases)('%s', async (_name, change, wrong) => {
    const wrongs = await problemsOf(
      await changedBackup((file) => change(file['stores'] as Stores)),
    );
    expect(wrongs[0]).toMatch(wrong);
  });

  test('and keys such as __proto__ do no harm', async () => {
    const text = (await textOf({ flags: [{ id: 'a', at }] })).replace(
      '"id":"a"',
      '"id":"a","__proto__":{"polluted":1}',
    );
    expect(await problemsOf(text)).toEqual([
      expect.stringMatching(/^Read and dismissed.*__proto__/),
    ]);
    const head = text.replace('"stores":{', '"stores":{"__proto__":[],"constructor":[],');
    expect((await problemsOf(head)).join()).toMatch(
      /__proto__ is not a kind.*constructor is not a kind/,
    );
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('merging a backup', () => {
  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyDevice, anyDevice, (stored, saved) => {
        const once = mergeBackup(stored, saved);
        expect(contentOf(mergeBackup(once, saved))).toEqual(contentOf(once));
        expect(contentOf(mergeBackup(stored, stored))).toEqual(contentOf(stored));
      }),
    );
  });

  test('loses nothing of either side except older versions', () => {
    fc.assert(
      fc.property(anyDevice, anyDevice, (stored, saved) => {
        const all = mergeBackup(stored, saved);
        expect(namesOf(all)).toEqual([...new Set([...namesOf(stored), ...namesOf(saved)])].sort());
        for (const record of all.achievements) {
          const [one, other] = [stored, saved].map(({ achievements }) =>
            achievements.find(({ id }) => id === record.id),
          );
          const moment = (version?: typeof record) => version?.changed ?? version?.at ?? '';
          expect([one, other]).toContain(record);
          expect(moment(record)).toBe([moment(one), moment(other)].sort()[1]);
        }
      }),
    );
  });

  test('keeps both orders: that of the device, with new records in between', () => {
    fc.assert(
      fc.property(anyDevice, anyDevice, (stored, saved) => {
        for (const { id, ids } of mergeBackup(stored, saved).orders) {
          const own = stored.orders.find((order) => order.id === id)?.ids ?? [];
          const other = saved.orders.find((order) => order.id === id)?.ids ?? [];
          if (own.length > 0) expect(ids.filter((one) => own.includes(one))).toEqual(own);
          expect([...ids].sort()).toEqual([...new Set([...own, ...other])].sort());
        }
      }),
    );
  });

  test('restores a file that the same record here has lost', () => {
    const same = achievement('Cup', { fields: { name: 'Cup', picture: 'file-a' } });
    const stored = { ...noRecords(), achievements: [same] };
    const saved = { ...stored, files: [fileOf('file-a', 'A')] };
    expect(namesOf(mergeBackup(stored, saved))).toEqual(['achievements cup', 'files file-a']);
  });
});

describe('merging two versions', () => {
  const step = (what: 'submitted' | 'approved' | 'changed', time = at) => ({ at: time, what });
  const submission = (more: Partial<Records['submissions']>): Records['submissions'] => ({
    id: '25cse1077:robotics',
    at,
    student: { name: 'Meera Nair', rollNumber: '25CSE1077' },
    activity: 'robotics',
    revision: 'a'.repeat(64),
    fields: {
      name: 'Robotics',
      category: 'Workshop',
      dateAdded: '2026-01-31',
      issuer: '',
      date: null,
      credits: null,
      note: '',
    },
    evidence: null,
    status: 'Pending',
    history: [step('submitted')],
    ...more,
  });
  const stays = (own: Records['submissions'], saved: Records['submissions']) =>
    mergeRecord('submissions', own, saved);
  const waiting = submission({});
  const approved = submission({
    status: 'Approved',
    history: [step('submitted'), step('approved')],
  });

  test('keeps the decided one if the times are equal, on either side', () => {
    expect(stays(waiting, approved)).toBe(approved);
    expect(stays(approved, waiting)).toBe(approved);
  });

  test('keeps the history that continues, even if a clock was wrong', () => {
    const fast = submission({ at: '2027-01-31T09:30:00.000Z' });
    expect(stays(fast, approved)).toBe(approved);
    expect(stays(approved, fast)).toBe(approved);
  });

  test('keeps the later one if the histories diverge', () => {
    const later = submission({
      history: [step('submitted'), step('changed', '2026-03-01T00:00:00.000Z')],
    });
    expect(stays(approved, later)).toBe(later);
    expect(stays(later, approved)).toBe(later);
  });

  test('chooses the same one on two devices if nothing says which is later', () => {
    const [one, other] = ['Robotics', 'Robots'].map((name) =>
      submission({ fields: { ...submission({}).fields, name } }),
    ) as [Records['submissions'], Records['submissions']];
    expect(stays(one, other)).toBe(stays(other, one));
    expect(stays(one, { ...one })).toBe(one);
  });

  test('keeps the done flag, unless it was removed later', () => {
    const done: Records['handins'] = { id: 'unit-1', at, name: 'Unit 1', done: true, file: null };
    const open = { ...done, done: false };
    const reopened = { ...open, changed: '2026-02-01T00:00:00.000Z' };
    expect(mergeRecord('handins', open, done)).toBe(done);
    expect(mergeRecord('handins', done, open)).toBe(done);
    expect(mergeRecord('handins', done, reopened)).toBe(reopened);
  });

  test('counts the records that a merge adds, not those in the file', () => {
    const stored = { ...noRecords(), submissions: [approved], flags: [{ id: 'a', at }] };
    const saved = { ...noRecords(), submissions: [waiting], flags: [{ id: 'b', at }] };
    expect(countIncoming(stored, saved)).toBe(1);
    expect(countIncoming(saved, stored)).toBe(2);
  });
});

describe('a backup in progress', () => {
  const changedAt = async (tab: ReturnType<typeof openTab>) =>
    (await tab.all('meta'))[0]?.changedAt;

  test('includes what was changed before it began', async () => {
    wipe();
    const tab = openTab();
    await tab.write([put('achievements', achievement('Cup'))]);
    await tab.write([backupBegun()]);
    expect(await changedAt(tab)).not.toBeNull();
    await tab.write([backedUp(at)]);
    expect((await tab.all('meta'))[0]).toEqual({ id: 'backup', changedAt: null, exportedAt: at });
  });

  test('does not include what is changed meanwhile, also in another tab', async () => {
    wipe();
    const [tab, other] = [openTab(), openTab()];
    await tab.write([backupBegun()]);
    await other.write([put('achievements', achievement('Cup'))]);
    await tab.write([backedUp(at)]);
    expect((await openTab().all('meta'))[0]).toMatchObject({
      changedAt: expect.stringMatching(/^\d{4}-/),
      exportedAt: at,
    });
  });

  test('that is never finished leaves the changes marked as not backed up', async () => {
    wipe();
    const tab = openTab();
    await tab.write([put('achievements', achievement('Cup'))]);
    const before = await changedAt(tab);
    await tab.write([backupBegun()]);
    await tab.write([backupBegun()]);
    expect(await changedAt(tab)).toBe(before);
  });
});

test('a backup leaves out files that only a deleted record used', () => {
  const cup = achievement('Cup', { fields: { name: 'Cup', picture: 'file-a' } });
  const quarantine = [
    { id: 'x', at, store: 'projects', reason: 'broken', value: { deep: ['file-b'] } },
  ];
  const files = ['file-a', 'file-b', 'file-c'].map((id) => fileOf(id, id));
  const stored = { ...noRecords(), achievements: [cup], quarantine, files };
  expect(unusedFiles(stored).map(({ id }) => id)).toEqual(['file-c']);
});

describe('on a device', () => {
  async function deviceWith(stored: Everything) {
    wipe();
    const tab = openTab();
    await tab.write(mergeChanges(noRecords(), stored));
    return tab;
  }

  test('merge and erase leave the expected records, and undo restores all', async () => {
    await fc.assert(
      fc.asyncProperty(anyDevice, anyDevice, async (stored, saved) => {
        const tab = await deviceWith(stored);
        for (const [changes, after] of [
          [mergeChanges(stored, saved), mergeBackup(stored, saved)],
          [eraseChanges(stored), noRecords()],
        ] as const) {
          const undo = await tab.write(changes);
          expect(contentOf(await readEverything(openTab()))).toEqual(contentOf(after));
          await undo();
          expect(contentOf(await readEverything(openTab()))).toEqual(contentOf(stored));
        }
      }),
      { numRuns: 15 },
    );
  });

  test('erasing removes the backup date too', async () => {
    const tab = await deviceWith({ ...noRecords(), achievements: [achievement('Cup')] });
    expect(await tab.all('meta')).toHaveLength(1);
    await tab.write(eraseChanges(await readEverything(tab)));
    expect(await openTab().all('meta')).toEqual([]);
  });

  test('a backup has every store except the backup date and the signing key', () => {
    const others = Object.keys(schemas).filter((name) => !['meta', 'keys'].includes(name));
    expect([...kindNames].sort()).toEqual(others.sort());
  });
});

test('plain http, where the browser computes no SHA-256, exports files, and opens none', async () => {
  const stored = { ...noRecords(), files: [fileOf('file-a', 'A')] };
  const subtle = jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  const { chunks, lost } = await formatBackup(stored, at);
  const opened = await readBackup(new File(chunks, 'mine.json'));
  const added = await checkEvidence(new File(['%PDF-1.4'], 'a.pdf'));
  await expect(digest(new Blob(['A']))).rejects.toThrow(needsHttps);
  subtle.mockRestore();
  expect(lost).toEqual([]);
  expect(opened.problems?.[0]).toMatchObject({ todo: 'Open this page with https.' });
  expect(added).toBe(needsHttps);
  expect((await readBackup(new File(chunks, 'mine.json'))).problems).toBeNull();
});
