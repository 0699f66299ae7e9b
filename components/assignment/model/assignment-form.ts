import { limits } from '@/content/schema/limits';
import type { StoredPdf } from '@/lib/file/stored-pdf';
import type { FormShape } from '@/lib/form/form-merge';
import type { OwnAssignment } from '@/lib/store/use-list';
import {
  parseAssignmentValues,
  toAssignmentValues,
  type AssignmentValues,
} from './assignment-check';

export interface AssignmentFormState {
  values: AssignmentValues;
  files: readonly StoredPdf[];
}

/** The fields that the assignment form saves. */
export type AssignmentFields = AssignmentValues & { files: StoredPdf[] };

/** Maps between record and form. In a merge, files that either side added or removed are added or removed. */
export const assignmentShape: FormShape<
  AssignmentFormState,
  AssignmentFields,
  Partial<OwnAssignment>
> = {
  fill: (record) => ({ values: toAssignmentValues(record), files: record.files ?? [] }),
  read: ({ values, files }) => ({ ...parseAssignmentValues(values), files: [...files] }),
  combine: {
    files: (opened, mine, stored) => {
      const has = (files: readonly StoredPdf[], { file }: StoredPdf) =>
        files.some((one) => one.file === file);
      const both = [
        ...stored.filter((file) => has(mine, file) || !has(opened, file)),
        ...mine.filter((file) => !has(opened, file) && !has(stored, file)),
      ];
      return both.length > 0 && both.length <= limits.assignment.files ? both : undefined;
    },
  },
};

/** The id of the drafts of a new assignment or, with an assignment's id, of the edits to that one. */
export function assignmentDraftId(assignment?: string): string {
  return assignment ? `assignment:${assignment}` : 'assignment';
}
