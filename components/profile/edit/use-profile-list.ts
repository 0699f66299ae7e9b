import { useShown } from '@/components/list/use-shown';
import { useList, type ContentOf } from '@/lib/store/use-list';
import type { ProfileList } from './profile-list';

/** A list of the profile with this device's changes applied: what is shown of it, and the props of what edits it. */
export function useProfileList<L extends ProfileList>(list: L, content: readonly ContentOf<L>[]) {
  const items = useList(list, content);
  return {
    shown: useShown(items),
    editing: { list, items, content: content.map(({ id }) => id) },
  };
}
