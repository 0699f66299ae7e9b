import fc from 'fast-check';
import { mergeKeys, trustedKey, trustIn } from '@/lib/crypto/key-trust';

const hour = 60 * 60 * 1000;
const dayText = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyKeys = fc.array(
  fc.record(
    { id: fc.constantFrom('a', 'b', 'c'), name: fc.string(), from: dayText, revoked: dayText },
    { requiredKeys: ['id', 'name'] },
  ),
  { maxLength: 8 },
);

test('A key that any list revokes is good for no moment, whatever the other lists say and their order', () => {
  fc.assert(
    fc.property(anyKeys, fc.constantFrom('a', 'b', 'c', 'd'), dayText, (keys, id, day) => {
      const own = keys.filter((key) => key.id === id);
      const { state } = trustIn(keys, id, `${day}T12:00:00.000Z`);
      if (own.length === 0) expect(state).toBe('unknown');
      else expect(state === 'revoked').toBe(own.some(({ revoked }) => revoked));
      expect(mergeKeys(keys).map((key) => key.id)).toEqual([...new Set(keys.map((key) => key.id))]);
    }),
    { seed: 26 },
  );
});

test('A key is good from its first day on, as it begins in the first time zone', () => {
  const keys = [{ id: 'a', from: '2026-11-23' }];
  const start = Date.parse('2026-11-23') - 14 * hour;
  const at = (time: number) => trustIn(keys, 'a', new Date(time).toISOString()).state;
  expect([at(start - 1), at(start), at(start + 1000 * hour)]).toEqual(['early', 'good', 'good']);
});

test('A key without a first day is good for every day', () => {
  expect(trustedKey([{ id: 'a' }], 'a', '2001-01-01T00:00:00.000Z')).toEqual({ id: 'a' });
  expect(trustedKey([{ id: 'a' }], null, '2001-01-01T00:00:00.000Z')).toBeNull();
});
