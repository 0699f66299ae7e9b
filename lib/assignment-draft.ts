import { mostFiles, type AssignmentValues, type TypedAssignmentField } from './assignment-check';
import { cutValues, FormDraft, keptValues, type DraftContent } from './form-draft';
import { checkPdfs, factsOfFile, type Dropped, type PdfFacts } from './kept-pdf';
import { put, type Records } from './workspace/record';

/** What the form of an assignment holds. */
export interface FilledAssignment {
  values: AssignmentValues;
  files: readonly PdfFacts[];
}

/** The draft of an assignment's form. It may stand on a page before the device has answered. */
export class AssignmentDraft extends FormDraft<FilledAssignment> {
  #opened: Promise<void> | null = null;
  #isOpen = false;

  /** Reads the kept draft once; what was typed before that stays, above what the draft says. */
  open(): Promise<void> {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  async #open(): Promise<void> {
    await this.workspace.load('drafts');
    const typed = Object.entries(this.filled.values).filter(
      ([field, value]) => value !== this.start.values[field as TypedAssignmentField],
    );
    this.find();
    this.#isOpen = true;
    if (typed.length > 0)
      this.type({ values: { ...this.filled.values, ...Object.fromEntries(typed) } });
  }

  set(field: TypedAssignmentField, value: string): void {
    const values = { ...this.filled.values, [field]: value };
    if (this.#isOpen) this.type({ values });
    else this.fill({ values });
  }

  /** Checks files and keeps the good ones besides those that are there; gives a reason for each of the others. */
  async choose(dropped: Dropped): Promise<string[]> {
    await this.open();
    const { files } = this.filled;
    try {
      const { taken, reasons } = await checkPdfs(dropped, files, mostFiles - files.length);
      if (taken.length > 0)
        await this.replace(
          { files: [...files, ...taken.map(factsOfFile)] },
          taken.map((file) => put('files', file)),
        );
      return reasons;
    } catch {
      return ['The files could not be kept on this device. Make room and choose them again.'];
    }
  }

  /** Takes a file out of the form. */
  async removeFile(id: string): Promise<void> {
    await this.replace({ files: this.filled.files.filter(({ file }) => file !== id) }, []);
  }

  protected override write({ values, files }: FilledAssignment): DraftContent {
    return { fields: cutValues(values), file: null, files: [...files] };
  }

  protected override read({ fields, files = [] }: Records['drafts']): FilledAssignment {
    return { values: keptValues(fields, this.start.values), files };
  }
}
