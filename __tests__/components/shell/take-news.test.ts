import { makeAssignments, type OwnRecord } from '@/components/assignment/model/assignment-file';
import type { ExchangeKind, Payload } from '@/components/exchange/model/payload';
import { writeExchange } from '@/components/exchange/model/file';
import { takeNews } from '@/components/shell/take-news';
import type { Letter } from '@/lib/drop/letter';
import { received } from '@/lib/drop/letters';
import { workspace } from '@/lib/store/device';
import { change } from '@/lib/store/record';
import { dismissToast, toastStore } from '@/lib/toast/toast';

const mockRecord = {
  drop: [{ teacher: 'FAC-0117', name: 'Dr. Ananya Rao' }],
  ...{ kind: 'student', keys: { items: [] }, sections: ['1CSE33'] },
  ...{ assignments: { items: [{ id: 'listed' }] }, timetable: { meetings: [{ id: 'maths' }] } },
};
let mockIsOpen = true;
jest.mock('@/lib/record/current', () => ({
  currentRecord: { snapshot: () => ({ record: mockIsOpen ? mockRecord : null }) },
}));

const at = '2026-11-20T09:30:00.000Z';
const by = { name: 'Dr. Ananya Rao', employeeId: 'FAC-0117' };
const unit = (id: string, section = '1CSE33', changed = at, name = by.name): OwnRecord => ({
  ...{ id, origin: 'device', removed: false, at, changed },
  fields: {
    ...{ name: `Unit ${id}`, section, due: '2027-11-20', instructions: '', files: [] },
    ...{ closed: false, by: name },
  },
});
const cancelled: Payload<'changes'> = {
  ...{ madeAt: at, by },
  items: [
    {
      ...{ meeting: 'maths', day: '2027-11-20', name: '1CSE33 Mathematics', by: by.name, at },
      ...{ start: '09:00', end: '09:55', reason: 'A conference', restored: null, sequence: 1 },
    },
  ],
};

const name = 'ab'.repeat(32);

/** Gives a letter with this file to the student's device. */
async function take<K extends ExchangeKind>(
  kind: K,
  payload: Payload<K>,
  inside: ExchangeKind = kind,
  edit = (text: string) => text,
) {
  const file = edit(await (await writeExchange(kind, payload, new Map())).text());
  const letter: Letter = {
    ...{ format: 1, id: '12'.repeat(16), at, file },
    kind: inside as Letter['kind'],
  };
  const remembered = (isTaken: boolean) =>
    received(name, 'FAC-0117', isTaken ? { state: 'taken' } : {});
  await takeNews(letter, remembered, 'FAC-0117', false);
}

const texts = () =>
  toastStore
    .snapshot()
    .map(({ text }) => text)
    .filter((text) => !text.startsWith('This browser blocks storage.'));
const state = async () => {
  const letter = await workspace.read('letters', name);
  return letter?.state;
};

afterEach(async () => {
  for (const store of ['assignments', 'cancellations', 'letters', 'events'] as const)
    for (const record of await workspace.all(store))
      await workspace.write([change(store, record.id, () => null)]);
  for (const { id } of toastStore.snapshot()) dismissToast(id);
});

test('an assignment of the own section is imported with a notification, and once', async () => {
  await take('assignments', makeAssignments(by, [unit('1')]));
  expect(workspace.records('assignments').get('1')).toMatchObject({ fields: { name: 'Unit 1' } });
  expect(texts()).toEqual([
    'From Dr. Ananya Rao: Unit 1, 1CSE33, due 20 Nov 2027, by Dr. Ananya Rao.',
  ]);
  expect(await state()).toBe('taken');
  expect(await workspace.all('events')).toHaveLength(1);
  await take('assignments', makeAssignments(by, [unit('1')]));
  expect(await workspace.all('events')).toHaveLength(1);
  expect(texts()).toHaveLength(1);
});

test('a changed class has the name of who sent it, whatever the letter says', async () => {
  const [item] = cancelled.items;
  await take('changes', { ...cancelled, items: [{ ...item!, by: 'Dr. Somebody Else' }] });
  expect((await workspace.all('cancellations')).map((one) => one.by)).toEqual([by.name]);
});

test('what is of another section, or in the college’s list already, is left out', async () => {
  await take('assignments', makeAssignments(by, [unit('listed'), unit('2', '9ECE1')]));
  expect(await workspace.all('assignments')).toEqual([]);
  expect(texts()).toEqual([]);
  expect(await state()).toBe('taken');
});

test('several assignments are counted', async () => {
  await take(
    'assignments',
    makeAssignments(
      by,
      ['1', '2', '3'].map((id) => unit(id)),
    ),
  );
  expect(texts()).toEqual(['From Dr. Ananya Rao: 3 new entries.']);
});

test('a cancelled class is recorded', async () => {
  await take('changes', cancelled);
  expect(workspace.records('cancellations').get('maths:2027-11-20')).toMatchObject({ sequence: 1 });
  expect(texts()).toEqual([
    expect.stringMatching(
      /^From Dr\. Ananya Rao: Cancelled: 1CSE33 Mathematics, 20 Nov 2027, 9:00AM to 9:55AM\. A conference\.$/,
    ),
  ]);
});

test('a file of another kind than the letter says is refused, and remembered', async () => {
  await take('changes', cancelled, 'assignments');
  expect(texts()).toEqual([
    expect.stringMatching(/^A letter from a teacher could not be used\. It is a file of changed/),
  ]);
  expect(await state()).toBe('refused');
});

test('who sent it is what the student’s record says, whatever name it has', async () => {
  await take(
    'assignments',
    makeAssignments({ ...by, name: 'The Dean' }, [unit('1', '1CSE33', at, 'The Dean')]),
  );
  expect(workspace.records('assignments').get('1')).toMatchObject({ fields: { by: by.name } });
  expect(texts()).toEqual([
    expect.stringMatching(/^From Dr\. Ananya Rao: .*, by Dr\. Ananya Rao\.$/),
  ]);
});

test.each([
  ['assignments', makeAssignments({ ...by, employeeId: 'FAC-0120' }, [unit('1')])],
  ['changes', { ...cancelled, by: { ...by, employeeId: 'FAC-0120' } }],
] as const)('%s in the name of another teacher are refused', async (kind, payload) => {
  await take<ExchangeKind>(kind, payload);
  expect(await workspace.all('assignments')).toEqual([]);
  expect(await workspace.all('cancellations')).toEqual([]);
  expect(texts()).toEqual([
    expect.stringContaining(
      'It is from the record of FAC-0117 and names Dr. Ananya Rao (FAC-0120)',
    ),
  ]);
  expect(await state()).toBe('refused');
});

test('a file of a newer release is read later', async () => {
  const edit = (text: string) => text.replace(/"version":\s*\d+/, '"version": 99');
  await expect(take('changes', cancelled, 'changes', edit)).rejects.toThrow('newer');
  expect(await state()).toBeUndefined();
  expect(texts()).toEqual([]);
});

test('what arrives while no record is open is read later', async () => {
  mockIsOpen = false;
  await expect(take('changes', cancelled)).rejects.toThrow('No record is open.');
  mockIsOpen = true;
  expect(await state()).toBeUndefined();
});
