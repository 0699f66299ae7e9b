import type { StoredPdf } from '@/lib/file/stored-pdf';
import { draftsOf } from '@/lib/form/form-draft';
import type { FormMerge } from '@/lib/form/form-merge';
import { notify } from '@/lib/store/event';
import { addToList, changeInList, removeFromList } from '@/lib/store/overlay';
import { remove, type Change, type StoredRecords } from '@/lib/store/record';
import type { OwnAssignment } from '@/lib/store/use-list';
import { formatDay } from '@/lib/time/date';
import { parseAssignmentValues, type AssignmentValues } from './assignment-check';
import {
  assignmentDraftId,
  type AssignmentFields,
  type AssignmentFormState,
} from './assignment-form';

/** Where both sides find what they are told of. */
const page = 'assignments';

/** Sets an assignment on this device, and tells the student of it. */
export function sendAssignmentChanges(
  values: AssignmentValues,
  files: readonly StoredPdf[],
  by: string,
): Change[] {
  const fields = parseAssignmentValues(values);
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

/** Keeps what a form changed in an assignment, and tells the student where the day it is due is another one. */
export function editAssignmentChanges(
  assignment: OwnAssignment,
  merge: FormMerge<AssignmentFormState, AssignmentFields, Partial<OwnAssignment>>,
): Change[] {
  const { name, due } = merge.shape.read(merge.typed);
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

/** Closes an assignment, so that it waits for nobody, or opens it again; the student hears of it. */
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
 * Takes an assignment off this device with the drafts of its changes and the work that came for it by file.
 * What was handed in on this device stays the student's.
 */
export function deleteAssignmentChanges(
  assignment: OwnAssignment,
  drafts: StoredRecords<'drafts'>,
  received: StoredRecords<'received'>,
): Change[] {
  const works = [...received.values()].filter((work) => work.assignment === assignment.id);
  return [
    removeFromList('assignments', assignment),
    ...draftsOf(drafts, assignmentDraftId(assignment.id)).map(({ id }) => remove('drafts', id)),
    ...works.map(({ id }) => remove('received', id)),
    notify('student', `${assignment.name} was taken back`, assignment.id, page),
  ];
}
