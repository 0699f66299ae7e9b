import { withStorage } from './storage';

/** "system" follows the device and is the default. */
export const themes = ['light', 'dark', 'system'] as const;

export type Theme = (typeof themes)[number];

/** The browser's own colour around a page: the canvas of each theme in app/globals.css. */
export const canvasColor = { light: '#f6f3ec', dark: '#0e1517' } as const;

/** The localStorage key of the choice. */
export const themeKey = 'edify-theme';

/** The script that applies a stored theme before the first paint; it does nothing if storage is denied. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/** The stored choice, or "system" if there is none or it cannot be read. */
export function readTheme(): Theme {
  const stored = withStorage('localStorage', (storage) => storage.getItem(themeKey));
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

const changes = new EventTarget();

/**
 * Calls back when a theme is chosen, here or in another tab, and applies that choice here; returns a function that
 * stops it.
 */
export function subscribeToTheme(notify: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === themeKey) showTheme(readTheme());
  };
  window.addEventListener('storage', follow);
  changes.addEventListener('change', notify);
  return () => {
    window.removeEventListener('storage', follow);
    changes.removeEventListener('change', notify);
  };
}

/** The theme shown now, stored or not: while the page is open, the attribute decides. */
export function currentTheme(): Theme {
  const shown = document.documentElement.dataset['theme'];
  return shown === 'light' || shown === 'dark' ? shown : 'system';
}

function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  changes.dispatchEvent(new Event('change'));
}

/** Applies a theme and stores it. If storage is denied, it lasts until the page is left. */
export function applyTheme(theme: Theme): void {
  showTheme(theme);
  withStorage('localStorage', (storage) => {
    if (theme === 'system') storage.removeItem(themeKey);
    else storage.setItem(themeKey, theme);
  });
}
