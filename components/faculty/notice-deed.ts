import type { Notice } from '@/content/schema/faculty/notice';
import { minuteOf } from '@/lib/day';
import { audiences } from '@/lib/notice';
import { readNotice, type NoticeValues } from '@/lib/notice-check';
import { addNotice, deleteNotice, editNotice, pinNotice, showNotice } from '@/lib/notice-write';
import type { OwnNotice } from '@/lib/workspace/use-list';
import { writeAndSay } from '@/lib/workspace/write-and-say';

const nothingSent = 'Nothing was sent to a server.';

/** Puts a notice up, on this device. */
export function addHere(values: NoticeValues, by: string): Promise<void> {
  const { title, audience } = readNotice(values);
  const whom = audiences[audience].toLowerCase();
  return writeAndSay(
    addNotice(values, minuteOf(new Date()), by),
    `Saved on this device: “${title}” for ${whom}. ${nothingSent}`,
  );
}

/** Keeps a changed notice, on this device. */
export function editHere(notice: OwnNotice, values: NoticeValues): Promise<void> {
  const { title } = readNotice(values);
  return writeAndSay(
    editNotice(notice, values),
    `Saved on this device: “${title}”. ${nothingSent}`,
  );
}

/** Puts a notice above the others, or back among them. */
export function pinHere(notice: OwnNotice, pinned: boolean): Promise<void> {
  const text = `“${notice.title}” is ${pinned ? 'pinned' : 'not pinned any more'}, on this device.`;
  return writeAndSay(pinNotice(notice, pinned), text);
}

/** Deletes a notice of this device, or hides the college's here. */
export function deleteHere(notice: OwnNotice): Promise<void> {
  const done = notice.origin === 'device' ? 'deleted from' : 'hidden on';
  return writeAndSay(deleteNotice(notice), `“${notice.title}” is ${done} this device.`);
}

/** Shows a hidden notice of the college again. */
export function showHere({ id, title }: Notice): Promise<void> {
  return writeAndSay(showNotice(id), `“${title}” is shown again, on this device.`);
}
