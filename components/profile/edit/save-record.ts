import type { FormContent } from '@/lib/form/form-content';
import type { FormMerge } from '@/lib/form/form-merge';
import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';
import { addToList, restoreInList, removeFromList, type FieldsOf } from '@/lib/store/overlay';
import { remove, type Change, type Records } from '@/lib/store/record';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { titleOf, type ProfileFields, type ProfileItem, type ProfileList } from './profile-list';

/** The form's input merged with the record as stored at the time of saving. */
type RecordMerge = FormMerge<FormContent, ProfileFields, Partial<ProfileItem>>;

/** Adds a record (`item` is null) or changes one, removes its draft and returns its id. Rejects if the write fails. */
export async function saveRecord(
  list: ProfileList,
  item: ProfileItem | null,
  merge: RecordMerge,
  draft: Change,
): Promise<string> {
  const fields = merge.filled as FieldsOf<ProfileList>;
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

/** A new record without a picture has no `picture` field. */
function omitEmptyPicture({ picture, ...fields }: FieldsOf<ProfileList>): FieldsOf<ProfileList> {
  return (picture ? { ...fields, picture } : fields) as FieldsOf<ProfileList>;
}

/** Removes a record from its list, together with its drafts. */
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

/** Shows college records again that were removed on this device. Rejects if the write fails. */
export async function restoreRecords(list: ProfileList, ids: readonly string[]) {
  await workspace.write(ids.map((id) => restoreInList(list, id)));
}
