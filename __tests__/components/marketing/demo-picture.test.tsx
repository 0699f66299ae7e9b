import { render, screen } from '@testing-library/react';
import { DemoPicture } from '@/components/marketing/demo-picture';

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

test('the picture loads lazily', () => {
  const { image } = renderPicture();
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('decoding', 'async');
  expect(image).toHaveAttribute('src', '/images/demo/desktop-light-1312.png');
});
