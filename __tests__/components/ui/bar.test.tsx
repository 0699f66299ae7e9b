import { render } from '@testing-library/react';
import { Bar } from '@/components/ui/bar';

const widths = (container: HTMLElement, fill: string) =>
  [...container.querySelectorAll(`rect.${fill}`)].map((rect) => rect.getAttribute('width'));

test('a bar is filled as far as its share, from nothing to everything', () => {
  for (const [percent, filled] of [
    [-4, []],
    [0, []],
    [0.2, ['0.2%']],
    [86.5, ['86.5%']],
    [100, ['100%']],
    [130, ['100%']],
  ] as const) {
    const { container } = render(<Bar percent={percent} />);
    expect(widths(container, 'fill-brand')).toEqual(filled);
    expect(container.querySelector('.fill-text')).toBeNull();
  }
});

test('an old figure is grey, and the tick is at the limit', () => {
  const { container } = render(<Bar percent={80} limit={75} isOld />);
  expect(widths(container, 'fill-control')).toEqual(['80%']);
  expect(widths(container, 'fill-brand')).toEqual([]);
  expect(container.querySelector('.fill-text')).toHaveAttribute('x', '75%');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
