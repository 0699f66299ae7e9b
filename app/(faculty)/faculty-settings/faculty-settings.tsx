'use client';

import { SettingsList } from '@/components/device/settings-list';
import { SigningKey } from '@/components/exchange/signing-key';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import { facultySettingsOf, type FacultySettingsProps } from './faculty-settings-of';

export function FacultySettingsPage({
  sample,
  signedOut,
  empty,
}: OwnListPageProps<FacultySettingsProps>) {
  return (
    <OwnRecord kind="teacher" sample={sample} read={facultySettingsOf} signedOut={signedOut}>
      {({ owner, handle, settings, keys }) => (
        <>
          <SettingsList settings={settings} owner={handle} empty={empty} />
          <SigningKey owner={owner} published={keys} />
        </>
      )}
    </OwnRecord>
  );
}
