import { render, screen } from '@testing-library/react';
import { CollegeLogo, SiteLogo } from '@/components/page/college-logo';

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

describe('the mark of the site', () => {
  const site = {
    product: 'Edify',
    logo: { src: '/images/a.svg', width: 9, height: 9, alt: 'Neem Road' },
  } as const;

  it('is the name of the product on a sample', () => {
    render(<SiteLogo site={{ ...site, openSample: true }} />);
    expect(screen.getByText('edify')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('is the logo on the site of a college', () => {
    render(<SiteLogo site={{ ...site, openSample: false }} />);
    expect(screen.getByRole('img', { name: 'Neem Road' })).toBeVisible();
  });
});
