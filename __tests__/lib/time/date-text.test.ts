import fc from 'fast-check';
import { readSpan } from '@/lib/time/date-text';

describe('reading dates as people write them', () => {
  it.each([
    ['14 Sep 2025', '2025-09-14', '2025-09-14'],
    ['4 September 2025', '2025-09-04', '2025-09-04'],
    ['Jun 2025 - Jul 2025', '2025-06', '2025-07'],
    ['Jun 2025 – Jul 2025', '2025-06', '2025-07'],
    ['Jun - Jul 2025', '2025-06', '2025-07'],
    ['14 - 16 Sep 2025', '2025-09-14', '2025-09-16'],
    ['2023 to 2025', '2023', '2025'],
    ['2025-09-14', '2025-09-14', '2025-09-14'],
  ])('%s', (text, startDate, endDate) => {
    expect(readSpan(text)).toEqual({ startDate, endDate });
  });

  it('has no end date if it is ongoing', () => {
    expect(readSpan('Jun 2025 - Present')).toEqual({ startDate: '2025-06' });
  });

  it.each([
    '',
    'soon',
    'Jul 2025 - Jun 2025',
    '31 Feb 2025',
    '2025-13',
    'Foo 2025',
    'Jun - Jul',
    '1 - 2 - 3',
    'June 99999',
  ])('ignores what cannot be read: "%s"', (text) => {
    expect(readSpan(text)).toEqual({});
  });

  it('accepts any text without an error, and returns only calendar dates', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const date of Object.values(readSpan(text)))
          expect(date).toMatch(/^(?:19|20)\d\d(?:-\d\d){0,2}$/);
      }),
    );
  });
});
