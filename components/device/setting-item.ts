import type { RecordItem } from '@/components/list/record-list';
import type { Setting } from '@/content/schema/setting';

export function settingItem({ id, name, value }: Setting): RecordItem {
  return { id, title: name, detail: value, meta: [] };
}
