import { importWithRetry } from '@/lib/browser/new-release';
import type { Dropped, StoredPdf } from '@/lib/file/stored-pdf';
import {
  comingDayField,
  lineField,
  linesField,
  readFields,
  showFields,
  type TextsOf,
} from '@/lib/form/field';
import type { FormContent } from '@/lib/form/form-content';
import type { FormDraft } from '@/lib/form/form-draft';
import type { FormShape } from '@/lib/form/form-merge';
import { limits } from '@/content/schema/limits';
import type { OwnAssignment } from '@/lib/store/use-list';

/** The text fields of an assignment. The due date is compared with the first one allowed. */
export const assignmentFields = {
  name: lineField(limits.assignment.name, 'The name', 'Enter a name for the assignment.'),
  section: lineField(limits.section, 'The section', 'Choose or enter a section.'),
  due: comingDayField(
    'This date is in the past. Enter today or a later date.',
    'Enter a due date.',
  ),
  instructions: linesField(limits.assignment.instructions, 'The text'),
};

type TypedField = keyof typeof assignmentFields;

/** The values of the form, as typed. */
export type AssignmentValues = TextsOf<typeof assignmentFields>;

export type AssignmentContent = FormContent<TypedField>;

/** The fields that the assignment form saves. */
export type AssignmentFields = AssignmentValues & { files: StoredPdf[] };

/** Converts between a record and the content of its form. */
export const assignmentShape: FormShape<
  AssignmentContent,
  AssignmentFields,
  Partial<OwnAssignment>
> = {
  fill: (record) => ({
    values: showFields(assignmentFields, record),
    file: null,
    files: record.files ?? [],
  }),
  read: ({ values, files }) => ({ ...readFields(assignmentFields, values), files: [...files] }),
};

/** The empty form of a new assignment. */
export const emptyAssignment = assignmentShape.fill({});

/** Adds the valid files to the draft. Returns one error for each rejected file. */
export function choosePdfs(
  draft: Pick<FormDraft<TypedField>, 'choose'>,
  dropped: Dropped,
): Promise<readonly string[]> {
  return draft.choose(
    async ({ files }) => {
      const code = await importWithRetry(() => import('@/lib/file/stored-file'));
      if (!code) return {};
      const free = limits.assignment.files - files.length;
      const { taken, reasons } = await code.checkPdfs(dropped, files, free);
      return { stored: taken, errors: reasons };
    },
    'The files could not be saved on this device. Free up space and choose them again.',
    true,
  );
}
