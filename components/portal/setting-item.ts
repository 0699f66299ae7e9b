import type { Setting } from '@/content/schema/setting';
import type { RecordItem } from './record-list';

/** A setting as an entry of its page. */
export function settingItem({ id, name, value }: Setting): RecordItem {
  return { id, title: name, detail: value, meta: [] };
}
