import {
  byDueDate,
  handedInOf,
  handedInText,
  isPast,
  sectionSizes,
} from '@/components/assignment/model/open-assignment';
import type { Records } from '@/lib/store/record';
import type { OwnAssignment } from '@/lib/store/use-list';

const today = '2026-11-02';
const assignment = (id: string, more: Partial<OwnAssignment> = {}): OwnAssignment => ({
  ...{ id, name: `Sheet ${id}`, section: 'CSE-A', origin: 'device', changed: false },
  ...more,
});
const sizes = new Map([['CSE-A', 12]]);
const received = (...rollNumbers: string[]) =>
  new Map(
    rollNumbers.map((rollNumber, index) => {
      const work = { assignment: '1', student: { name: 'Asha', rollNumber } };
      return [String(index), work as Records['received']] as const;
    }),
  );
const none = new Map<string, never>();

test('Open assignments are sorted by due date, past and closed ones follow with the last first', () => {
  const all = [
    assignment('later', { due: '2026-12-08' }),
    assignment('over', { due: '2026-11-01' }),
    assignment('some day'),
    assignment('closed', { due: '2026-12-01', closed: true }),
    assignment('today', { due: today }),
    assignment('long over', { due: '2026-09-01' }),
  ];
  const { open, past } = byDueDate(all, today);
  expect(open.map(({ id }) => id)).toEqual(['today', 'later', 'some day']);
  expect(past.map(({ id }) => id)).toEqual(['closed', 'over', 'long over']);
  expect(isPast(all[1]!, null)).toBe(false);
});

test('Counts each student who handed in once, of all in the section', () => {
  const records = {
    sizes,
    received: received('24CSE1001', '24cse1001', '24CSE1002'),
    handins: none,
  };
  expect(handedInOf(assignment('1'), records)).toEqual({ count: 2, of: 12 });
  expect(handedInText({ count: 2, of: 12 })).toBe('2 of 12 handed in');
  const ofCollege = assignment('1', { origin: 'content', handedIn: 7 });
  expect(handedInOf(ofCollege, records)).toEqual({ count: 7, of: 12 });
  expect(handedInOf({ ...ofCollege, handedIn: 40 }, records)).toEqual({ count: 12, of: 12 });
});

test('Says nothing where the college does not say who handed in, or the section is unknown', () => {
  const records = { sizes, received: received(), handins: none };
  expect(handedInOf(assignment('2', { origin: 'content' }), records)).toBeNull();
  expect(handedInOf(assignment('2', { section: 'ECE-B' }), records)).toBeNull();
  expect(handedInOf(assignment('2'), records)).toEqual({ count: 0, of: 12 });
});

test('A section has as many students as the register or the classes say', () => {
  const row = { name: 'Asha', activities: [] };
  const class1 = { id: 'm', period: 1, start: '09:00', end: '09:55', course: 'Mathematics' };
  const found = sectionSizes({
    register: {
      items: [
        { ...row, rollNumber: '1', section: 'A' },
        { ...row, rollNumber: '2', section: 'A' },
        { ...row, rollNumber: '2', section: 'B' },
      ],
    },
    classroom: { items: [] },
    classes: { items: [{ ...class1, section: 'B', students: 30 }] },
  });
  expect([...found]).toEqual([
    ['A', 2],
    ['B', 30],
  ]);
});
