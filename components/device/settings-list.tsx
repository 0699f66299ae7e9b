import type { ComponentProps } from 'react';
import { ListPage } from '@/components/list/list-page';
import { ThisDevice } from './this-device';

interface SettingsListProps {
  /** What the college has set. */
  settings: ComponentProps<typeof ListPage>['items'];
  empty: ComponentProps<typeof ListPage>['empty'];
  /** Whose record this device keeps, for the name of an export. */
  owner: string;
}

/** What the college has set, and below it what this device keeps. */
export function SettingsList({ settings, empty, owner }: SettingsListProps) {
  return (
    <>
      <ListPage title="Settings" items={settings} empty={empty} />
      <ThisDevice owner={owner} />
    </>
  );
}
