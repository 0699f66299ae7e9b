import { settingItem } from '@/components/device/setting-item';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { wholeList, type ToList } from '@/lib/list/long-list';

export type SettingsProps = ReturnType<typeof settingsOf>;

/** What the Settings page shows of a record. */
export function settingsOf({ settings, student }: StudentRecord, toList: ToList = wholeList) {
  return {
    settings: toList('settings', settings.items.map(settingItem)),
    owner: student.rollNumber,
  };
}
