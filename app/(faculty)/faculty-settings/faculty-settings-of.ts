import { settingItem } from '@/components/device/setting-item';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { wholeList, type ToList } from '@/lib/list/long-list';

export type FacultySettingsProps = ReturnType<typeof facultySettingsOf>;

/** What the faculty's Settings page shows of a record. */
export function facultySettingsOf(
  { facultyProfile, settings, keys }: TeacherRecord,
  toList: ToList = wholeList,
) {
  const { name, employeeId, handle = employeeId } = facultyProfile;
  return {
    owner: { name, employeeId },
    handle,
    settings: toList('settings', settings.items.map(settingItem)),
    keys: toList('keys', keys.items),
  };
}
