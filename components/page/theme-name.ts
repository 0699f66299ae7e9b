import type { Theme } from '@/lib/browser/theme';

/** What each theme is called. */
export const themeNames: Readonly<Record<Theme, string>> = {
  light: 'Light',
  dark: 'Dark',
  system: 'Same as this device',
};
