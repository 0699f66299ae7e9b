import {
  attendanceShare,
  currentPercent,
  formatChange,
} from '@/components/attendance/model/attendance';

describe('the attended share of a month', () => {
  it('is the current attendance, whatever the record rounded it to', () => {
    const current = { percentage: 75, asOf: '2026-11-30', basis: 'All classes held so far' };
    const totals = { present: 149, absent: 51, total: 200, asOf: '2026-11-30' };
    expect(currentPercent({ months: [], totals, current })).toBe('74.5%');
    const months = [{ month: '2026-11', present: 114, absent: 6, total: 120 }];
    expect(currentPercent({ months, totals, current })).toBe('95%');
    const empty = [{ month: '2026-11', present: 0, absent: 0, total: 0 }];
    expect(currentPercent({ months: empty, current })).toBe('75%');
  });

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
