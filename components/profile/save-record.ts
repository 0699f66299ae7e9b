import { workspace } from '@/lib/workspace/device';
import { addTo, changeIn, removeFrom, type FieldsOf } from '@/lib/workspace/overlay';
import { change, remove, type Change, type Records } from '@/lib/workspace/record';
import { writeAndSay } from '@/lib/workspace/write-and-say';
import {
  profileLists,
  titleOf,
  valuesOf,
  type ProfileItem,
  type ProfileList,
  type Values,
} from './profile-list';

/** A form that is sound. */
interface Entered {
  list: ProfileList;
  /** The record that is changed; null where one is added. */
  item: ProfileItem | null;
  values: Values;
  /** The new picture's file; null takes the kept one away, undefined leaves it. */
  picture: string | null | undefined;
}

/** Adds or changes a record, takes its draft away and gives its id; rejects where it cannot be written. */
export async function saveRecord({ list, item, values, picture }: Entered, draft: Change) {
  const all = profileLists[list].toFields(values) as FieldsOf<ProfileList>;
  const fields = item ? changedFields(list, item, values, all) : all;
  const withPicture = picture === undefined ? fields : { ...fields, picture };
  if (item && Object.keys(withPicture).length === 0) {
    await workspace.write([draft]);
    return item.id;
  }
  const record = item
    ? changeIn(list, item, withPicture)
    : addTo(list, withPicture as FieldsOf<ProfileList>);
  const title = values['name'] ?? values['title'] ?? '';
  await writeAndSay(
    [record, draft],
    `${title.trim()} ${item ? 'changed' : 'added'}. Saved on this device.`,
  );
  return record.id;
}

/** Only what differs: what the college changes later in the other fields is still seen. */
function changedFields(
  list: ProfileList,
  item: ProfileItem,
  values: Values,
  all: FieldsOf<ProfileList>,
): Partial<FieldsOf<ProfileList>> {
  const before = valuesOf(list, item);
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => (values[name]?.trim() ?? '') !== before[name]),
  );
}

/** Takes a record out of its list, with its draft. */
export async function removeRecord(
  list: ProfileList,
  item: ProfileItem,
  draft: Records['drafts'] | undefined,
  onUndone: () => void,
) {
  const changes: Change[] = [removeFrom(list, item)];
  if (draft) changes.push(remove('drafts', draft.id));
  await writeAndSay(changes, `${titleOf(item)} removed.`, onUndone);
}

/** Shows records of the college again that were removed here; rejects where it cannot be written. */
export async function putBack(list: ProfileList, ids: readonly string[]) {
  await workspace.write(
    ids.map((id) =>
      change(list, id, (current) => {
        if (current?.origin !== 'content') return current;
        return Object.keys(current.fields).length > 0 ? { ...current, removed: false } : null;
      }),
    ),
  );
}
