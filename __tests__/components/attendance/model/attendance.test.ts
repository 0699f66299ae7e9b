import { assert, integer, property, record } from 'fast-check';
import {
  attendanceShare,
  formatChange,
  formatPlan,
  planAttendance,
  type AttendanceCount,
} from '@/components/attendance/model/attendance';

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
