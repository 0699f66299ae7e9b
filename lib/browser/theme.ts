/** What a person can choose; "system" follows the device and is what applies when nothing is kept. */
export const themes = ['light', 'dark', 'system'] as const;

/** One of the choices. */
export type Theme = (typeof themes)[number];

/** What a browser paints around a page: the canvas of each look, as app/globals.css has it. */
export const canvasColor = { light: '#f6f3ec', dark: '#0e1517' } as const;

/** The key under which the choice is kept in localStorage. */
export const themeKey = 'edify-theme';

/** The line that sets a kept theme before the first paint; where storage is denied it does nothing. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/** The kept choice, or "system" when there is none or it cannot be read. */
export function readTheme(): Theme {
  try {
    const storedTheme = localStorage.getItem(themeKey);
    return storedTheme === 'light' || storedTheme === 'dark' ? storedTheme : 'system';
  } catch {
    return 'system';
  }
}

const changes = new EventTarget();

/** Calls back when a choice is made, here or in another tab, whose choice is shown here too; gives the way to stop it. */
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

/** What is shown now, kept or not: the attribute is the truth while the page is open. */
export function currentTheme(): Theme {
  const shown = document.documentElement.dataset['theme'];
  return shown === 'light' || shown === 'dark' ? shown : 'system';
}

function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  changes.dispatchEvent(new Event('change'));
}

/** Shows a choice and keeps it. Where storage is denied it lasts until the page is left. */
export function applyTheme(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is denied: the choice still holds on this page.
  }
}
