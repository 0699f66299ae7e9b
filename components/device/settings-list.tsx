'use client';

import type { ComponentProps, ReactNode } from 'react';
import { ListPage } from '@/components/list/list-page';
import { PageHeading } from '@/components/page/page-heading';
import { ThisDevice, useFlag } from './this-device';

interface SettingsListProps {
  /** The settings made by the college. */
  settings: ComponentProps<typeof ListPage>['items'];
  /** Shown to visitors if the college makes none. */
  empty: ReactNode;
  /** The owner of the record, for the name of an export. */
  owner: string;
}

/** The college's settings, followed by what is stored on this device. */
export function SettingsList({ settings, empty, owner }: SettingsListProps) {
  const isSignedIn = useFlag() !== null;
  return (
    <>
      {isSignedIn && settings.length === 0 ? (
        <PageHeading title="Settings" />
      ) : (
        <ListPage title="Settings" items={settings} empty={empty} />
      )}
      <ThisDevice owner={owner} />
    </>
  );
}
