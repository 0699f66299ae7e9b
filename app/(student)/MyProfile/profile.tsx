'use client';

import { SharedProfileSwitch } from '@/components/profile/share/shared-profile-switch';
import { OwnRecord, type OwnPageProps } from '@/components/session/own-record';
import { ProfileBody, type ProfileSite } from './profile-body';
import { profileOf, type ProfileProps } from './profile-of';

type ProfilePageProps = OwnPageProps<ProfileProps> & ProfileSite;

export function ProfilePage({ sample, signedOut, ...site }: ProfilePageProps) {
  return (
    <SharedProfileSwitch>
      <OwnRecord kind="student" sample={sample} read={profileOf} signedOut={signedOut}>
        {(props) => <ProfileBody {...props} {...site} />}
      </OwnRecord>
    </SharedProfileSwitch>
  );
}
