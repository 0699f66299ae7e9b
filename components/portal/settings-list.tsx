import type { ComponentProps } from 'react';
import { ListPage } from './list-page';
import { ThisDevice } from './this-device';

interface SettingsListProps {
  /** What the college has set. */
  settings: readonly { id: string; name: string; value: string }[];
  empty: ComponentProps<typeof ListPage>['empty'];
  /** Whose record this device keeps, for the name of an export. */
  owner: string;
}

/** What the college has set, and below it what this device keeps. */
export function SettingsList({ settings, empty, owner }: SettingsListProps) {
  const items = settings.map(({ id, name, value }) => ({
    id,
    title: name,
    detail: value,
    meta: [],
  }));
  return (
    <>
      <ListPage title="Settings" items={items} empty={empty} />
      <ThisDevice owner={owner} />
    </>
  );
}
