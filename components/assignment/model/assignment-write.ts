import type { PdfFacts } from '@/lib/file/kept-pdf';
import { draftsOf } from '@/lib/form/form-draft';
import type { FormMerge } from '@/lib/form/form-merge';
import { notify } from '@/lib/store/event';
import { addTo, changeIn, removeFrom } from '@/lib/store/overlay';
import { remove, type Change, type Kept } from '@/lib/store/record';
import type { OwnAssignment } from '@/lib/store/use-list';
import { formatDay } from '@/lib/time/date';
import { readAssignment, type AssignmentValues } from './assignment-check';
import { assignmentDraftId, type AssignmentFields, type FilledAssignment } from './assignment-form';

/** Where both sides find what they are told of. */
const page = 'assignments';

/** Sets an assignment on this device, and tells the student of it. */
export function sendAssignment(
  values: AssignmentValues,
  files: readonly PdfFacts[],
  by: string,
): Change[] {
  const fields = readAssignment(values);
  const added = addTo('assignments', { ...fields, files: [...files], closed: false, by });
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
export function editAssignment(
  assignment: OwnAssignment,
  merge: FormMerge<FilledAssignment, AssignmentFields, Partial<OwnAssignment>>,
): Change[] {
  const { name, due } = merge.shape.read(merge.typed);
  let moved = false;
  const record = merge.save('assignments', assignment, (_before, _after, changed) => {
    moved = changed.due !== undefined;
    return changed;
  });
  const told = notify('student', `${name} is now due ${formatDay(due)}`, assignment.id, page);
  return [record, merge.with(told, () => moved)];
}

/** Closes an assignment, so that it waits for nobody, or opens it again; the student hears of it. */
export function closeAssignment(assignment: OwnAssignment, closed: boolean): Change[] {
  return [
    changeIn('assignments', assignment, { closed }),
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
export function deleteAssignment(
  assignment: OwnAssignment,
  drafts: Kept<'drafts'>,
  received: Kept<'received'>,
): Change[] {
  const works = [...received.values()].filter((work) => work.assignment === assignment.id);
  return [
    removeFrom('assignments', assignment),
    ...draftsOf(drafts, assignmentDraftId(assignment.id)).map(({ id }) => remove('drafts', id)),
    ...works.map(({ id }) => remove('received', id)),
    notify('student', `${assignment.name} was taken back`, assignment.id, page),
  ];
}
