import type { RecordFormState } from '@/components/profile/model/picture-draft';
import type { FormMerge } from '@/lib/form/form-merge';
import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';
import { addToList, restoreInList, removeFromList, type FieldsOf } from '@/lib/store/overlay';
import { remove, type Change, type Records } from '@/lib/store/record';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { titleOf, type ProfileFields, type ProfileItem, type ProfileList } from './profile-list';

/** What the form of a record saves, and what is stored by then. */
export type RecordMerge = FormMerge<RecordFormState, ProfileFields, Partial<ProfileItem>>;

/**
 * Adds a record, or changes one, removes its draft and gives its id; rejects where it cannot be written. `item` is null
 * where one is added.
 */
export async function saveRecord(
  list: ProfileList,
  item: ProfileItem | null,
  merge: RecordMerge,
  draft: Change,
): Promise<string> {
  const fields = merge.shape.read(merge.typed) as FieldsOf<ProfileList>;
  const record = item ? merge.save(list, item) : addToList(list, omitEmptyPicture(fields));
  const { values } = merge.typed;
  const title = values['name'] ?? values['title'] ?? '';
  const isSame = item && JSON.stringify(merge.shape.fill(item)) === JSON.stringify(merge.typed);
  const changes = [record, merge.with(draft)];
  const text = `${title.trim()} ${item ? 'changed' : 'added'}. Saved on this device.`;
  if (isSame) await workspace.write(changes);
  else await writeWithUndo(changes, text, { save: merge });
  return record.id;
}

/** A new record without a picture says nothing of one. */
function omitEmptyPicture({ picture, ...fields }: FieldsOf<ProfileList>): FieldsOf<ProfileList> {
  return (picture ? { ...fields, picture } : fields) as FieldsOf<ProfileList>;
}

/** Takes a record out of its list, with the drafts of its changes. */
export async function removeRecord(
  list: ProfileList,
  item: ProfileItem,
  drafts: readonly Records['drafts'][],
  onUndone: () => void,
) {
  const changes = [removeFromList(list, item), ...drafts.map(({ id }) => remove('drafts', id))];
  const name = titleOf(item);
  await deleteWithUndo(changes, { name, text: `${name} removed.`, onUndone });
}

/** Shows records of the college again that were removed here; rejects where it cannot be written. */
export async function restoreRecords(list: ProfileList, ids: readonly string[]) {
  await workspace.write(ids.map((id) => restoreInList(list, id)));
}
