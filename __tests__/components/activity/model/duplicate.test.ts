import { findDuplicate, type DuplicateCandidate } from '@/components/activity/model/duplicate';
import type { OwnActivity } from '@/lib/store/use-list';

const evidence = (sha256: string) => ({ file: 'f', name: 'c.pdf', size: 1, sha256 });

const stored = {
  id: 'poetry',
  name: 'Poetry Course',
  status: 'Approved',
  category: 'Course',
  dateAdded: '2026-01-10',
  issuer: 'Arts Club',
  date: '2026-01-08',
  evidence: evidence('a'.repeat(64)),
  origin: 'device',
  changed: true,
} as OwnActivity;

const candidate: DuplicateCandidate = {
  name: 'Another Course',
  issuer: 'Another Club',
  date: '2026-02-01',
};

const reasonOf = (change: Partial<DuplicateCandidate>, activities = [stored]) =>
  findDuplicate({ ...candidate, ...change }, activities)?.reason ?? null;

const same = { name: stored.name, issuer: 'Arts Club', date: '2026-01-08' };

test('Finds the same file, whatever its facts are', () => {
  expect(reasonOf({ sha256: 'a'.repeat(64) })).toBe('file');
  expect(reasonOf({ sha256: 'b'.repeat(64) })).toBeNull();
});

test('Finds the same name, issuing body and date, in another spelling as well', () => {
  expect(reasonOf(same)).toBe('facts');
  expect(reasonOf({ ...same, name: ' POETRY  cóurse ', issuer: 'arts club' })).toBe('facts');
});

test.each([
  ['name', { name: 'Poetry Course 2' }],
  ['issuing body', { issuer: 'Drama Club' }],
  ['date', { date: '2026-01-09' }],
])('Does not report another %s', (_, change) => {
  expect(reasonOf({ ...same, ...change })).toBeNull();
});

test('Does not compare facts that are missing', () => {
  const unknown = { ...stored, issuer: null, date: null } as unknown as OwnActivity;
  expect(reasonOf({ name: stored.name, issuer: '', date: '' }, [unknown])).toBeNull();
});

test('Does not compare an activity with itself', () => {
  expect(reasonOf({ ...same, id: stored.id, sha256: 'a'.repeat(64) })).toBeNull();
});

test('Names the activity with the same file before one with the same facts', () => {
  const other = { ...stored, id: 'other', name: 'Other', evidence: evidence('b'.repeat(64)) };
  const found = findDuplicate({ ...same, sha256: 'b'.repeat(64) }, [stored, other]);
  expect(found).toEqual({ activity: other, reason: 'file' });
});
