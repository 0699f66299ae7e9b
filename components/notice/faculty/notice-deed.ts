import { audiences } from '@/components/notice/model/notice';
import {
  readNotice,
  type NoticeFields,
  type NoticeValues,
} from '@/components/notice/model/notice-check';
import {
  addNotice,
  deleteNotice,
  editNotice,
  pinNotice,
  showNotice,
} from '@/components/notice/model/notice-write';
import type { Notice } from '@/content/schema/faculty/notice';
import type { FormMerge } from '@/lib/form/form-merge';
import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';
import type { Change } from '@/lib/store/record';
import type { OwnNotice } from '@/lib/store/use-list';
import { writeAndSay } from '@/lib/store/write-and-say';
import { minuteOf } from '@/lib/time/day';

const nothingSent = 'Nothing was sent to a server.';

/** Puts a notice up, on this device, and removes its draft. */
export function addHere(values: NoticeValues, by: string, draft: Change): Promise<void> {
  const { title, audience } = readNotice(values);
  const whom = audiences[audience].toLowerCase();
  return writeAndSay(
    [...addNotice(values, minuteOf(new Date()), by), draft],
    `Saved on this device: “${title}” for ${whom}. ${nothingSent}`,
  );
}

/** Keeps what a form changed in a notice, on this device, unless it must be asked first; and removes its draft. */
export async function editHere(
  notice: OwnNotice,
  merge: FormMerge<NoticeValues, NoticeFields, Partial<OwnNotice>>,
  draft: Change,
): Promise<typeof merge> {
  const { title } = readNotice(merge.typed);
  const changes = [...editNotice(notice, merge), merge.with(draft)];
  await writeAndSay(changes, `Saved on this device: “${title}”. ${nothingSent}`, { save: merge });
  return merge;
}

/** Puts a notice above the others, or back among them. */
export function pinHere(notice: OwnNotice, pinned: boolean): Promise<void> {
  const text = `“${notice.title}” is ${pinned ? 'pinned' : 'not pinned any more'}, on this device.`;
  return writeAndSay(pinNotice(notice, pinned), text);
}

/** Deletes a notice of this device, or hides the college's here. */
export function deleteHere(notice: OwnNotice): Promise<void> {
  const done = notice.origin === 'device' ? 'deleted from' : 'hidden on';
  const name = `“${notice.title}”`;
  return deleteWithUndo(deleteNotice(notice, workspace.records('drafts')), {
    name,
    text: `${name} is ${done} this device.`,
  });
}

/** Shows a hidden notice of the college again. */
export function showHere({ id, title }: Notice): Promise<void> {
  return writeAndSay(showNotice(id), `“${title}” is shown again, on this device.`);
}
