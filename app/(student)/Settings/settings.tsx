'use client';

import type { ReactNode } from 'react';
import { SettingsList } from '@/components/device/settings-list';
import { OwnRecord } from '@/components/session/own-record';
import { settingsOf, type SettingsProps } from './settings-of';

interface SettingsPageProps {
  sample: SettingsProps | null;
  signedOut: ReactNode;
  empty: ReactNode;
}

export function SettingsPage({ sample, signedOut, empty }: SettingsPageProps) {
  return (
    <OwnRecord kind="student" sample={sample} read={settingsOf} signedOut={signedOut}>
      {(props) => <SettingsList {...props} empty={empty} />}
    </OwnRecord>
  );
}
