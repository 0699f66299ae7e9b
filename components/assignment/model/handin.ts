import { toStoredPdf } from '@/lib/file/stored-pdf';
import { notify, truncate } from '@/lib/store/event';
import { versionsOf } from '@/lib/store/overlay';
import { change, now, put, remove, type Change, type Records } from '@/lib/store/record';

/** A student's work on an assignment: a submitted file, a done flag, or both. */
export type Handin = Records['handins'];

export type AssignmentRef = Pick<Handin, 'id' | 'name'>;

/** Submits a file on this device, replaces the one before and notifies the faculty. */
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
 * Withdraws a submission, so that the assignment is pending again. Notifies the faculty, unless `by` is missing: then
 * the assignment itself has already been withdrawn.
 */
export function withdrawHandinChanges(handin: Handin, by?: string): Change[] {
  const { id, name, file } = handin;
  const title = `${by} withdrew the work for “${truncate(name, 80)}”`;
  return [
    remove('handins', id),
    ...(by && file ? [notify('faculty', title, id, 'assignments')] : []),
  ];
}

/** Marks an assignment as done or not done; a submitted file stays. */
export function markDoneChanges({ id, name }: AssignmentRef, done: boolean): Change[] {
  return [
    change('handins', id, (current) => {
      if (current?.file) return { ...current, done, changed: now() };
      return done ? { id, at: now(), name, done, file: null } : null;
    }),
  ];
}
