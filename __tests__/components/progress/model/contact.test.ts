import { safeParse } from 'valibot';
import {
  addContact,
  checkContact,
  contactsByStudent,
  emptyContact,
  followUpOf,
  type Contact,
} from '@/components/progress/model/contact';
import { limits } from '@/content/schema/limits';
import { schemas } from '@/lib/store/schema';

const student = { name: 'محمد', rollNumber: 'U/2024/7' };
const today = '2026-11-23';
const start = emptyContact(today).values;

const stored = (texts = start) => {
  const change = addContact(student, texts, 'Dr. Ananya Rao');
  return (change.to as (current: null) => Contact | null)(null)!;
};

test('A contact is of today unless another day is chosen', () => {
  expect(start).toEqual({ kind: 'spoke', day: today, followUp: '', text: '' });
  expect(checkContact(start, today)).toEqual([]);
  expect(stored()).toMatchObject({ student, kind: 'spoke', day: today, by: 'Dr. Ananya Rao' });
});

test('A contact fits the store, at its longest too', () => {
  const text = 'x'.repeat(limits.contact.text);
  expect(checkContact({ ...start, text }, today)).toEqual([]);
  expect(safeParse(schemas.contacts, stored({ ...start, text })).success).toBe(true);
});

test.each([
  ['a day in the future', { day: '2026-11-24' }, 'day'],
  ['no day', { day: '' }, 'day'],
  ['a day that does not exist', { day: '2026-02-30' }, 'day'],
  ['a note without text', { kind: 'note' as const, text: ' \n' }, 'text'],
  ['a long text', { text: 'x'.repeat(limits.contact.text + 1) }, 'text'],
  ['a day to look again in the past', { followUp: '2026-11-22' }, 'followUp'],
  ['no kind', { kind: '' }, 'kind'],
])('A contact with %s is refused', (_, change, field) => {
  const errors = checkContact({ ...start, ...change } as typeof start, today);
  expect(errors.map((error) => error.field)).toEqual([field]);
});

test('A day to look again is stored, and holds until a newer contact', () => {
  const again = stored({ ...start, followUp: '2026-12-01' });
  expect(safeParse(schemas.contacts, again).success).toBe(true);
  expect(stored()).not.toHaveProperty('followUp');
  expect(followUpOf([again, stored()])).toBe('2026-12-01');
  expect(followUpOf([stored(), again])).toBeNull();
  expect(followUpOf([])).toBeNull();
});

test('The contacts with each student are newest first', () => {
  const all = [
    { ...stored({ ...start, day: '2026-11-20' }), id: 'a', at: '2026-11-23T09:00:00Z' },
    { ...stored({ ...start, day: '2026-11-22' }), id: 'b', at: '2026-11-22T09:00:00Z' },
    { ...stored({ ...start, day: '2026-11-22' }), id: 'c', at: '2026-11-22T10:00:00Z' },
    { ...stored(), id: 'd', student: { name: 'Asha', rollNumber: '7' } },
  ];
  const groups = contactsByStudent(new Map(all.map((contact) => [contact.id, contact])));
  expect(groups.get('U/2024/7')?.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(groups.get('7')?.map(({ id }) => id)).toEqual(['d']);
});
