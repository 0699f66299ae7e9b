import { importWithRetry } from '@/lib/browser/new-release';
import { toStoredPdf, type StoredPdf } from '@/lib/file/stored-pdf';
import { FormDraft, type DraftContent } from '@/lib/form/form-draft';
import { put } from '@/lib/store/record';
import type { Workspace } from '@/lib/store/workspace';
import type { ActivityValues, TypedField } from './activity-check';
import type { ActivityFormState } from './activity-form';

export class ActivityDraft extends FormDraft<ActivityFormState> {
  /** The files the form has shown, by id. */
  #facts = new Map<string, StoredPdf>();

  constructor(workspace: Workspace, form: string, start: ActivityFormState) {
    super(workspace, form, start);
    this.#know(start.evidence);
  }

  set(field: TypedField, value: string): void {
    this.type({ values: { ...this.filled.values, [field]: value } });
  }

  /** The chosen file, read from the store if needed. Null if there is none or it no longer exists. */
  async evidence(): Promise<StoredPdf | null> {
    const { file, evidence } = this.filled;
    if (!file || evidence) return evidence;
    const stored = await this.workspace.read('files', file);
    if (this.filled.file === file)
      this.fill(stored ? { evidence: this.#know(toStoredPdf(stored)) } : { file: null });
    return this.filled.evidence;
  }

  /** Checks a file and stores it in place of the previous one. Returns an error message, or null. */
  choose(chosen: File): Promise<string | null> {
    return this.enqueue(async () => {
      const code = await importWithRetry(() => import('@/lib/file/stored-file'));
      if (!code) return null;
      const error = await code.checkEvidence(chosen);
      if (error) return error;
      try {
        const stored = await code.toStoredFile(chosen);
        const evidence = this.#know(toStoredPdf(stored));
        await this.replace({ evidence, file: stored.id }, [put('files', stored)]);
        return null;
      } catch {
        return `${chosen.name} could not be saved on this device. Free up space and choose it again.`;
      }
    });
  }

  removeFile(): Promise<void> {
    return this.enqueue(() => this.replace({ evidence: null, file: null }, []));
  }

  override rebase(field: string, stored: ActivityFormState, show: 'mine' | 'stored'): void {
    this.#know(stored.evidence);
    super.rebase(field === 'evidence' ? 'file' : field, stored, show);
  }

  protected override write({ values, file }: ActivityFormState): DraftContent {
    return { fields: values, file };
  }

  protected override read({ fields, file }: DraftContent): ActivityFormState {
    const evidence = file === null ? null : (this.#facts.get(file) ?? null);
    return { values: fields as ActivityValues, file, evidence };
  }

  #know<E extends StoredPdf | null>(evidence: E): E {
    if (evidence) this.#facts.set(evidence.file, evidence);
    return evidence;
  }
}
