'use client';

import { settingItem } from '@/components/device/setting-item';
import { SettingsList } from '@/components/device/settings-list';
import { SigningKey } from '@/components/exchange/signing-key';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';

export function FacultySettingsPage({ sample, signedOut, empty }: OwnListPageProps<TeacherRecord>) {
  return (
    <OwnRecord kind="teacher" sample={sample} signedOut={signedOut}>
      {({ facultyProfile, settings, keys }) => (
        <>
          <SettingsList
            settings={settings.items.map(settingItem)}
            owner={facultyProfile.handle ?? facultyProfile.employeeId}
            empty={empty}
          />
          <div className="max-w-3xl">
            <SigningKey owner={facultyProfile} published={keys.items} />
          </div>
        </>
      )}
    </OwnRecord>
  );
}
