import fc from 'fast-check';
import { safeParse } from 'valibot';
import type { ClassOfDay } from '@/components/roll-call/model/class-list';
import {
  countsOf,
  marked,
  needsReason,
  rollCallChanges,
  rosterIn,
  rosterOf,
  studentsIn,
  versionOf,
  type RollMarks,
  type RollCall,
  type Status,
} from '@/components/roll-call/model/roll-call';
import { readExchange, writeExchange } from '@/components/exchange/model/file';
import { makeRollCalls } from '@/components/roll-call/model/roll-call-file';
import { schemas } from '@/lib/store/schema';

const day = '2026-10-16';
const one: ClassOfDay = {
  ...{ id: `m-1:${day}`, meeting: 'm-1', day, start: '10:50', end: '11:45' },
  ...{ section: 'CSE-C', course: 'Computer Networks' },
};

const student = (rollNumber: string, section = 'CSE-C') => ({
  name: `Student ${rollNumber}`,
  rollNumber,
  section,
});
const sixty = Array.from({ length: 60 }, (_, index) =>
  student(`24CSE3${String(index + 1).padStart(3, '0')}`),
);
const numbers = sixty.map(({ rollNumber }) => rollNumber);

/** What is stored after saves of these marks, one after the other. */
function saved(saves: readonly (readonly [RollMarks, string])[]): RollCall | null {
  let stored: RollCall | null = null;
  for (const [marks, at] of saves) {
    const [change] = rollCallChanges([one], { students: numbers, marks }, at);
    stored = (change!.to as (current: RollCall | null) => RollCall)(stored);
  }
  return stored;
}

const anyMarks = fc.dictionary(
  fc.constantFrom(...numbers.slice(0, 3)),
  fc.constantFrom('A' as const, 'L' as const, 'D' as const),
);
const anyMoment = fc.integer({ min: 0, max: 5 }).map((second) => `${day}T05:30:0${second}.000Z`);

test('After any saves the last marks count, every version has a name of its own, and the schema takes it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyMarks, anyMoment), { minLength: 1 }), (saves) => {
      const stored = saved(saves)!;
      const different = saves.filter(
        ([marks], index) =>
          index === 0 || numbers.some((number) => marks[number] !== saves[index - 1]![0][number]),
      );
      const versions = [...(stored.earlier ?? []), versionOf(stored)];
      expect(stored.marks).toEqual(saves.at(-1)![0]);
      expect(versions).toHaveLength(different.length);
      expect(new Set(versions).size).toBe(versions.length);
      expect(stored.at).toBe(saves[0]![1]);
      expect(safeParse(schemas.rollCalls, stored).issues).toBeUndefined();
    }),
  );
});

test('Taps mark and take back, and the counts are always those of the whole class', () => {
  const anyTap = fc.tuple(fc.constantFrom(...numbers), fc.constantFrom<Status>('P', 'A', 'L', 'D'));
  fc.assert(
    fc.property(fc.array(anyTap), (taps) => {
      const marks = taps.reduce<RollMarks>(
        (before, [number, to]) => marked(before, number, to),
        {},
      );
      const counts = countsOf(numbers, marks);
      expect(counts.P + counts.A + counts.L + counts.D).toBe(60);
      for (const [number, to] of taps.slice(-1)) {
        const before = taps
          .slice(0, -1)
          .reduce<RollMarks>((all, [other, mark]) => marked(all, other, mark), {});
        expect(marks[number] ?? 'P').toBe(before[number] === to ? 'P' : to);
      }
    }),
  );
});

test('A roster has each student of its section once, by number, with the digits that tell them apart', () => {
  const roster = rosterOf(
    [...sixty.toReversed(), sixty[4]!, student('24ECE3001', 'ECE-A')],
    'cse c',
  );
  expect(roster.map(({ rollNumber }) => rollNumber)).toEqual(numbers);
  expect(roster.map(({ label }) => label).slice(0, 12)).toEqual([
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
    '07',
    '08',
    '09',
    '10',
    '11',
    '12',
  ]);
  const lateral = rosterOf([...sixty, student('25LCSE301')], 'CSE-C');
  expect(lateral.map(({ label }) => label).slice(0, 2)).toEqual(['001', '002']);
  expect(new Set(lateral.map(({ label }) => label)).size).toBe(61);
});

test('Labels tell the students of any class apart', () => {
  const anyNumber = fc.stringMatching(/^[A-Z0-9]{1,8}$/);
  fc.assert(
    fc.property(fc.uniqueArray(anyNumber, { minLength: 1 }), (found) => {
      const roster = rosterOf(
        found.map((number) => student(number)),
        'CSE-C',
      );
      expect(new Set(roster.map(({ label }) => label)).size).toBe(found.length);
      for (const { label } of roster)
        expect(studentsIn(label, roster).found.map((other) => other.label)).toContain(label);
    }),
  );
});

test('A saved register keeps its students, also one who has left the section', () => {
  const stored = saved([[{ [numbers[0]!]: 'A' }, `${day}T05:30:00.000Z`]])!;
  const roster = rosterIn(stored, [...sixty.slice(1), student('24CSE3099')]);
  expect(roster.map(({ rollNumber }) => rollNumber)).toEqual(numbers);
  expect(roster[0]!.name).toBe('No longer in your sections');
});

test('Typed numbers name students with and without zeros, and what names nobody is listed', () => {
  const roster = rosterOf(sixty, 'CSE-C');
  const { found, unknown } = studentsIn('7, 18 24cse3033;99', roster);
  expect(found.map(({ label }) => label)).toEqual(['07', '18', '33']);
  expect(unknown).toEqual(['99']);
});

test('A change needs a reason after a day, and once the college’s record has the class', () => {
  const stored = saved([[{}, `${day}T05:30:00.000Z`]])!;
  const at = (text: string) => Date.parse(text);
  expect(needsReason(stored, at(`${day}T08:00:00Z`), '2026-10-15')).toBe(false);
  expect(needsReason(stored, at('2026-10-17T05:30:01Z'), '2026-10-15')).toBe(true);
  expect(needsReason(stored, at(`${day}T08:00:00Z`), day)).toBe(true);
});

test('A file for the office has every student with a status, the versions and the reason', async () => {
  const at = `${day}T05:30:00.000Z`;
  const stored = {
    ...saved([[{ [numbers[6]!]: 'A' }, at]])!,
    earlier: [at],
    why: 'Was in the lab',
  };
  const changed = `${day}T06:30:00.000Z`;
  const payload = makeRollCalls({ name: 'Prof. Deshmukh', employeeId: 'FAC-0311' }, [
    { ...stored, changed },
  ]);
  const file = new File([await writeExchange('rollCall', payload, new Map())], 'sent.json');
  const opened = await readExchange(file, 'rollCall', []);
  expect(opened.payload.items[0]).toMatchObject({
    at: changed,
    earlier: [at],
    why: 'Was in the lab',
  });
  expect(opened.payload.items[0]!.rows).toEqual(
    numbers.map((number, index) => [number, index === 6 ? 'A' : 'P']),
  );
});
