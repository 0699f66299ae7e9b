import { useTheme } from '@/components/page/theme-choice';
import { applyTheme, type Theme } from '@/lib/browser/theme';
import { SettingRow } from './setting-row';

const choices: readonly { theme: Theme; name: string; detail: string }[] = [
  { theme: 'system', name: 'Device', detail: 'Follows your device' },
  { theme: 'light', name: 'Light', detail: 'Always light' },
  { theme: 'dark', name: 'Dark', detail: 'Always dark' },
];

/** The theme as three buttons, of which one is pressed. */
export function ThemeSetting() {
  const chosen = useTheme();
  return (
    <SettingRow
      name="Theme"
      detail={choices.find(({ theme }) => theme === chosen)?.detail ?? '\u00A0'}
    >
      <fieldset className="flex overflow-hidden rounded-control border border-control">
        <legend className="sr-only">Theme</legend>
        {choices.map(({ theme, name }) => (
          <label
            key={theme}
            className="relative inline-flex min-h-10 cursor-pointer items-center px-4 text-note hover:text-brand has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand pointer-coarse:min-h-11 forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-4"
          >
            <input
              type="radio"
              name="theme-setting"
              value={theme}
              checked={chosen === theme}
              onChange={() => applyTheme(theme)}
              className="sr-only"
            />
            {name}
          </label>
        ))}
      </fieldset>
    </SettingRow>
  );
}
