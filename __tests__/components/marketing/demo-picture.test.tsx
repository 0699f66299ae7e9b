import { render, screen } from '@testing-library/react';
import { DemoPicture } from '@/components/marketing/demo-picture';
import { demoShots } from '@/components/marketing/model/demo-picture';

function renderPicture() {
  render(<DemoPicture alt="The dashboard." />);
  const image = screen.getByRole('img', { name: 'The dashboard.' });
  return { image, sources: [...(image.parentElement?.querySelectorAll('source') ?? [])] };
}

test('the browser gets the smallest format that it supports', () => {
  const { sources } = renderPicture();
  const formats = ['image/avif', 'image/webp', 'image/png'];
  expect(sources.map(({ type }) => type)).toEqual(Array(4).fill(formats).flat());
});

/** Each picture with its media query, in the order the browser checks them. */
const shown = () =>
  renderPicture()
    .sources.filter(({ type }) => type === 'image/avif')
    .map(({ media, srcset }) => [/demo\/(\w+-\w+)-/.exec(srcset)?.[1], media]);

test('the dark pictures come first, and in each theme the one for a phone', () => {
  expect(shown()).toEqual([
    ['phone-dark', '(max-width: 39.99rem) and (prefers-color-scheme: dark)'],
    ['desktop-dark', '(prefers-color-scheme: dark)'],
    ['phone-light', '(max-width: 39.99rem)'],
    ['desktop-light', ''],
  ]);
});

test('every source has its widths, sizes and dimensions', () => {
  const { image, sources } = renderPicture();
  for (const source of sources) {
    const shot = source.srcset.includes('phone') ? 'phone' : 'desktop';
    expect(source.srcset).toMatch(/^\S+-(\d+)\.\w+ \1w(, \S+-(\d+)\.\w+ \3w)*$/);
    expect(source).toHaveAttribute('sizes', demoShots[shot].sizes);
    expect(source).toHaveAttribute('width');
    expect(source).toHaveAttribute('height');
  }
  expect(image).toHaveAttribute('width', '1312');
  expect(image).toHaveAttribute('height', '738');
});

test('the picture loads lazily', () => {
  const { image } = renderPicture();
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('decoding', 'async');
  expect(image).toHaveAttribute('src', '/images/demo/desktop-light-1312.png');
});
