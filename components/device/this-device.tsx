'use client';

import { useSyncExternalStore } from 'react';
import { Card } from '@/components/ui/card';
import { currentRecord } from '@/lib/record/current';
import type { SessionFlag } from '@/lib/record/session-flag';
import { EraseCard } from './erase-card';
import { SettingRow } from './setting-row';
import { ThemeSetting } from './theme-setting';
import { YourData } from './your-data';

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
