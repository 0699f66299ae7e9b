import fc from 'fast-check';
import { findClashes, type Booking } from '@/tools/import/clash/clash';
import { runsOf } from '@/__tests__/full-run';

const days = ['2026-09-07', '2026-09-08', '2026-09-09'];

const booking = fc.record({
  kind: fc.constantFrom('class' as const, 'class' as const, 'exam' as const),
  unit: fc.constantFrom('u1', 'u2', 'u3', 'u4'),
  course: fc.constantFrom('Algebra', 'Optics', 'Drawing'),
  hour: fc.integer({ min: 9, max: 12 }),
  hours: fc.integer({ min: 1, max: 2 }),
  days: fc.subarray(days, { minLength: 1 }),
  room: fc.constantFrom('R1', 'r 1', 'R2', 'Online', 'TBA', undefined),
  teachers: fc.subarray(['t1', 't2']),
});

type Made = Booking<number>;

const madeOf = (all: readonly (typeof booking extends fc.Arbitrary<infer T> ? T : never)[]) =>
  all.map(({ hour, hours, ...own }, origin): Made => ({
    ...own,
    sections: [`section of ${own.unit}`],
    start: `${String(hour).padStart(2, '0')}:00`,
    end: `${String(hour + hours).padStart(2, '0')}:00`,
    teachers: own.kind === 'exam' ? [] : own.teachers,
    origin,
  }));

const takers = [
  { name: 'Isha', units: ['u1', 'u2'] },
  { name: 'Jai', units: ['u1', 'u2'] },
  { name: 'Kiran', units: ['u3'] },
];

const roomOf = ({ room = '' }: Made) => room.toLowerCase().replace(' ', '');

const isOneClass = (one: Made, other: Made) =>
  one.kind === 'class' &&
  other.kind === 'class' &&
  (one.teachers.length > 0 || one.room !== undefined) &&
  one.course === other.course &&
  one.start === other.start &&
  one.end === other.end &&
  roomOf(one) === roomOf(other) &&
  String(one.teachers) === String(other.teachers);

/** What two bookings need at one time, said as plainly as possible. */
function sharedBy(one: Made, other: Made): string[] {
  const isAtOnce = one.start < other.end && other.start < one.end;
  if (!isAtOnce || !one.days.some((day) => other.days.includes(day))) return [];
  if (isOneClass(one, other)) return [];
  const exams = [one, other].filter(({ kind }) => kind === 'exam').length;
  if (exams > 0 && one.course === other.course && (exams === 2 || one.unit === other.unit))
    return [];
  const isRoom = ['r1', 'r2'].includes(roomOf(one)) && roomOf(one) === roomOf(other);
  const haveBoth = [...takers, { units: ['u4'] }].some(({ units }) =>
    [one.unit, other.unit].every((unit) => units.includes(unit)),
  );
  return [
    ...(isRoom && exams < 2 ? ['room'] : []),
    ...(one.teachers.some((id) => other.teachers.includes(id)) ? ['teacher'] : []),
    ...(haveBoth ? ['students'] : []),
  ];
}

it('Finds everything that is in two places at one time, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(booking, { maxLength: 12 }), (all) => {
      const made = madeOf(all);
      const expected = new Set(
        made.flatMap((one, index) =>
          made.slice(index + 1).flatMap((other) => sharedBy(one, other).map((what) => `${what}`)),
        ),
      );
      const clashes = findClashes(made, takers, (id) => id);
      const found = new Set(
        clashes.flatMap(({ shared }) =>
          shared.map(({ resource }) => (resource === 'section' ? 'students' : resource)),
        ),
      );
      expect([...found].sort()).toEqual([...expected].sort());
      for (const { items, shared, days: on } of clashes) {
        const [one, other] = items;
        expect(on).toEqual(one.days.filter((day) => other.days.includes(day)));
        expect(on.length * shared.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: runsOf(300) },
  );
});

const one: Made = {
  ...{ kind: 'class', unit: 'u1', sections: ['II ME-A'], course: 'Algebra', days, origin: 1 },
  ...{ start: '09:00', end: '10:00', teachers: [] },
};

it.each([
  ['batches of a class', { batch: 'B1' }, { batch: 'B2' }, 0],
  ['a batch and its class', { batch: 'B1' }, {}, 1],
  ['courses of an elective', { elective: 'PE-I' }, { elective: 'PE-I' }, 0],
  ['courses of two electives', { elective: 'PE-I' }, { elective: 'PE-II' }, 1],
])('Two courses at once are %s', (_, first, second, count) => {
  const pair = [
    { ...one, ...first },
    { ...one, course: 'Optics', ...second, origin: 2 },
  ];
  expect(findClashes(pair, takers, (id) => id)).toHaveLength(count);
});

it('Takes a class of several sections for one, which clashes once with another', () => {
  const together = ['u1', 'u2', 'u3'].map((unit, origin) => ({
    ...one,
    ...{ unit, sections: [unit], room: 'R1', teachers: ['t1'], origin },
  }));
  expect(findClashes(together, takers, (id) => id)).toEqual([]);
  const other = { ...one, unit: 'u4', sections: ['u4'], course: 'Optics', room: 'R1', origin: 9 };
  const [clash, ...others] = findClashes([...together, other], takers, (id) => id);
  expect(others).toEqual([]);
  expect(clash?.items[0].sections).toEqual(['u1', 'u2', 'u3']);
});
