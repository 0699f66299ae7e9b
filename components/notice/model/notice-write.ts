import { readFields } from '@/lib/form/field';
import { formName, removeDrafts } from '@/lib/form/form-draft';
import type { FormMerge } from '@/lib/form/form-merge';
import { addToList, changeInList, removeFromList, restoreInList } from '@/lib/store/overlay';
import type { Change, StoredRecords } from '@/lib/store/record';
import type { OwnNotice } from '@/lib/store/use-list';
import {
  noticeFields,
  type NoticeContent,
  type NoticeFields,
  type NoticeValues,
} from './notice-form';

/** Publishes a notice on this device. `at` is the current minute by the viewer's clock, "YYYY-MM-DDTHH:mm". */
export function addNoticeChanges(values: NoticeValues, at: string, by: string): Change[] {
  return [addToList('notices', { ...readFields(noticeFields, values), at, by })];
}

/** Saves the edits to a notice; its position in the list does not change. */
export function editNoticeChanges(
  notice: OwnNotice,
  merge: FormMerge<NoticeContent, NoticeFields, Partial<OwnNotice>>,
): Change[] {
  return [merge.save('notices', notice)];
}

export function pinNoticeChanges(notice: OwnNotice, pinned: boolean): Change[] {
  return [changeInList('notices', notice, { pinned })];
}

/** Deletes a notice of this device with the drafts of its edits; a notice of the college is only hidden. */
export function deleteNoticeChanges(notice: OwnNotice, drafts: StoredRecords<'drafts'>): Change[] {
  return [
    removeFromList('notices', notice),
    ...removeDrafts(drafts, formName('notice', notice.id)),
  ];
}

/** Shows a hidden notice of the college again. */
export function restoreNoticeChanges(id: string): Change[] {
  return [restoreInList('notices', id)];
}
