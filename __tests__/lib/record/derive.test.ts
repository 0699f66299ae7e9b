import fc, { assert, property, string } from 'fast-check';
import { runsOf } from '@/__tests__/full-run';
import { receivedId } from '@/components/exchange/model/plan';
import { personIdPattern } from '@/content/schema/limits';
import { importRecordKey } from '@/lib/crypto/record-key';
import {
  checkCharacter,
  codeAlphabet,
  codeLength,
  formatCode,
  readCode,
} from '@/lib/record/access-code';
import { deriveAccess } from '@/lib/record/derive';
import { normalizeId, personKinds } from '@/lib/record/person';
import { shownPerson } from '@/lib/record/session-flag';
import { problemOf, type SignInProblemCode } from '@/lib/record/sign-in-result';
import { accessCodeOf } from '@/tools/college/access-code';
import { emptyStudentRecord, emptyTeacherRecord } from '@/tools/college/empty-record';
import { deriveSealKeys } from '@/tools/college/seal/seal-record';

const characters = [...codeAlphabet];

/** Any access code. */
const code = fc
  .array(fc.constantFrom(...characters), { minLength: codeLength, maxLength: codeLength })
  .map((parts) => parts.join(''))
  .map((text) => text + checkCharacter(text));

const place = fc.nat({ max: codeLength });

test('a code is read as it is written, in groups, in lower case, with spaces or hyphens', () => {
  fc.assert(
    fc.property(code, (text) => {
      expect(readCode(text)).toEqual({ code: text });
      expect(readCode(` ${formatCode(text).toLowerCase()} `)).toEqual({ code: text });
      expect(readCode(formatCode(text).replaceAll(' ', '-'))).toEqual({ code: text });
      expect(readCode(formatCode(text).replaceAll(' ', '\u2013'))).toEqual({ code: text });
    }),
  );
});

test('I and L are read as 1, O as 0, and full-width characters as usual ones', () => {
  fc.assert(
    fc.property(code, fc.constantFrom('I', 'L', 'i', 'l'), (text, one) => {
      const typed = text.replaceAll('1', one).replaceAll('0', 'o');
      expect(readCode(typed)).toEqual({ code: text });
      const wide = text.replace(/./g, (character) =>
        String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0),
      );
      expect(readCode(wide)).toEqual({ code: text });
    }),
  );
});

test('one wrong character is always found', () => {
  fc.assert(
    fc.property(code, place, fc.constantFrom(...characters), (text, at, other) => {
      fc.pre(text[at] !== other);
      expect(readCode(text.slice(0, at) + other + text.slice(at + 1))).toEqual({
        problem: 'check',
      });
    }),
    { numRuns: runsOf(2000) },
  );
});

test('two characters that changed places are always found, next to each other or not', () => {
  fc.assert(
    fc.property(code, place, place, (text, first, second) => {
      fc.pre(text[first] !== text[second]);
      const swapped = [...text];
      [swapped[first], swapped[second]] = [text[second] ?? '', text[first] ?? ''];
      expect(readCode(swapped.join(''))).toEqual({ problem: 'check' });
    }),
    { numRuns: runsOf(2000) },
  );
});

test.each([
  ['', 'empty'],
  [' - ', 'empty'],
  ['B1DZ', 'short'],
  ['0'.repeat(codeLength), 'short'],
  ['0'.repeat(codeLength + 2), 'long'],
  ['U'.repeat(codeLength + 1), 'character'],
  ['B1DZ FVFV 9KC9 146G XBCH 9FH!', 'character'],
])('"%s" is refused', (text, problem) => {
  expect(readCode(text)).toEqual({ problem });
});

test('a code is shown in groups of four', () => {
  expect(formatCode('B1DZFVFV9KC9146GXBCH9FH0')).toBe('B1DZ FVFV 9KC9 146G XBCH 9FH0');
});

const secret = new Uint8Array(32).fill(9);
const people = [
  { kind: 'student', id: '25CSE1042' },
  { kind: 'teacher', id: '25CSE1042' },
  { kind: 'teacher', id: 'PG-ENG-0217' },
] as const;

test.each(people)(
  'a browser derives the name and the key that $kind $id was sealed with',
  async (person) => {
    const code = accessCodeOf(secret, person, 1);
    const sealed = deriveSealKeys(code, '0TEST0C0LLEGE0000000000000', person);
    const { name, bytes } = await deriveAccess(code, '0TEST0C0LLEGE0000000000000', person);
    expect(name).toBe(sealed.name);
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect(Buffer.from(bytes)).toEqual(sealed.key);
  },
);

