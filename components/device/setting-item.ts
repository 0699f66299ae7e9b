import type { RecordItem } from '@/components/list/record-list';
import type { Setting } from '@/content/schema/setting';

/** A setting as an entry of its page. */
export function settingItem({ id, name, value }: Setting): RecordItem {
  return { id, title: name, detail: value, meta: [] };
}
