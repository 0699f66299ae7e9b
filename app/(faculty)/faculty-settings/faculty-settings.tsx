'use client';

import type { ReactNode } from 'react';
import { SettingsList } from '@/components/device/settings-list';
import { SigningKey } from '@/components/exchange/signing-key';
import { OwnRecord } from '@/components/session/own-record';
import { facultySettingsOf, type FacultySettingsProps } from './faculty-settings-of';

interface FacultySettingsPageProps {
  sample: FacultySettingsProps | null;
  signedOut: ReactNode;
  empty: ReactNode;
}

export function FacultySettingsPage({ sample, signedOut, empty }: FacultySettingsPageProps) {
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
