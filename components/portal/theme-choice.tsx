'use client';

import { useSyncExternalStore } from 'react';
import { themeNames } from './theme-name';
import { applyTheme, readTheme, themeKey, themes, type Theme } from '@/lib/theme';

const changed = new EventTarget();

/** Follows choices made here and in other tabs. */
function subscribe(change: () => void) {
  const follow = (event: StorageEvent) => {
    if (event.key !== themeKey) return;
    applyTheme(readTheme());
    change();
  };
  window.addEventListener('storage', follow);
  changed.addEventListener('theme', change);
  return () => {
    window.removeEventListener('storage', follow);
    changed.removeEventListener('theme', change);
  };
}

/** What is shown now, kept or not: the attribute is the truth while the page is open. */
function shownTheme(): Theme {
  const shown = document.documentElement.dataset['theme'];
  return shown === 'light' || shown === 'dark' ? shown : 'system';
}

/** Three radio buttons that set the theme and keep it. */
export function ThemeChoice() {
  const theme = useSyncExternalStore(subscribe, shownTheme, () => null);
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
            onChange={() => {
              applyTheme(choice);
              changed.dispatchEvent(new Event('theme'));
            }}
            className="size-4 accent-brand"
          />
          {themeNames[choice]}
        </label>
      ))}
    </fieldset>
  );
}
