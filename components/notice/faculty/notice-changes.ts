import { audienceLabels } from '@/components/notice/model/notice';
import {
  noticeFields,
  type NoticeContent,
  type NoticeFields,
  type NoticeValues,
} from '@/components/notice/model/notice-form';
import type { Notice } from '@/content/schema/faculty/notice';
import { readFields } from '@/lib/form/field';
import { formName, removeDrafts } from '@/lib/form/form-draft';
import type { FormMerge } from '@/lib/form/form-merge';
import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';
import { addToList, changeInList, removeFromList, restoreInList } from '@/lib/store/overlay';
import type { Change, StoredRecords } from '@/lib/store/record';
import type { OwnNotice } from '@/lib/store/use-list';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { minuteOf } from '@/lib/time/day';

/** Publishes a notice on this device and removes its draft. */
export function addNotice(values: NoticeValues, by: string, draft: Change): Promise<void> {
  const fields = readFields(noticeFields, values);
  const whom = audienceLabels[fields.audience].toLowerCase();
  return writeWithUndo(
    [addToList('notices', { ...fields, at: minuteOf(new Date()), by }), draft],
    `“${fields.title}” for ${whom} is published.`,
  );
}

/** Saves the edits to a notice, whose position does not change, and removes its draft; returns the merge. */
export async function editNotice(
  notice: OwnNotice,
  merge: FormMerge<NoticeContent, NoticeFields, Partial<OwnNotice>>,
  draft: Change,
): Promise<typeof merge> {
  const { title } = merge.filled;
  const changes = [merge.save('notices', notice), merge.with(draft)];
  await writeWithUndo(changes, `“${title}” is saved.`, { save: merge });
  return merge;
}

export function pinNotice(notice: OwnNotice, pinned: boolean): Promise<void> {
  const text = `“${notice.title}” is ${pinned ? 'pinned' : 'no longer pinned'} on this device.`;
  return writeWithUndo([changeInList('notices', notice, { pinned })], text);
}

/** Deletes a notice of this device with the drafts of its edits; a notice of the college is only hidden. */
export function deleteNoticeChanges(notice: OwnNotice, drafts: StoredRecords<'drafts'>): Change[] {
  return [
    removeFromList('notices', notice),
    ...removeDrafts(drafts, formName('notice', notice.id)),
  ];
}

export function deleteNotice(notice: OwnNotice): Promise<void> {
  const done = notice.origin === 'device' ? 'deleted from' : 'hidden on';
  const name = `“${notice.title}”`;
  return deleteWithUndo(deleteNoticeChanges(notice, workspace.records('drafts')), {
    name,
    text: `${name} is ${done} this device.`,
  });
}

export function restoreNotice({ id, title }: Notice): Promise<void> {
  return writeWithUndo([restoreInList('notices', id)], `“${title}” is shown again on this device.`);
}
