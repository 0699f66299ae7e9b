'use client';

import { SettingsList } from '@/components/device/settings-list';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import { settingsOf, type SettingsProps } from './settings-of';

export function SettingsPage({ sample, signedOut, empty }: OwnListPageProps<SettingsProps>) {
  return (
    <OwnRecord kind="student" sample={sample} read={settingsOf} signedOut={signedOut}>
      {(props) => <SettingsList {...props} empty={empty} />}
    </OwnRecord>
  );
}
