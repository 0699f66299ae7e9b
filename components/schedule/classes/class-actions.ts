import {
  changeKind,
  classTitle,
  type Cancellation,
} from '@/components/schedule/model/class-cancel';
import {
  cancelClassChanges,
  type ClassDecision,
  restoreClassChanges,
} from '@/components/schedule/model/class-cancel-write';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import type { Change } from '@/lib/store/record';
import { writeWithUndo } from '@/lib/store/write-with-undo';

const done = {
  cancelled: 'cancelled',
  moved: 'moved',
  substituted: 'held by another teacher',
} as const;

/** Cancels or changes a class on a day and removes the draft of the form. */
export async function cancelClass(
  session: UpcomingClass,
  day: string,
  decision: ClassDecision,
  draft: Change,
): Promise<void> {
  const text = `Saved on this device: ${classTitle(session)} is ${done[changeKind(decision)]}. Nothing was sent to a server.`;
  await writeWithUndo([...cancelClassChanges(session, day, decision), draft], text);
}

export async function restoreClass(changed: Cancellation): Promise<void> {
  const { id, title } = changed;
  const how = changeKind(changed) === 'cancelled' ? 'on again' : 'as planned again';
  await writeWithUndo(restoreClassChanges(id), `Saved on this device: ${title} is ${how}.`);
}
