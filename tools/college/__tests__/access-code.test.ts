import fc from 'fast-check';
import { readCode } from '@/lib/record/access-code';
import { personKinds } from '@/lib/record/person';
import { accessCodeOf } from '@/tools/college/access-code';

const person = fc.record({
  kind: fc.constantFrom(...personKinds),
  id: fc.stringMatching(/^[A-Z0-9-]{3,16}$/),
});
const secret = fc.uint8Array({ minLength: 32, maxLength: 32 });

test('every code has 24 characters that the login page accepts', () => {
  fc.assert(
    fc.property(secret, person, fc.integer({ min: 1, max: 99 }), (bytes, one, generation) => {
      const code = accessCodeOf(bytes, one, generation);
      expect(readCode(code)).toEqual({ code });
    }),
  );
});

test('the code of a person stays the same, so that a lost card is printed again', () => {
  const known = accessCodeOf(new Uint8Array(32), { kind: 'student', id: '25CSE1042' }, 1);
  expect(known).toBe('B1DZFVFV9KC9146GXBCH9FH0');
});

test('another generation, kind, id or secret has another code', () => {
  fc.assert(
    fc.property(secret, person, (bytes, one) => {
      const other = bytes.map((byte, index) => (index === 31 ? byte ^ 1 : byte));
      const kind = one.kind === 'student' ? 'teacher' : 'student';
      const codes = [
        accessCodeOf(bytes, one, 1),
        accessCodeOf(bytes, one, 2),
        accessCodeOf(bytes, { ...one, kind }, 1),
        accessCodeOf(bytes, { ...one, id: `${one.id}0` }, 1),
        accessCodeOf(other, one, 1),
      ];
      expect(new Set(codes).size).toBe(codes.length);
    }),
  );
});
