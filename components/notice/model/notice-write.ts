import { draftsOf } from '@/lib/form/form-draft';
import type { FormMerge } from '@/lib/form/form-merge';
import { addToList, changeInList, removeFromList } from '@/lib/store/overlay';
import { change, now, remove, type Change, type StoredRecords } from '@/lib/store/record';
import type { OwnNotice } from '@/lib/store/use-list';
import { readNotice, type NoticeFields, type NoticeValues } from './notice-check';

/** What the drafts of a new notice, or of the changes to one, are for. */
export function noticeDraftId(notice?: string): string {
  return notice ? `notice:${notice}` : 'notice';
}

/** Puts a notice up on this device. `at` is this minute by the viewer's clock, "YYYY-MM-DDTHH:mm". */
export function addNoticeChanges(values: NoticeValues, at: string, by: string): Change[] {
  return [addToList('notices', { ...readNotice(values), at, by })];
}

/** Keeps what a form changed in a notice; it stays where it was among the others. */
export function editNoticeChanges(
  notice: OwnNotice,
  merge: FormMerge<NoticeValues, NoticeFields, Partial<OwnNotice>>,
): Change[] {
  return [merge.save('notices', notice)];
}

/** Puts a notice above the others, or back among them. */
export function pinNoticeChanges(notice: OwnNotice, pinned: boolean): Change[] {
  return [changeInList('notices', notice, { pinned })];
}

/** Deletes a notice of this device with the drafts of its changes; the college's is only hidden here. */
export function deleteNoticeChanges(notice: OwnNotice, drafts: StoredRecords<'drafts'>): Change[] {
  return [
    removeFromList('notices', notice),
    ...draftsOf(drafts, noticeDraftId(notice.id)).map(({ id }) => remove('drafts', id)),
  ];
}

/** Shows a notice of the college again that was hidden on this device. */
export function restoreNoticeChanges(id: string): Change[] {
  return [
    change('notices', id, (stored) =>
      stored?.origin === 'content' ? { ...stored, changed: now(), removed: false } : stored,
    ),
  ];
}
