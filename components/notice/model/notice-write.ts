import { draftsOf } from '@/lib/form/form-draft';
import type { FormMerge } from '@/lib/form/form-merge';
import { addToList, changeInList, removeFromList } from '@/lib/store/overlay';
import { change, now, remove, type Change, type StoredRecords } from '@/lib/store/record';
import type { OwnNotice } from '@/lib/store/use-list';
import { readNotice, type NoticeFields, type NoticeValues } from './notice-check';

/** The id of the drafts of a new notice or, with a notice's id, of the edits to that one. */
export function noticeDraftId(notice?: string): string {
  return notice ? `notice:${notice}` : 'notice';
}

/** Publishes a notice on this device. `at` is the current minute by the viewer's clock, "YYYY-MM-DDTHH:mm". */
export function addNoticeChanges(values: NoticeValues, at: string, by: string): Change[] {
  return [addToList('notices', { ...readNotice(values), at, by })];
}

/** Saves the edits to a notice; its position in the list does not change. */
export function editNoticeChanges(
  notice: OwnNotice,
  merge: FormMerge<NoticeValues, NoticeFields, Partial<OwnNotice>>,
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
    ...draftsOf(drafts, noticeDraftId(notice.id)).map(({ id }) => remove('drafts', id)),
  ];
}

/** Shows a hidden notice of the college again. */
export function restoreNoticeChanges(id: string): Change[] {
  return [
    change('notices', id, (stored) =>
      stored?.origin === 'content' ? { ...stored, changed: now(), removed: false } : stored,
    ),
  ];
}
