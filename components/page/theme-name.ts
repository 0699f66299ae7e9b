import type { Theme } from '@/lib/browser/theme';

export const themeNames: Readonly<Record<Theme, string>> = {
  light: 'Light',
  dark: 'Dark',
  system: 'Same as this device',
};
