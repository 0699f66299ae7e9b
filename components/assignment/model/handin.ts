import { toStoredPdf } from '@/lib/file/stored-pdf';
import { notify, truncate } from '@/lib/store/event';
import { versionsOf } from '@/lib/store/overlay';
import { change, now, put, remove, type Change, type Records } from '@/lib/store/record';

/** What a student did about an assignment: handed in a file, or marked it as done. */
export type Handin = Records['handins'];

/** The assignment that something is handed in for. */
export type AssignmentRef = Pick<Handin, 'id' | 'name'>;

/** Hands a file in, on this device, in place of the one before; the faculty hear who did. */
export function submitHandinChanges(
  { id, name }: AssignmentRef,
  file: Records['files'],
  before?: Handin,
  by = 'The student',
): Change[] {
  const title = `${by} handed in “${truncate(name, 80)}”${before?.file ? ' again' : ''}`;
  const earlier = before?.file && versionsOf(before);
  return [
    put('files', file),
    put('handins', {
      id,
      at: now(),
      name,
      done: true,
      file: toStoredPdf(file),
      ...(earlier && { earlier }),
    }),
    notify('faculty', title, id, 'assignments'),
  ];
}

/**
 * Takes back what was handed in; the assignment waits again. The faculty hear who did, unless nobody is named: then they
 * took the assignment back before.
 */
export function withdrawHandinChanges(handin: Handin, by?: string): Change[] {
  const { id, name, file } = handin;
  const title = `${by} took back what was handed in for “${truncate(name, 80)}”`;
  return [
    remove('handins', id),
    ...(by && file ? [notify('faculty', title, id, 'assignments')] : []),
  ];
}

/** Marks an assignment as done or as not done; what was handed in stays. */
export function markDoneChanges({ id, name }: AssignmentRef, done: boolean): Change[] {
  return [
    change('handins', id, (current) => {
      if (current?.file) return { ...current, done, changed: now() };
      return done ? { id, at: now(), name, done, file: null } : null;
    }),
  ];
}
