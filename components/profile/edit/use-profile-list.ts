import { useOwnList } from '@/components/list/use-page-list';
import { useShown } from '@/components/list/use-shown';
import type { PageList } from '@/lib/list/long-list';
import { useList, type ContentOf } from '@/lib/store/use-list';
import type { ProfileList } from './profile-list';

/** A list of the profile with this device's changes applied: what is shown of it, and the props of what edits it. */
export function useProfileList<L extends ProfileList>(list: L, content: PageList<ContentOf<L>>) {
  const whole = useOwnList(list, content);
  const items = useList(list, whole.items);
  const ids = whole.items.map(({ id }) => id);
  return {
    shown: useShown(whole, items),
    editing: { list, items, content: ids, ready: whole.load },
  };
}
