import { toPicture, type Shape } from '@/lib/file/picture';
import { FormDraft, type DraftContent } from '@/lib/form/form-draft';
import { put } from '@/lib/store/record';

export interface RecordFormState {
  values: Readonly<Record<string, string>>;
  /** The id of this device's current or new picture for the record; null for none. */
  picture: string | null;
}

/** Set in a draft from an earlier release to remove the record's picture. */
const withoutPicture = 'without-picture';

/** The draft of a form with typed values and one picture. */
export class PictureDraft extends FormDraft<RecordFormState> {
  set(field: string, value: string): void {
    this.type({ values: { ...this.filled.values, [field]: value } });
  }

  /** Prepares a file and stores it in place of the previous one. Returns the error message, or null. */
  choose(chosen: File, shape: Shape): Promise<string | null> {
    return this.enqueue(async () => {
      const made = await toPicture(chosen, shape);
      if (typeof made === 'string') return made;
      try {
        await this.replace({ picture: made.id }, [put('files', made)]);
        return null;
      } catch {
        return `${chosen.name} could not be saved on this device. Free up space and choose it again.`;
      }
    });
  }

  removePicture(): Promise<void> {
    return this.enqueue(() => this.replace({ picture: null }, []));
  }

  override rebase(field: string, stored: RecordFormState, show: 'mine' | 'stored'): void {
    super.rebase(field === 'picture' ? 'file' : field, stored, show);
  }

  protected override write({ values, picture }: RecordFormState): DraftContent {
    return { fields: values, file: picture };
  }

  protected override read({ fields, file }: DraftContent): RecordFormState {
    return { values: fields, picture: file };
  }

  /** An earlier release stored a picture only if it differed from the record's. */
  protected override migrate({ fields, file }: DraftContent, fresh: DraftContent): DraftContent {
    return { fields, file: file ?? (fields[withoutPicture] ? null : fresh.file) };
  }
}