test('another code, college, kind or id has another name and key', async () => {
  const code = accessCodeOf(secret, people[0], 1);
  const all = await Promise.all([
    deriveAccess(code, 'A', people[0]),
    deriveAccess(code, 'A', people[1]),
    deriveAccess(code, 'A', people[2]),
    deriveAccess(code, 'B', people[0]),
    deriveAccess(accessCodeOf(secret, people[0], 2), 'A', people[0]),
  ]);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(all.map(({ bytes }) => bytes.toString())).size).toBe(all.length);
});

test('the key only decrypts, and nothing exports it', async () => {
  const key = await importRecordKey(new Uint8Array(32));
  expect(key.extractable).toBe(false);
  expect(key.usages).toEqual(['decrypt']);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable');
  await expect(crypto.subtle.exportKey('jwk', key)).rejects.toThrow('not extractable');
});

const basis = { name: 'நறுமுகை', id: '13aa3', asOf: '2026-11-23' };

test.each([
  '25CSE1042',
  '13aa3',
  'U/2024/0017',
  '7',
  'a1b2c3d4-0000-4000-8000-000000000000',
  'asha.rao@college.example',
  'CS 12+3',
  '٢٠٢٤١٧',
  'மா2024',
])('%s is an id', (id) => {
  expect(id).toMatch(personIdPattern);
});

test.each([
  '',
  ' 1',
  '1 ',
  'a  b',
  '../a',
  'a/../b',
  '/a',
  'a/',
  'a\\b',
  'a\nb',
  'a:b',
  'a#b',
  '%2e',
])('%j is no id', (id) => {
  expect(id).not.toMatch(personIdPattern);
});

test('An id is compared without spaces, case and invisible characters', () => {
  expect(normalizeId(' 13aa3\u200f')).toBe('13AA3');
  expect(normalizeId('U/2024/0017')).toBe('U/2024/0017');
  assert(
    property(string({ unit: 'grapheme' }), (text) => {
      const id = normalizeId(text);
      return normalizeId(id) === id && normalizeId(text.toUpperCase()) === id;
    }),
  );
});

test('The id of received work is plain text, and no two people share one', () => {
  expect(receivedId('25CSE1042', 'essay')).toBe('25cse1042:essay');
  expect(receivedId('U/20-4', 'essay')).toBe('u-2f-20-2d-4:essay');
  assert(
    property(string({ unit: 'grapheme', minLength: 1 }), string({ unit: 'grapheme' }), (a, b) => {
      const [one, other] = [receivedId(a, 'x'), receivedId(b, 'x')];
      return /^[a-z0-9:-]+$/.test(one) && (one === other) === (normalizeId(a) === normalizeId(b));
    }),
  );
});

test('A person without a first name is greeted with the whole name, and nothing missing is shown', () => {
  expect(shownPerson(emptyStudentRecord(basis))).toEqual({
    name: basis.name,
    firstName: basis.name,
    asOf: basis.asOf,
    details: ['Roll number 13aa3'],
  });
  expect(shownPerson(emptyTeacherRecord(basis)).details).toEqual(['Employee id 13aa3']);
});

/** Every problem; the type says if one is missing. */
const problems = Object.keys({
  offline: 0,
  missing: 0,
  server: 0,
  newer: 0,
  damaged: 0,
  large: 0,
  other: 0,
  unpublished: 0,
  insecure: 0,
  browser: 0,
  storage: 0,
  others: 0,
  unreachable: 0,
  unknown: 0,
  refused: 0,
  unlisted: 0,
  malformed: 0,
} satisfies Record<SignInProblemCode, 0>) as SignInProblemCode[];

test.each(personKinds)('every problem has its own sentences for a %s, with a way on', (kind) => {
  const texts = problems.map((problem) => problemOf(problem, kind).text);
  expect(new Set(texts).size).toBe(problems.length);
  const way = /\b(?:allow|ask|check|compare|open|reload|sign in|tell|try|update|use)\b/i;
  for (const text of texts) expect(text).toMatch(way);
});

test('neither a wrong code nor an unknown person is named as such', () => {
  const { text } = problemOf('missing', 'teacher');
  expect(text).toContain('this employee id and code');
  expect(text).not.toMatch(/wrong|unknown|exist/);
});
