import { attendedPercent, formatChange } from '@/components/attendance/model/attendance';

describe('the attended share of a month', () => {
  it('is 95 percent for 114 of 120 classes', () => {
    expect(attendedPercent({ present: 114, absent: 6, total: 120 })).toBe(95);
  });

  it('is null if no class was held', () => {
    expect(attendedPercent({ present: 0, absent: 0, total: 0 })).toBeNull();
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
