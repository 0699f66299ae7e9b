import { act, render, screen } from '@testing-library/react';
import { ThemeChoice } from '@/components/page/theme-choice';
import { themeKey } from '@/lib/browser/theme';

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
