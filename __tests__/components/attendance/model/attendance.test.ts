import fc, { assert, integer, property, record } from 'fast-check';
import {
  type AttendanceCount,
  attendanceShare,
  formatChange,
  formatPlan,
  planAttendance,
} from '@/components/attendance/model/attendance';
import { formatFall, formatShare, hasFallen, isBelow } from '@/components/attendance/model/share';

describe('the attended share of a month', () => {
  it('is null if no class was held', () => {
    expect(attendanceShare({ present: 0, absent: 0, total: 0 })).toBeNull();
  });
});

describe('the change since last week', () => {
  it.each([
    [2, '+2% vs. last week'],
    [-3, '\u22123% vs. last week'],
    [0, 'No change vs. last week'],
  ])('of %d is written out', (change, text) => {
    expect(formatChange(change)).toBe(text);
  });
});

const attended = record({
  missed: integer({ min: 0, max: 2000 }),
  present: integer({ min: 0, max: 2000 }),
}).map(({ missed, present }): AttendanceCount => ({ present, total: present + missed }));
const percents = integer({ min: 1, max: 100 });

/** Returns true if attendance is at least this percentage, compared as whole numbers. */
function reaches(present: number, total: number, percent: number): boolean {
  return 100 * present >= percent * total;
}

describe('planning attendance', () => {
  test('missing the planned classes stays at the percentage, one more does not', () => {
    assert(
      property(attended, percents, ({ present, total }, percent) => {
        const plan = planAttendance({ present, total }, percent);
        if (plan.kind !== 'canMiss') return !reaches(present, total, percent);
        return (
          reaches(present, total + plan.classes, percent) &&
          !reaches(present, total + plan.classes + 1, percent)
        );
      }),
    );
  });

  test('attending the planned classes reaches the percentage, one fewer does not', () => {
    assert(
      property(attended, percents, ({ present, total }, percent) => {
        const plan = planAttendance({ present, total }, percent);
        if (plan.kind !== 'mustAttend') return true;
        const { classes } = plan;
        return (
          reaches(present + classes, total + classes, percent) &&
          !reaches(present + classes - 1, total + classes - 1, percent)
        );
      }),
    );
  });

  test('only 100 percent can be out of reach', () => {
    assert(
      property(attended, percents, (counts, percent) => {
        const lost = planAttendance(counts, percent).kind === 'outOfReach';
        return lost === (percent === 100 && counts.present < counts.total);
      }),
    );
  });

  test.each([
    [{ present: 114, total: 120 }, 75, 'You can miss 32 more classes and stay at 75%.'],
    [{ present: 3, total: 4 }, 75, 'Miss no more classes to stay at 75%.'],
    [{ present: 4, total: 4 }, 75, 'You can miss 1 more class and stay at 75%.'],
    [{ present: 0, total: 0 }, 75, 'Miss no more classes to stay at 75%.'],
    [{ present: 2, total: 3 }, 75, 'Attend the next class to reach 75%.'],
    [{ present: 0, total: 2 }, 75, 'Attend the next 6 classes to reach 75%.'],
    [{ present: 1, total: 2 }, 100, '100% can no longer be reached.'],
  ])('%j at %i percent: %s', (counts, percent, sentence) => {
    expect(formatPlan(planAttendance(counts, percent), percent)).toBe(sentence);
  });
});

describe('A share', () => {
  /** A part of a whole, both as thousandths. */
  const thousandths = fc
    .tuple(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 0, max: 200_000 }))
    .map(([whole, part]) => ({ part: Math.min(part, whole), whole }));
  const percents = fc.integer({ min: 0, max: 100_000 });
  const toShare = ({ part, whole }: { part: number; whole: number }) => ({
    part: part / 1000,
    whole: whole / 1000,
  });

  test('A share is below a limit exactly when whole numbers say so', () => {
    fc.assert(
      fc.property(thousandths, percents, (counts, percent) => {
        const expected = BigInt(counts.part) * 100_000n < BigInt(percent) * BigInt(counts.whole);
        expect(isBelow(toShare(counts), percent / 1000)).toBe(expected);
      }),
    );
  });

  test.each([
    [723, 1000, 72.3, false],
    [722, 1000, 72.3, true],
    [3, 4, 75, false],
    [0, 5, 0, false],
    [0.3, 0.9, 33.333, false],
  ])('%d of %d below %d%%: %s', (part, whole, percent, expected) => {
    expect(isBelow({ part, whole }, percent)).toBe(expected);
  });

  test('A share is shown below a limit exactly if it is below it', () => {
    fc.assert(
      fc.property(thousandths, percents, (counts, thousandth) => {
        const [share, limit] = [toShare(counts), thousandth / 1000];
        expect(parseFloat(formatShare(share, [50, limit])) < limit).toBe(isBelow(share, limit));
      }),
    );
  });

  test('A share is shown to the nearest tenth, but never at a limit that it does not reach', () => {
    expect(formatShare({ part: 749, whole: 1000 })).toBe('74.9%');
    expect(formatShare({ part: 7496, whole: 10_000 }, [75])).toBe('74.9%');
    expect(formatShare({ part: 7496, whole: 10_000 })).toBe('75%');
    expect(formatShare({ part: 9999, whole: 10_000 })).toBe('99.9%');
    expect(formatShare({ part: 135, whole: 156 }, [75])).toBe('86.5%');
    expect(formatShare({ part: 27, whole: 31 }, [75])).toBe('87.1%');
    expect(formatShare({ part: 149, whole: 200 })).toBe('74.5%');
    expect(formatShare({ part: 23, whole: 40 })).toBe('57.5%');
    expect(formatShare({ part: 8996n, whole: 10_000n })).toBe('90%');
    expect(formatShare({ part: 8996n, whole: 10_000n }, [90])).toBe('89.9%');
    expect(formatShare({ part: 8996n, whole: 10_000n }, [90, 89.95])).toBe('89.96%');
    expect(formatShare({ part: 3, whole: 4 })).toBe('75%');
    expect(formatShare({ part: -1, whole: 4 })).toBe('−25%');
  });

  describe('A fall', () => {
    const before = { part: 9, whole: 10 };

    it('counts from the limit on', () => {
      expect(hasFallen(before, { part: 16, whole: 20 }, 10)).toBe(true);
      expect(hasFallen(before, { part: 161, whole: 200 }, 10)).toBe(false);
      expect(hasFallen({ part: 16, whole: 20 }, before, 10)).toBe(false);
      expect(hasFallen(before, before, 0)).toBe(true);
      expect(hasFallen(before, { part: 16, whole: 20 }, 10, 2)).toBe(true);
      expect(hasFallen(before, { part: 8, whole: 10 }, 10, 2)).toBe(false);
    });

    it('is shown in percentage points', () => {
      expect(formatFall(before, { part: 16, whole: 20 })).toBe('10');
      expect(formatFall(before, { part: 5, whole: 7 })).toBe('18.5');
    });
  });
});
