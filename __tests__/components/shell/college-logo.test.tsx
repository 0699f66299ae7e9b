import { render, screen } from '@testing-library/react';
import { CollegeLogo } from '@/components/shell/college-logo';

const logo = { src: '/images/logo.svg', width: 220, height: 48, alt: 'Manarah' } as const;

test('a logo has one image, or one for each theme, loaded lazily', () => {
  const { unmount } = render(<CollegeLogo logo={logo} />);
  expect(screen.getByRole('img', { name: 'Manarah' })).toHaveAttribute('src', '/images/logo.svg');
  unmount();
  render(<CollegeLogo logo={{ ...logo, dark: { ...logo, src: '/images/logo-dark.svg' } }} />);
  const pictures = screen.getAllByRole('img', { name: 'Manarah' });
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/images/logo.svg',
    '/images/logo-dark.svg',
  ]);
  for (const picture of pictures) expect(picture).toHaveAttribute('loading', 'lazy');
});
