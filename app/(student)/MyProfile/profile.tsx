'use client';

import type { ReactNode } from 'react';
import { SharedProfileSwitch } from '@/components/profile/share/shared-profile-switch';
import { OwnRecord } from '@/components/session/own-record';
import { ProfileBody, type ProfileSite } from './profile-body';
import { profileOf, type ProfileProps } from './profile-of';

interface ProfilePageProps extends ProfileSite {
  sample: ProfileProps | null;
  signedOut: ReactNode;
}

export function ProfilePage({ sample, signedOut, ...site }: ProfilePageProps) {
  return (
    <SharedProfileSwitch>
      <OwnRecord kind="student" sample={sample} read={profileOf} signedOut={signedOut}>
        {(props) => <ProfileBody {...props} {...site} />}
      </OwnRecord>
    </SharedProfileSwitch>
  );
}
