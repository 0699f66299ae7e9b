import { classTitle, type Cancellation } from '@/components/schedule/model/class-cancel';
import {
  cancelClassChanges,
  restoreClassChanges,
} from '@/components/schedule/model/class-cancel-write';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import type { Change } from '@/lib/store/record';
import { writeWithUndo } from '@/lib/store/write-with-undo';

/** Cancels a class on a day and removes the draft of the reason. */
export async function cancelClass(
  session: UpcomingClass,
  day: string,
  why: Pick<Cancellation, 'reason' | 'by'>,
  draft: Change,
): Promise<void> {
  const text = `Saved on this device: ${classTitle(session)} is cancelled. Nothing was sent to a server.`;
  await writeWithUndo([...cancelClassChanges(session, day, why), draft], text);
}

export async function restoreClass({ id, title }: Cancellation): Promise<void> {
  await writeWithUndo(restoreClassChanges(id), `Saved on this device: ${title} is on again.`);
}
