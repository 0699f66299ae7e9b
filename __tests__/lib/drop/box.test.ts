import { boxNames, officePairInfo, pairInfo, pairKey } from '@/lib/drop/box';
import { boxKeyOf, boxNamesOf, deriveFromBox, office } from '@/tools/college/drop/derive';

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
