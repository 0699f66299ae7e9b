import { createHmac, hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import {
  boxNames,
  importPairKey,
  inboxName,
  isoWeek,
  officePairInfo,
  pairInfo,
  pairKey,
  replyName,
  sectionName,
  tagIn,
  tagsOf,
  weeksBack,
} from '@/lib/drop/names';
import { boxKeyOf, boxNamesOf, deriveFromBox, office } from '@/tools/college/drop/derive';
import { runsOf } from '@/__tests__/full-run';

const day = 24 * 60 * 60 * 1000;
const bytes = new Uint8Array(32).fill(5);

const derived = (info: string) => Buffer.from(hkdfSync('sha256', bytes, '', info, 32));
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('hex');

test('Names are what the design derives', async () => {
  const key = await importPairKey(bytes);
  const week = '2026-W48';
  expect(await tagsOf(key, [week])).toEqual([hmac(derived('tag'), week).slice(0, 32)]);
  const name = await inboxName(key, new Date('2026-11-26T09:30:00Z'));
  expect(tagIn(name)).toBe(hmac(derived('tag'), week).slice(0, 32));
  expect(name).toMatch(/^[0-9a-f]{64}$/);
  expect(await inboxName(key, new Date('2026-11-26T09:30:00Z'))).not.toBe(name);
  expect(await sectionName(key, week, 3)).toBe(hmac(derived('section'), JSON.stringify([week, 3])));
  const id = 'ab'.repeat(16);
  expect(await replyName(key, id, 2)).toBe(hmac(derived('reply'), JSON.stringify([id, 2])));
});

test('Weeks are those of ISO 8601, also at the turn of a year', () => {
  const weeks = {
    '2026-11-26': '2026-W48',
    '2026-12-31': '2026-W53',
    '2027-01-03': '2026-W53',
    '2027-01-04': '2027-W01',
    '2024-12-30': '2025-W01',
    '2021-01-01': '2020-W53',
  };
  for (const [date, week] of Object.entries(weeks))
    expect([date, isoWeek(new Date(`${date}T12:00:00Z`))]).toEqual([date, week]);
});

test('Whoever reads an inbox looks for every letter of 34 days, by clocks that are a day apart', () => {
  const at = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2032-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(at, fc.integer({ min: -34 * day, max: day }), (now, away) => {
      const weeks = weeksBack(now);
      expect(new Set(weeks).size).toBe(6);
      expect(weeks).toContain(isoWeek(new Date(now.getTime() + away)));
    }),
    { numRuns: runsOf(3000) },
  );
});

test('The tags of 300 students are told apart', async () => {
  const box = new Uint8Array(32).fill(1);
  const weeks = weeksBack(new Date('2026-11-26T09:30:00Z'));
  const found = Array.from({ length: 300 }, async (_, index) => {
    const key = await importPairKey(await pairKey(box, 'college', `25CSE${1000 + index}`, 1));
    return tagsOf(key, weeks);
  });
  expect(new Set((await Promise.all(found)).flat()).size).toBe(1800);
});

const secret = new Uint8Array(32).fill(9);
const college = { id: '0TEST0C0LLEGE0000000000000' };
const teacher = { kind: 'teacher', id: 'FAC2023' } as const;
const boxKey = boxKeyOf(secret, teacher, 1);

test('a browser derives the names of the boxes that the college made', async () => {
  const names = await boxNames(boxKey, college.id);
  expect(names).toEqual(boxNamesOf(college, boxKey));
  for (const name of Object.values(names)) expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(Object.values(names)).size).toBe(4);
});

test('a teacher derives the key that the record of a student has', async () => {
  const key = await pairKey(boxKey, college.id, '25cse 1042', 2);
  expect(Buffer.from(key)).toEqual(deriveFromBox(college, boxKey, pairInfo('25CSE1042', 2)));
  expect(key).toHaveLength(32);
});

test('another student, generation, teacher or college has another key', async () => {
  const other = boxKeyOf(secret, teacher, 2);
  const keys = await Promise.all([
    pairKey(boxKey, college.id, '25CSE1042', 1),
    pairKey(boxKey, college.id, '25CSE1042', 2),
    pairKey(boxKey, college.id, '25CSE1043', 1),
    pairKey(boxKey, 'OTHER', '25CSE1042', 1),
    pairKey(other, college.id, '25CSE1042', 1),
    pairKey(boxKeyOf(secret, office, 1), college.id, '25CSE1042', 1),
    pairKey(boxKeyOf(new Uint8Array(32), teacher, 1), college.id, '25CSE1042', 1),
  ]);
  expect(new Set(keys.map(String)).size).toBe(keys.length);
});

test('a student and a teacher of one id have different keys of the office', () => {
  expect(pairInfo('FAC2023', 1)).not.toBe(officePairInfo('FAC2023', 1));
});
