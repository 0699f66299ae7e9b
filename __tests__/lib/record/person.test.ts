import { assert, property, string } from 'fast-check';
import { receivedId } from '@/components/exchange/model/plan';
import { personIdPattern } from '@/content/schema/limits';
import { normalizeId } from '@/lib/record/person';
import { shownPerson } from '@/lib/record/session-flag';
import { emptyStudentRecord, emptyTeacherRecord } from '@/tools/college/empty-record';

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
