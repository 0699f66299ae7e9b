import { fetchCode } from '@/lib/browser/new-release';
import { factsOfFile, type PdfFacts } from '@/lib/file/kept-pdf';
import { FormDraft, type DraftContent } from '@/lib/form/form-draft';
import { put } from '@/lib/store/record';
import type { Workspace } from '@/lib/store/workspace';
import type { ActivityValues, TypedField } from './activity-check';
import type { Filled } from './activity-form';

/** The draft of an activity's form. */
export class ActivityDraft extends FormDraft<Filled> {
  /** What is known of the files that the form has shown. */
  #facts = new Map<string, PdfFacts>();

  constructor(workspace: Workspace, form: string, start: Filled) {
    super(workspace, form, start);
    this.#know(start.evidence);
  }

  set(field: TypedField, value: string): void {
    this.type({ values: { ...this.filled.values, [field]: value } });
  }

  /** The chosen file, read if need be; null where there is none or it is gone. */
  async evidence(): Promise<PdfFacts | null> {
    const { file, evidence } = this.filled;
    if (!file || evidence) return evidence;
    const kept = await this.workspace.read('files', file);
    if (this.filled.file === file)
      this.fill(kept ? { evidence: this.#know(factsOfFile(kept)) } : { file: null });
    return this.filled.evidence;
  }

  /** Checks a file and stores it in place of the one before; gives what is wrong with it. */
  choose(chosen: File): Promise<string | null> {
    return this.enqueue(async () => {
      const code = await fetchCode(() => import('@/lib/file/stored-file'));
      if (!code) return null;
      const mistake = await code.checkEvidence(chosen);
      if (mistake) return mistake;
      try {
        const kept = await code.toStoredFile(chosen);
        const evidence = this.#know(factsOfFile(kept));
        await this.replace({ evidence, file: kept.id }, [put('files', kept)]);
        return null;
      } catch {
        return `${chosen.name} could not be kept on this device. Make room and choose it again.`;
      }
    });
  }

  /** Takes the chosen file out of the form. */
  removeFile(): Promise<void> {
    return this.enqueue(() => this.replace({ evidence: null, file: null }, []));
  }

  override rebase(field: string, stored: Filled, show: 'mine' | 'stored'): void {
    this.#know(stored.evidence);
    super.rebase(field === 'evidence' ? 'file' : field, stored, show);
  }

  protected override write({ values, file }: Filled): DraftContent {
    return { fields: values, file };
  }

  protected override read({ fields, file }: DraftContent): Filled {
    const evidence = file === null ? null : (this.#facts.get(file) ?? null);
    return { values: fields as ActivityValues, file, evidence };
  }

  #know<E extends PdfFacts | null>(evidence: E): E {
    if (evidence) this.#facts.set(evidence.file, evidence);
    return evidence;
  }
}
