'use client';

import { useSyncExternalStore } from 'react';
import {
  applyTheme,
  subscribeToTheme,
  currentTheme,
  themes,
  type Theme,
} from '@/lib/browser/theme';

/** The chosen theme; null in the server's HTML. */
export function useTheme(): Theme | null {
  return useSyncExternalStore<Theme | null>(subscribeToTheme, currentTheme, () => null);
}

/** Radio buttons that set and save the theme. */
export function ThemeChoice() {
  const theme = useTheme();
  return (
    <fieldset>
      <legend className="mb-2 font-display text-lead font-bold">Theme</legend>
      {themes.map((choice) => (
        <label key={choice} className="flex min-h-10 items-center gap-3 pointer-coarse:min-h-11">
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={theme === choice}
            onChange={() => applyTheme(choice)}
            className="size-4 accent-brand"
          />
          {themeNames[choice]}
        </label>
      ))}
    </fieldset>
  );
}

export const themeNames: Readonly<Record<Theme, string>> = {
  light: 'Light',
  dark: 'Dark',
  system: 'Same as this device',
};
