'use client';

import { settingItem } from '@/components/device/setting-item';
import { SettingsList } from '@/components/device/settings-list';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import type { StudentRecord } from '@/content/schema/record/student-record';

export function SettingsPage({ sample, signedOut, empty }: OwnListPageProps<StudentRecord>) {
  return (
    <OwnRecord kind="student" sample={sample} signedOut={signedOut}>
      {({ settings, student }) => (
        <SettingsList
          settings={settings.items.map(settingItem)}
          owner={student.rollNumber}
          empty={empty}
        />
      )}
    </OwnRecord>
  );
}
