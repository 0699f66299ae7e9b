import { formatDay } from './date';
import { readAssignment, type AssignmentValues } from './assignment-check';
import type { PdfFacts } from './kept-pdf';
import { notify } from './workspace/event';
import { addTo, changeIn, removeFrom } from './workspace/overlay';
import { remove, type Change, type Kept } from './workspace/record';
import type { OwnAssignment } from './workspace/use-list';

/** The id of the draft of a new assignment, or of the changes to one. */
export function assignmentDraftId(assignment?: string): string {
  return assignment ? `assignment:${assignment}` : 'assignment';
}

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
    remove('drafts', assignmentDraftId()),
    notify(
      'student',
      `New assignment: ${fields.name}, due ${formatDay(fields.due)}`,
      added.id,
      page,
    ),
  ];
}

/** Keeps a changed assignment, and tells the student where the day it is due is another one. */
export function editAssignment(
  assignment: OwnAssignment,
  values: AssignmentValues,
  files: readonly PdfFacts[],
): Change[] {
  const fields = readAssignment(values);
  return [
    changeIn('assignments', assignment, { ...fields, files: [...files] }),
    remove('drafts', assignmentDraftId(assignment.id)),
    ...(fields.due === assignment.due
      ? []
      : [
          notify(
            'student',
            `${fields.name} is now due ${formatDay(fields.due)}`,
            assignment.id,
            page,
          ),
        ]),
  ];
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
 * Takes an assignment off this device with the draft of its changes and the work that came for it by file.
 * What was handed in on this device stays the student's.
 */
export function deleteAssignment(assignment: OwnAssignment, received: Kept<'received'>): Change[] {
  const works = [...received.values()].filter((work) => work.assignment === assignment.id);
  return [
    removeFrom('assignments', assignment),
    remove('drafts', assignmentDraftId(assignment.id)),
    ...works.map(({ id }) => remove('received', id)),
    notify('student', `${assignment.name} was taken back`, assignment.id, page),
  ];
}
