import { filledActivity } from '@/__tests__/components/activity/model/filled-activity';
import {
  announceDecisions,
  isOpen,
  takeDecisions,
} from '@/components/activity/letter/take-decisions';
import {
  submitActivityChanges,
  withdrawActivityChanges,
} from '@/components/activity/model/activity-write';
import { makeRequest } from '@/components/activity/model/request-file';
import type { Payload } from '@/components/exchange/model/payload';
import { writeExchange } from '@/components/exchange/model/file';
import type { OutLetter } from '@/lib/drop/letters';
import { workspace } from '@/lib/store/device';
import { change, put } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';
import { dismissToast, toastStore } from '@/lib/toast/toast';

const student = { name: 'Aarav Sharma', rollNumber: '25CSE1042' };
const mockRecord = {
  ...{ kind: 'student', student: { name: 'Aarav Sharma', rollNumber: '25CSE1042' } },
  ...{ activities: { items: [] }, keys: { items: [] } },
  drop: [{ teacher: 'FAC-0117', name: 'Dr. A. Rao' }],
};
let mockIsOpen = true;
jest.mock('@/lib/record/current', () => ({
  currentRecord: { snapshot: () => ({ record: mockIsOpen ? mockRecord : null }) },
}));

const momentIn = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const at = momentIn(-60);
const [added] = submitActivityChanges(
  { ...filledActivity, name: 'Poetry Course' },
  null,
  '2026-11-20',
);
const { id, fields } = added!.to(null) as unknown as { id: string; fields: OwnActivity };
const activity = { ...fields, id, origin: 'device', changed: true } as OwnActivity;

const letter = (number: string, more: Partial<OutLetter> = {}): OutLetter => ({
  ...{ id: number.repeat(32), direction: 'out', kind: 'request', at, with: 'FAC-0117' },
  ...{ about: [id], state: 'sent' },
  ...more,
});

/** A file with a decision on the activity. */
async function decisions(
  of = student,
  what: 'approved' | 'returned' = 'approved',
  employeeId = 'FAC-0117',
) {
  const { items } = await makeRequest(student, [activity]);
  const { revision } = items[0]!;
  const payload: Payload<'decisions'> = {
    ...{ madeAt: at, student: of, by: { name: 'Dr. Ananya Rao', employeeId } },
    items: [
      {
        activity: id,
        revision,
        name: activity.name,
        what,
        at,
        by: 'Dr. Ananya Rao',
        reason: 'Good',
      },
    ],
  };
  return new File([await writeExchange('decisions', payload, new Map())], 'decisions.json');
}

/** What becomes of a file that answers the letter. */
const take = (file: File, signedOnly = false) => takeDecisions(file, letter('1'), signedOnly);

const texts = () => toastStore.snapshot().map(({ text }) => text);

beforeEach(async () => {
  await Promise.all([workspace.load('activities'), workspace.load('letters')]);
  await workspace.write([added!, put('letters', letter('1'))]);
  for (const one of toastStore.snapshot()) dismissToast(one.id);
});
afterEach(async () => {
  for (const store of ['activities', 'letters', 'events'] as const)
    for (const record of await workspace.all(store))
      await workspace.write([change(store, record.id, () => null)]);
});

const status = () => workspace.records('activities').get(id)?.fields.status;

test.each([
  ['approved', 'Approved', '“Poetry Course” was approved by Dr. A. Rao.'],
  ['returned', 'Pending', 'Dr. A. Rao asks for a change in “Poetry Course”.'],
] as const)('a decision is recorded and announced once: %s', async (what, shown, text) => {
  expect(isOpen(letter('1'))).toBe(true);
  const changes = await take(await decisions(student, what));
  expect(status()).toBe('Pending');
  await workspace.write(changes!);
  expect(status()).toBe(shown);
  expect(isOpen(letter('1'))).toBe(false);
  announceDecisions(changes!);
  expect(texts()).toContain(text);
  expect(await take(await decisions(student, what))).toEqual([]);
});

test('nothing is awaited for a withdrawn activity, nor in a letter with an earlier version', async () => {
  await workspace.write([put('letters', letter('2', { at: momentIn(60) }))]);
  expect(isOpen(letter('1'))).toBe(false);
  expect(isOpen(letter('2'))).toBe(true);
  await workspace.write(withdrawActivityChanges(activity));
  expect(isOpen(letter('2'))).toBe(false);
});

test('a decision is awaited in each letter that has the version that waits', async () => {
  const [one, other] = [letter('1', { at: momentIn(1) }), letter('3', { at: momentIn(2) })];
  await workspace.write([put('letters', one), put('letters', other)]);
  expect([one, other].map(isOpen)).toEqual([true, true]);
  expect(isOpen(letter('2'))).toBe(false);
});

test('decisions for somebody else, in the name of another teacher, or without a signature that the college asks for, are refused', async () => {
  expect(await take(await decisions({ name: 'Diya Nair', rollNumber: '25CSE1017' }))).toBe(null);
  expect(await take(await decisions(), true)).toBe(null);
  expect(await take(await decisions(student, 'approved', 'FAC-0120'))).toBe(null);
  expect(texts()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^A letter from a teacher could not be used\. It is for Diya Nair/),
      expect.stringMatching(/^A letter from a teacher could not be used\. It is not signed/),
      expect.stringMatching(/It is from the record of FAC-0117 and names .* \(FAC-0120\)/),
    ]),
  );
});

test('decisions of a newer release are read later', async () => {
  const text = await (await decisions()).text();
  const file = new File([text.replace(/"version":\s*\d+/, '"version": 99')], 'decisions.json');
  await expect(take(file)).rejects.toThrow('newer version');
});

test('decisions that arrive while no record is open are read later', async () => {
  mockIsOpen = false;
  await expect(take(await decisions())).rejects.toThrow('No record is open.');
  mockIsOpen = true;
  expect(await take(await decisions())).toHaveLength(2);
});
