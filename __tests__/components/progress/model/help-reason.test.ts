import fc from 'fast-check';
import {
  helpReasons,
  reasonText,
  rulesText,
  type HelpFigures,
} from '@/components/progress/model/help-reason';
import { help as rules, month } from '../register';

const texts = (figures: HelpFigures, change: Partial<typeof rules> = {}) =>
  helpReasons(figures, { ...rules, ...change }).map(reasonText);

describe('Attendance below the minimum', () => {
  const attendance = [month('2026-11', 10, 6), month('2026-10', 14, 4), month('2026-09', 10, 6)];

  it('is a reason with its figures and months', () => {
    expect(texts({ attendance })).toEqual([
      'Attendance is 68%, below 75%: 34 of 50 classes, Sep 2026 to Nov 2026',
      'Attendance fell by 15.2 points, from 77.8% in Oct 2026 (14 of 18) to 62.5% in Nov 2026 (10 of 16)',
    ]);
  });

  it('is none at the minimum', () => {
    expect(texts({ attendance: [month('2026-11', 15, 5)] })).toEqual([]);
    expect(texts({ attendance: [month('2026-11', 74, 26)] })).toEqual([
      'Attendance is 74%, below 75%: 74 of 100 classes, Nov 2026',
    ]);
  });

  it('counts late as attended and leaves out excused classes', () => {
    const counts = { month: '2026-11', present: 6, late: 3, excused: 4, absent: 3, total: 16 };
    expect(texts({ attendance: [counts] })).toEqual([]);
    expect(texts({ attendance: [{ ...counts, late: 2, absent: 4 }] })).toEqual([
      'Attendance is 66.7%, below 75%: 8 of 12 classes, Nov 2026',
    ]);
  });

  it('is not judged in fewer classes than the college says, or without any', () => {
    expect(texts({ attendance: [month('2026-11', 0, 4)] })).toEqual([]);
    expect(texts({ attendance: [month('2026-11', 0, 4)] }, { fewestClasses: 1 })).toHaveLength(1);
    expect(texts({ attendance: [month('2026-11', 0, 0)] }, { fewestClasses: 1 })).toEqual([]);
    expect(texts({ attendance: [] })).toEqual([]);
    expect(texts({})).toEqual([]);
  });
});

describe('Falling attendance', () => {
  it('compares the newest month with the one before, months with few classes together', () => {
    const attendance = [
      month('2027-01', 0, 2),
      month('2026-12', 16, 4),
      month('2026-11', 0, 0),
      month('2026-10', 18, 2),
    ];
    expect(texts({ attendance })).toEqual([
      'Attendance fell by 17.2 points, from 90% in Oct 2026 (18 of 20) to 72.7% in Dec 2026–Jan 2027 (16 of 22)',
    ]);
    const earlier = attendance.slice(1);
    expect(texts({ attendance: earlier })).toEqual([
      'Attendance fell by 10 points, from 90% in Oct 2026 (18 of 20) to 80% in Dec 2026 (16 of 20)',
    ]);
    expect(texts({ attendance: earlier }, { fall: 10.1 })).toEqual([]);
  });

  it('is no reason in fewer than ten classes or with fewer than two missed, for any counts', () => {
    const counts = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 5 }));
    fc.assert(
      fc.property(counts, counts, (now, before) => {
        const attendance = [month('2026-11', ...now), month('2026-10', ...before)];
        const [held, heldBefore] = attendance.map(({ total }) => total) as [number, number];
        const missed = (before[0] / heldBefore) * held - now[0];
        const isJudged = held >= 10 && heldBefore >= 10 && missed > 2 - 1e-9;
        const points = 100 * (before[0] / heldBefore - now[0] / held);
        expect(texts({ attendance }, { attendance: null })).toHaveLength(
          isJudged && points > 10 - 1e-9 ? 1 : 0,
        );
      }),
    );
  });

  it('is no reason when attendance rises or there is one month', () => {
    expect(texts({ attendance: [month('2026-11', 20, 0), month('2026-10', 16, 4)] })).toEqual([]);
    expect(texts({ attendance: [month('2026-11', 16, 4)] })).toEqual([]);
  });
});

describe('Missing work', () => {
  const missing = [{ name: 'Truth tables', due: '2026-10-12' }, { name: 'தமிழ் கட்டுரை' }];

  it('is named with the days it was due', () => {
    expect(texts({ missing })).toEqual([
      '2 assignments are missing: Truth tables, due 12 Oct 2026; தமிழ் கட்டுரை',
    ]);
  });

  it('is a reason from the number on that the college says', () => {
    expect(texts({ missing: missing.slice(1) })).toEqual([]);
    expect(texts({ missing: missing.slice(1) }, { missing: 1 })).toEqual([
      '1 assignment is missing: தமிழ் கட்டுரை',
    ]);
  });
});

describe('Marks', () => {
  it('are added up, and the last day is named', () => {
    const marks = [
      { name: 'One', score: 12.1, maximum: 50, due: '2026-09-01' },
      { name: 'Two', score: 24.2, maximum: 50, due: '2026-10-12' },
      { name: 'Three', score: 3.4, maximum: 10 },
    ];
    expect(texts({ marks })).toEqual([
      'Marks are 36.1%, below 40%: 39.7 of 110 points in 3 assignments, the last due 12 Oct 2026',
    ]);
    expect(texts({ marks: marks.slice(0, 1) })).toEqual([
      'Marks are 24.2%, below 40%: 12.1 of 50 points in 1 assignment, due 01 Sep 2026',
    ]);
  });

  it('are no reason at the limit, whatever binary fractions make of it', () => {
    const marks = [0.1, 0.2, 0.1].map((score, index) => ({ name: `${index}`, score, maximum: 1 }));
    expect(texts({ marks }, { marks: 13.333 })).toEqual([]);
    expect(texts({ marks }, { marks: 13.334 })).toEqual([
      'Marks are 13.333%, below 13.334%: 0.4 of 3 points in 3 assignments',
    ]);
    expect(texts({ marks: [] })).toEqual([]);
  });
});

test('A rule that the college does not have gives no reason', () => {
  const figures: HelpFigures = {
    attendance: [month('2026-11', 0, 20), month('2026-10', 20, 0)],
    missing: [{ name: 'One' }, { name: 'Two' }],
    marks: [{ name: 'One', score: 0, maximum: 10 }],
  };
  expect(texts(figures)).toHaveLength(4);
  for (const rule of ['attendance', 'fall', 'missing', 'marks'])
    expect(texts(figures, { [rule]: null })).toHaveLength(3);
});

test('No reason speaks of a chance or a risk', () => {
  const figures: HelpFigures = {
    attendance: [month('2026-11', 0, 20), month('2026-10', 20, 0)],
    missing: [{ name: 'One' }, { name: 'Two' }],
    marks: [{ name: 'One', score: 0, maximum: 10 }],
  };
  expect(texts(figures).join()).not.toMatch(/risk|likel|probab|chance|predict|score\b/i);
});

test('The rules are one sentence, without those that the college does not have', () => {
  expect(rulesText(rules)).toBe(
    'attendance is below 75%, attendance fell by 10 points and 2 classes or more from one month to the next (months of fewer than 10 classes are taken together), 2 or more assignments are missing or marks are below 40%',
  );
  const none = { ...rules, attendance: null, fall: null, missing: null, marks: null };
  expect(rulesText(none)).toBe('');
  expect(rulesText({ ...none, missing: 1 })).toBe('an assignment is missing');
});
