import { limits } from '@/content/schema/limits';
import { importWithRetry } from '@/lib/browser/new-release';
import { toStoredPdf, type Dropped } from '@/lib/file/stored-pdf';
import { FormDraft, type DraftContent } from '@/lib/form/form-draft';
import { put } from '@/lib/store/record';
import {
  toAssignmentValues,
  type AssignmentValues,
  type TypedAssignmentField,
} from './assignment-check';
import type { AssignmentFormState } from './assignment-form';

/** The empty form of a new assignment. */
export const emptyAssignment: AssignmentFormState = { values: toAssignmentValues({}), files: [] };

export class AssignmentDraft extends FormDraft<AssignmentFormState> {
  set(field: TypedAssignmentField, value: string): void {
    this.type({ values: { ...this.filled.values, [field]: value } });
  }

  /** Adds the valid files to the draft. Returns one error message for each rejected file. */
  choose(dropped: Dropped): Promise<string[]> {
    return this.enqueue(async () => {
      const code = await importWithRetry(() => import('@/lib/file/stored-file'));
      if (!code) return [];
      const { files } = this.filled;
      try {
        const { taken, reasons } = await code.checkPdfs(
          dropped,
          files,
          limits.assignment.files - files.length,
        );
        if (taken.length > 0)
          await this.replace(
            { files: [...files, ...taken.map(toStoredPdf)] },
            taken.map((file) => put('files', file)),
          );
        return reasons;
      } catch {
        return [
          'The files could not be saved on this device. Free up space and choose them again.',
        ];
      }
    });
  }

  removeFile(id: string): Promise<void> {
    return this.enqueue(() =>
      this.replace({ files: this.filled.files.filter(({ file }) => file !== id) }, []),
    );
  }

  protected override write({ values, files }: AssignmentFormState): DraftContent {
    return { fields: values, file: null, files: [...files] };
  }

  protected override read({ fields, files = [] }: DraftContent): AssignmentFormState {
    return { values: fields as AssignmentValues, files };
  }
}
