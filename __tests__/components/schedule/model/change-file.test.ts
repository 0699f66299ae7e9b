import type { Payload } from '@/components/exchange/model/payload';
import { readExchange, writeExchange, type OpenedFile } from '@/components/exchange/model/file';
import {
  makeChanges,
  planChanges,
  sendableCancellations,
} from '@/components/schedule/model/change-file';
import type { Cancellation } from '@/components/schedule/model/class-cancel';
import { asFile, keyPair, rao } from '../../exchange/model/sample';

const cancelled: Cancellation = {
  id: 'period-1:2026-11-24',
  at: '2026-11-23T09:00:00.000Z',
  ...{ session: 'period-1', day: '2026-11-24', title: '1CSE33 Mathematics' },
  ...{ start: '09:00', end: '09:55', reason: 'I am at a conference.', by: 'Dr. Ananya Rao' },
  ...{ restored: null, sequence: 1 },
};

const restored: Cancellation = { ...cancelled, restored: '2026-11-23T12:00:00.000Z', sequence: 2 };

const stored = (...records: Cancellation[]) => new Map(records.map((one) => [one.id, one]));

const meetings = ['period-1', 'period-4'];

async function sent(...records: Cancellation[]): Promise<OpenedFile<'changes'>> {
  const file = await writeExchange('changes', makeChanges(rao, records), new Map());
  return readExchange(asFile(file), 'changes', []);
}

const outcomes = (plan: ReturnType<typeof planChanges>) =>
  plan.entries.map(({ title, outcome }) => [title, outcome]);

test('A signed file of changes reads back as it was written', async () => {
  const { key, published } = await keyPair();
  const payload = makeChanges(rao, [cancelled]);
  const file = await writeExchange('changes', payload, new Map(), key);
  const opened = await readExchange(asFile(file), 'changes', [published]);
  expect(opened.payload).toEqual(payload);
  expect(opened.signature.state).toBe('signed');
});

test('A cancelled class reaches the student with its reason', async () => {
  const plan = planChanges([await sent(cancelled)], stored(), meetings);
  expect(outcomes(plan)).toEqual([['Cancelled: 1CSE33 Mathematics', 'New.']]);
  expect(plan.entries[0]?.detail).toBe('24 Nov 2026, 9:00AM to 9:55AM. I am at a conference.');
  expect(plan.changes).toEqual([expect.objectContaining({ id: cancelled.id })]);
  expect(plan.changes[0]).toMatchObject({ store: 'cancellations' });
});

test('A moved class reaches the student with its new time, and a substitution with the teacher', async () => {
  const to = { day: '2026-11-25', start: '14:00', end: '14:55', room: 'C-204' };
  const moved = { ...cancelled, to };
  const substituted = { ...cancelled, id: 'period-4:2026-11-24', session: 'period-4' };
  const file = await sent(moved, { ...substituted, teachers: ['Dr. Iyer'] });
  const plan = planChanges([file], stored(), meetings);
  expect(plan.entries.map(({ title, detail }) => [title, detail])).toEqual([
    [
      'Moved: 1CSE33 Mathematics',
      '24 Nov 2026, 9:00AM to 9:55AM. Moved to 25 Nov 2026, 2:00PM to 2:55PM, C-204. I am at a conference.',
    ],
    [
      'Another teacher: 1CSE33 Mathematics',
      '24 Nov 2026, 9:00AM to 9:55AM. Held by Dr. Iyer. I am at a conference.',
    ],
  ]);
  expect(plan.changes).toMatchObject([{ id: moved.id }, { id: substituted.id }]);
  const backwards = { ...moved, to: { ...to, end: '13:00' } };
  await expect(sent(backwards)).rejects.toThrow();
});

test('A class that is on again replaces its cancellation, and never the other way round', async () => {
  const [first, second] = [await sent(cancelled), await sent(restored)];
  expect(outcomes(planChanges([second], stored(cancelled), meetings))).toEqual([
    ['On again: 1CSE33 Mathematics', 'Replaces the earlier version.'],
  ]);
  expect(outcomes(planChanges([first], stored(restored), meetings))).toEqual([
    ['Cancelled: 1CSE33 Mathematics', 'Left out: a later version is already on this device.'],
  ]);
  expect(outcomes(planChanges([second, first], stored(), meetings))).toEqual([
    ['On again: 1CSE33 Mathematics', 'New.'],
    ['Cancelled: 1CSE33 Mathematics', 'Left out: another of these files has it too.'],
  ]);
});

test('The same file changes nothing the second time', async () => {
  const plan = planChanges([await sent(cancelled)], stored(cancelled), meetings);
  expect(outcomes(plan)).toEqual([
    ['Cancelled: 1CSE33 Mathematics', 'Left out: already on this device.'],
  ]);
  expect(plan.changes).toEqual([]);
});

test('A class of another section is left out', async () => {
  const plan = planChanges([await sent(cancelled)], stored(), ['period-2']);
  expect(outcomes(plan)).toEqual([
    ['Cancelled: 1CSE33 Mathematics', 'Left out: it is not one of your classes.'],
  ]);
});

test('A file with a day that does not exist is refused', async () => {
  await expect(sent({ ...cancelled, id: 'x', day: '2026-02-30' })).rejects.toThrow(
    'not a real date',
  );
});

test('A file that names a class of a day twice is refused', async () => {
  await expect(sent(cancelled, restored)).rejects.toThrow('twice');
});

test('An altered file is refused', async () => {
  const text = await (
    await writeExchange('changes', makeChanges(rao, [cancelled]), new Map())
  ).text();
  const { payload } = JSON.parse(text) as { payload: string };
  const other: Payload<'changes'> = makeChanges(rao, [{ ...cancelled, day: '2026-11-25' }]);
  const altered = text.replace(payload, Buffer.from(JSON.stringify(other)).toString('base64url'));
  await expect(readExchange(asFile(altered), 'changes', [])).rejects.toThrow('altered');
});

test('The classes of the latest days come first', () => {
  const later = { ...cancelled, id: 'period-1:2026-12-01', day: '2026-12-01' };
  expect(sendableCancellations(stored(cancelled, later)).map(({ day }) => day)).toEqual([
    '2026-12-01',
    '2026-11-24',
  ]);
});

test('A number far ahead of the known one is left out, so that later files still count', async () => {
  const far = await sent({ ...cancelled, sequence: 100_000 });
  expect(outcomes(planChanges([far], stored(cancelled), meetings))).toEqual([
    [
      'Cancelled: 1CSE33 Mathematics',
      'Left out: its number is 100000, and the last known one is 1. A class is not changed so often between two files. Ask the teacher who made the file.',
    ],
  ]);
});
