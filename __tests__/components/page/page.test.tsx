import { act, render, screen } from '@testing-library/react';
import { CollegeLogo, SiteLogo } from '@/components/page/college-logo';
import { StatusBadge } from '@/components/page/status-badge';
import { ThemeChoice } from '@/components/page/theme-choice';
import { themeKey } from '@/lib/browser/theme';

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

it.each(['Approved', 'Pending', 'Rejected'] as const)(
  '%s has its text and its own icon',
  (status) => {
    const { container } = render(<StatusBadge status={status} />);
    const icon = () => container.querySelector('svg');
    expect(container).toHaveTextContent(status);
    expect(icon()).toHaveAttribute('aria-hidden', 'true');
    const drawing = icon()?.innerHTML;
    for (const other of (['Approved', 'Pending', 'Rejected'] as const).filter(
      (one) => one !== status,
    )) {
      const { container: otherContainer } = render(<StatusBadge status={other} />);
      expect(otherContainer.querySelector('svg')?.innerHTML).not.toBe(drawing);
    }
  },
);

describe('Theme', () => {
  beforeEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset['theme'];
  });

  it('follows the device until a theme is chosen', () => {
    render(<ThemeChoice />);
    expect(screen.getByRole('radio', { name: 'Same as this device' })).toBeChecked();
  });

  it('follows a choice made in another tab', () => {
    render(<ThemeChoice />);
    localStorage.setItem(themeKey, 'light');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: themeKey })));
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });
});
