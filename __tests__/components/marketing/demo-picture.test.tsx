import { render, screen } from '@testing-library/react';
import { DemoPicture } from '@/components/marketing/demo-picture';
import { demoShots } from '@/lib/demo-picture';

function renderPicture() {
  render(<DemoPicture theme="dark" alt="The dashboard." className="" />);
  const image = screen.getByRole('img', { name: 'The dashboard.' });
  return {
    image,
    sources: [
      ...(image.parentElement?.querySelectorAll('source[type]') ?? []),
    ] as HTMLSourceElement[],
  };
}

test('a browser takes the smallest format that it reads', () => {
  const { sources } = renderPicture();
  expect(sources.map(({ type }) => type)).toEqual([
    ...['image/avif', 'image/webp', 'image/png'],
    ...['image/avif', 'image/webp'],
  ]);
});

test('the picture for a phone comes first and says where it is shown', () => {
  const { sources } = renderPicture();
  const medias = sources.map(({ media, srcset }) => [media, /demo\/(\w+)-dark/.exec(srcset)?.[1]]);
  expect(medias).toEqual([
    ...Array(3).fill(['(max-width: 39.99rem)', 'phone']),
    ...Array(2).fill(['', 'desktop']),
  ]);
});

test('every source says its widths, its place and its proportions', () => {
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

test('where script is off, the look that the system does not ask for is nothing', () => {
  const { image } = renderPicture();
  const first = image.parentElement?.firstElementChild;
  expect(first).toHaveAttribute('media', '(scripting: none) and (prefers-color-scheme: light)');
  expect(first).toHaveAttribute('srcset', expect.stringMatching(/^data:image\/gif;base64,\S+$/));
});

test('the picture waits until it is needed', () => {
  const { image } = renderPicture();
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('decoding', 'async');
  expect(image).toHaveAttribute('src', '/images/demo/desktop-dark-1312.png');
});
