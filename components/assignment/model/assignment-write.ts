import type { StoredPdf } from '@/lib/file/stored-pdf';
import { readFields } from '@/lib/form/field';
import { formName, removeDrafts } from '@/lib/form/form-draft';
import type { FormMerge } from '@/lib/form/form-merge';
import { notify } from '@/lib/store/event';
import { addToList, changeInList, removeFromList } from '@/lib/store/overlay';
import { remove, type Change, type StoredRecords } from '@/lib/store/record';
import type { OwnAssignment } from '@/lib/store/use-list';
import { formatDay } from '@/lib/time/date';
import {
  assignmentFields,
  type AssignmentContent,
  type AssignmentFields,
  type AssignmentValues,
} from './assignment-form';

/** The page that notifications link to, on both sides. */
const page = 'assignments';

/** Adds an assignment on this device and notifies the student. */
export function sendAssignmentChanges(
  values: AssignmentValues,
  files: readonly StoredPdf[],
  by: string,
): Change[] {
  const fields = readFields(assignmentFields, values);
  const added = addToList('assignments', { ...fields, files: [...files], closed: false, by });
  return [
    added,
    notify(
      'student',
      `New assignment: ${fields.name}, due ${formatDay(fields.due)}`,
      added.id,
      page,
    ),
  ];
}

/** Saves the edits to an assignment and notifies the student if the due date changed. */
export function editAssignmentChanges(
  assignment: OwnAssignment,
  merge: FormMerge<AssignmentContent, AssignmentFields, Partial<OwnAssignment>>,
): Change[] {
  const { name, due } = merge.filled;
  let moved = false;
  const record = merge.save('assignments', assignment, (_before, _after, changed) => {
    moved = changed.due !== undefined;
    return changed;
  });
  const notification = notify(
    'student',
    `${name} is now due ${formatDay(due)}`,
    assignment.id,
    page,
  );
  return [record, merge.with(notification, () => moved)];
}

/** Closes an assignment, so that it is no longer pending, or reopens it; notifies the student. */
export function closeAssignmentChanges(assignment: OwnAssignment, closed: boolean): Change[] {
  return [
    changeInList('assignments', assignment, { closed }),
    notify(
      'student',
      `${assignment.name} is ${closed ? 'closed' : 'open again'}`,
      assignment.id,
      page,
    ),
  ];
}

/**
 * Removes an assignment from this device with the drafts of its edits and the work received for it as files.
 * Work submitted on this device stays, because it belongs to the student.
 */
export function deleteAssignmentChanges(
  assignment: OwnAssignment,
  drafts: StoredRecords<'drafts'>,
  received: StoredRecords<'received'>,
): Change[] {
  const works = [...received.values()].filter((work) => work.assignment === assignment.id);
  return [
    removeFromList('assignments', assignment),
    ...removeDrafts(drafts, formName('assignment', assignment.id)),
    ...works.map(({ id }) => remove('received', id)),
    notify('student', `${assignment.name} was withdrawn`, assignment.id, page),
  ];
}
