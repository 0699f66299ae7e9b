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

/** Lets go of files, but of none that another assignment shows: two tabs may have sent the same draft. */
function removeFiles(
  files: readonly string[],
  assignments: Kept<'assignments'>,
  owner: string,
): Change[] {
  const others = [...assignments.values()].filter(({ id }) => id !== owner);
  const stay = new Set(others.flatMap(({ fields }) => (fields.files ?? []).map(fileOf)));
  return [...new Set(files)].filter((file) => !stay.has(file)).map((file) => remove('files', file));
}

const fileOf = ({ file }: PdfFacts) => file;

/** Keeps a changed assignment, and tells the student where the day it is due is another one. */
export function editAssignment(
  assignment: OwnAssignment,
  values: AssignmentValues,
  files: readonly PdfFacts[],
  assignments: Kept<'assignments'>,
): Change[] {
  const fields = readAssignment(values);
  const stay = new Set(files.map(fileOf));
  const old = (assignment.files ?? []).map(fileOf).filter((file) => !stay.has(file));
  return [
    changeIn('assignments', assignment, { ...fields, files: [...files] }),
    remove('drafts', assignmentDraftId(assignment.id)),
    ...removeFiles(old, assignments, assignment.id),
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

/** What stands around an assignment on this device. */
export interface AroundAssignment {
  assignments: Kept<'assignments'>;
  drafts: Kept<'drafts'>;
  received: Kept<'received'>;
}

/**
 * Takes an assignment off this device with its files, the draft of its changes and the work that came for it by file.
 * What was handed in on this device stays the student's.
 */
export function deleteAssignment(
  assignment: OwnAssignment,
  { assignments, drafts, received }: AroundAssignment,
): Change[] {
  const works = [...received.values()].filter((work) => work.assignment === assignment.id);
  const draft = drafts.get(assignmentDraftId(assignment.id));
  const files = [...(assignment.files ?? []), ...(draft?.files ?? [])].map(fileOf);
  return [
    removeFrom('assignments', assignment),
    ...(draft ? [remove('drafts', draft.id)] : []),
    ...removeFiles(files, assignments, assignment.id),
    ...works.flatMap(({ id, file }) => [remove('received', id), remove('files', file.file)]),
    notify('student', `${assignment.name} was taken back`, assignment.id, page),
  ];
}
