import { render } from '@testing-library/react';
import { AttendanceBar } from '@/components/attendance/attendance-bar';

test.each([null, 0, 42, 100])(
  'the bar for %s percent has lengths that every browser accepts in an SVG attribute',
  (percent) => {
    const { container } = render(
      <AttendanceBar share={percent === null ? null : { part: percent, whole: 100 }} />,
    );
    const lengths = [...container.querySelectorAll('rect')].flatMap((rect) =>
      ['x', 'y', 'width', 'height', 'rx'].flatMap((name) => rect.getAttribute(name) ?? []),
    );
    for (const length of lengths) expect(length).toMatch(/^-?[\d.]+%?$/);
  },
);
