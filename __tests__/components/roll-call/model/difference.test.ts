import { differencesOf } from '@/components/roll-call/model/difference';

const day = '2026-10-08';
const rollCall = {
  ...{ id: `nets:${day}`, meeting: 'nets', day, start: '10:50', end: '11:45', section: 'CSE-C' },
  ...{ course: 'Computer Networks', at: `${day}T05:30:00.000Z` },
  students: ['24CSE3018', '24CSE3019', '24CSE3020'],
  marks: { '24CSE3019': 'D' as const, '24CSE3020': 'A' as const },
};
const row = (rollNumber: string, status?: 'absent' | 'excused', start = '10:50') => ({
  ...{ name: `Student ${rollNumber}`, rollNumber, section: 'CSE-C' },
  log: {
    from: '2026-10-05',
    weeks: [[4, 5] as [number, number]],
    days: status ? [{ day, start, status }] : [],
  },
});

test('Only a class that the college’s record names differs; on duty is an excuse there', () => {
  const found = differencesOf(
    [rollCall],
    [row('24CSE3018', 'absent'), row('24CSE3019', 'excused'), row('24CSE3020')],
  );
  expect(found).toMatchObject([{ student: '24CSE3018', register: 'P', college: 'A' }]);
  expect(differencesOf([rollCall], [row('24CSE3018', 'absent', '09:00')])).toEqual([]);
});
