import { importWithRetry } from '@/lib/browser/new-release';
import { toStoredPdf, type Dropped } from '@/lib/file/stored-pdf';
import { FormDraft, type DraftContent } from '@/lib/form/form-draft';
import { put } from '@/lib/store/record';
import {
  maxFiles,
  toAssignmentValues,
  type AssignmentValues,
  type TypedAssignmentField,
} from './assignment-check';
import type { AssignmentFormState } from './assignment-form';

/** The form of a new assignment. */
export const emptyAssignment: AssignmentFormState = { values: toAssignmentValues({}), files: [] };

/** The draft of an assignment's form. */
export class AssignmentDraft extends FormDraft<AssignmentFormState> {
  set(field: TypedAssignmentField, value: string): void {
    this.type({ values: { ...this.filled.values, [field]: value } });
  }

  /** Checks files and keeps the good ones besides those that are there; gives a reason for each of the others. */
  choose(dropped: Dropped): Promise<string[]> {
    return this.enqueue(async () => {
      const code = await importWithRetry(() => import('@/lib/file/stored-file'));
      if (!code) return [];
      const { files } = this.filled;
      try {
        const { taken, reasons } = await code.checkPdfs(dropped, files, maxFiles - files.length);
        if (taken.length > 0)
          await this.replace(
            { files: [...files, ...taken.map(toStoredPdf)] },
            taken.map((file) => put('files', file)),
          );
        return reasons;
      } catch {
        return ['The files could not be kept on this device. Make room and choose them again.'];
      }
    });
  }

  /** Takes a file out of the form. */
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
