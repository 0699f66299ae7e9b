import { toPicture, type Shape } from '@/lib/file/picture';
import { FormDraft, type DraftContent } from '@/lib/form/form-draft';
import { put } from '@/lib/store/record';

/** What the form of a record with a picture holds. */
export interface RecordFormState {
  values: Readonly<Record<string, string>>;
  /** The picture of this device that the record has or shall have, by its id; null where there is none. */
  picture: string | null;
}

/** Set in a draft of an earlier release whose record shall lose its picture. */
const withoutPicture = 'without-picture';

/** The draft of a form with typed values and one picture. */
export class PictureDraft extends FormDraft<RecordFormState> {
  set(field: string, value: string): void {
    this.type({ values: { ...this.filled.values, [field]: value } });
  }

  /** Makes a file ready and keeps what of it is shown, in place of the one before; gives what is wrong with it. */
  choose(chosen: File, shape: Shape): Promise<string | null> {
    return this.enqueue(async () => {
      const made = await toPicture(chosen, shape);
      if (typeof made === 'string') return made;
      try {
        await this.replace({ picture: made.id }, [put('files', made)]);
        return null;
      } catch {
        return `${chosen.name} could not be kept on this device. Make room and choose it again.`;
      }
    });
  }

  /** Takes the picture out of the form. */
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

  /** An earlier release named a picture only where it was another one than the record's. */
  protected override migrate({ fields, file }: DraftContent, fresh: DraftContent): DraftContent {
    return { fields, file: file ?? (fields[withoutPicture] ? null : fresh.file) };
  }
}
