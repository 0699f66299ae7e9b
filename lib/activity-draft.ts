import type { ActivityValues, TypedField } from './activity-check';
import type { Evidence } from './activity-write';
import { cutValues, FormDraft, keptValues, type DraftContent } from './form-draft';
import { checkPdf } from './pdf-check';
import { factsOfFile, toKeptPdf } from './kept-pdf';
import { put, type Records } from './workspace/record';
import type { Workspace } from './workspace/workspace';

/** What the form of an activity holds. */
export interface Filled {
  values: ActivityValues;
  /** The file that was chosen, by its id. */
  file: string | null;
  /** The same file once it is read; null before, and where there is none. */
  evidence: Evidence | null;
}

/** The draft of an activity's form. The store of drafts is loaded before. */
export class ActivityDraft extends FormDraft<Filled> {
  constructor(workspace: Workspace, id: string, start: Omit<Filled, 'file'>) {
    super(workspace, id, { ...start, file: start.evidence?.file ?? null });
    this.find();
  }

  set(field: TypedField, value: string): void {
    this.type({ values: { ...this.filled.values, [field]: value } });
  }

  /** The chosen file, read if need be; null where there is none or it is gone. */
  async evidence(): Promise<Evidence | null> {
    const { file, evidence } = this.filled;
    if (!file || evidence) return evidence;
    const kept = await this.workspace.read('files', file);
    if (this.filled.file === file)
      this.fill(kept ? { evidence: factsOfFile(kept) } : { file: null });
    return this.filled.evidence;
  }

  /** Checks a file and keeps it in place of the one before; gives what is wrong with it. */
  async choose(chosen: File): Promise<string | null> {
    const mistake = await checkPdf(chosen);
    if (mistake) return mistake;
    try {
      const kept = await toKeptPdf(chosen);
      const evidence = factsOfFile(kept);
      await this.replace({ evidence, file: evidence.file }, [put('files', kept)]);
      return null;
    } catch {
      return `${chosen.name} could not be kept on this device. Make room and choose it again.`;
    }
  }

  /** Takes the chosen file out of the form. */
  async removeFile(): Promise<void> {
    await this.replace({ evidence: null, file: null }, []);
  }

  protected override write({ values, file }: Filled): DraftContent {
    return { fields: cutValues(values), file };
  }

  protected override read({ fields, file }: Records['drafts']): Filled {
    const { values, evidence } = this.start;
    return {
      values: keptValues(fields, values),
      file,
      evidence: file === this.start.file ? evidence : null,
    };
  }
}
