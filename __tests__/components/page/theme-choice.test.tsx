import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ThemeChoice } from '@/components/page/theme-choice';
import { themeKey } from '@/lib/browser/theme';

describe('Theme', () => {
  beforeEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset['theme'];
  });

  it('offers three choices in the server-rendered HTML, none of them selected', () => {
    const html = renderToString(<ThemeChoice />);
    expect(html.match(/type="radio"/g)).toHaveLength(3);
    expect(html).not.toContain('checked');
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
