'use client';

import { useSyncExternalStore } from 'react';
import { Card } from '@/components/ui/card';
import { currentRecord } from '@/lib/record/current';
import type { SessionFlag } from '@/lib/record/session-flag';
import { EraseCard } from './erase-card';
import { SettingRow } from './setting-row';
import { YourData } from './your-data';
import { useTheme } from '@/components/page/theme-choice';
import { applyTheme, type Theme } from '@/lib/browser/theme';

const choices: readonly { theme: Theme; name: string; detail: string }[] = [
  { theme: 'system', name: 'Device', detail: 'Follows your device' },
  { theme: 'light', name: 'Light', detail: 'Always light' },
  { theme: 'dark', name: 'Dark', detail: 'Always dark' },
];

/** The theme as three buttons, of which one is pressed. */
function ThemeSetting() {
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

/** The settings of this device, what it stores, and what erases that. */
export function ThisDevice({ owner }: { owner: string }) {
  return (
    <div className="mt-4.5 grid max-w-3xl gap-4.5 no-js:hidden">
      <Card id="this-device" title="This device">
        <div>
          <ThemeSetting />
          <StaysSignedIn />
        </div>
      </Card>
      <YourData owner={owner} />
      <EraseCard owner={owner} />
    </div>
  );
}

/** Shows how long the person stays signed in, as chosen at the login. */
function StaysSignedIn() {
  const flag = useFlag();
  if (!flag) return null;
  const onDevice = flag.mode === 'device';
  return (
    <SettingRow
      name="Stay signed in"
      detail={onDevice ? 'Until you log out on this device' : 'Until you close this tab'}
    >
      <p className="text-note font-semibold">{onDevice ? 'On' : 'Off'}</p>
    </SettingRow>
  );
}

/** The person who is signed in; null for a visitor and while the page hydrates. */
export function useFlag(): SessionFlag | null {
  const { subscribe, snapshot, serverSnapshot } = currentRecord;
  return useSyncExternalStore(subscribe, snapshot, serverSnapshot).flag;
}
