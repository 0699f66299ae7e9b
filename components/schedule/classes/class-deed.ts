import { classTitle, type Cancellation } from '@/components/schedule/model/class-cancel';
import { cancelClass, restoreClass } from '@/components/schedule/model/class-cancel-write';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import type { Change } from '@/lib/store/record';
import { writeAndSay } from '@/lib/store/write-and-say';

/** Cancels a class on a day, on this device, and removes the draft of the reason. */
export async function cancelHere(
  lesson: UpcomingClass,
  day: string,
  why: Pick<Cancellation, 'reason' | 'by'>,
  draft: Change,
): Promise<void> {
  const text = `Saved on this device: ${classTitle(lesson)} is cancelled. Nothing was sent to a server.`;
  await writeAndSay([...cancelClass(lesson, day, why), draft], text);
}

/** Lets a cancelled class take place after all, on this device. */
export async function restoreHere({ id, title }: Cancellation): Promise<void> {
  await writeAndSay(restoreClass(id), `${title} takes place after all, on this device.`);
}
